import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGround, sha256Of } from '../grounds/a-ground.ts';
import { aMap, aSquare, aTerritory } from '../support/builders.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let staff: Staff;
const search = async (who: Who, q: string) =>
  (await world.call('GET /ground/search', { token: staff.token(who), query: { q } })).body;
const about = async (who: Who, id: string) => {
  const path = { territory_id: id };
  const name = 'GET /territory/ground/{territory_id}';
  return (await world.call(name, { token: staff.token(who), path })).body;
};

/** Of the square of the port. */
const squareLimits =
  'au nord, l’avenue d’Ostende et l’avenue John F. Kennedy\u202F; à l’est, la mer\u202F; ' +
  'au sud, la mer et la rue des Princes';

const far = {
  ...aSquare,
  features: aSquare.features.map((feature) => ({
    ...feature,
    geometry: {
      ...feature.geometry,
      coordinates: [
        [
          [2.3, 48.8],
          [2.4, 48.8],
          [2.4, 48.9],
          [2.3, 48.8],
        ],
      ],
    },
  })),
};

/** Chooses a basemap: 1 is the server of pictures, 2 the ground of the product. */
const drawsOn = (congregation: number, basemap: number) =>
  world.database.asTenant(congregation, (db) =>
    db.rows('update congregation_settings set basemap_provider_id = $1', [basemap]),
  );

beforeAll(async () => {
  world = await openWorld();
  staff = await aStaff(world);
  await aTerritory(world, { id: 1, number: 12, name: 'Condamine' });
  await aTerritory(world, { id: 2, number: 13, name: 'Sans carte' });
  await aTerritory(world, { id: 3, number: 14, name: 'Paris' });
  await aTerritory(world, { id: 20, congregation: 2 });
  await aMap(world, { territory: 1 });
  await aMap(world, { territory: 3, features: far });
});
afterAll(() => world.close());

describe('the ground that comes with the product', () => {
  it('is searched by everybody, who is told the territories that hold what is found [OWN-118]', async () => {
    expect(await search('5', 'r suffren')).toMatchObject({
      success: true,
      state: 'found',
      opens: false,
      places: [
        {
          kind: 'street',
          label: 'Rue Suffren Reymond',
          town: 'Monaco',
          territories: [{ territory_id: 1, number: 12, name: 'Condamine' }],
        },
      ],
    });
    expect(await search('4', 'r suffren')).toMatchObject({ opens: true });
  });

  it('names no territory where none lies, and none of another congregation [OWN-118]', async () => {
    await drawsOn(2, 2);
    const [place] = (await search('3', 'plage larvotto'))['places'] as { territories: unknown }[];
    expect(place).toMatchObject({ label: 'Plage Larvotto', territories: [] });
    const [street] = (await search('neighbour', 'r suffren'))['places'] as {
      territories: unknown;
    }[];
    expect(street).toMatchObject({ label: 'Rue Suffren Reymond', territories: [] });
  });

  it('tells what a territory is named and where it lies now, as soon as either is written [OWN-118]', async () => {
    const holders = async () => {
      const { places } = await search('5', 'r suffren');
      return (places as { territories: unknown }[]).map(({ territories }) => territories);
    };
    const redraw = (features: typeof aSquare) =>
      world.database.asTenant(1, (db) =>
        db.rows('update territory_maps set geojson_feature = $1 where territory_id = 1', [
          JSON.stringify(features),
        ]),
      );
    const rename = (name: string) =>
      world.database.asTenant(1, (db) =>
        db.rows('update territories set name = $1 where id = 1', [name]),
      );
    expect(await holders()).toEqual([[{ territory_id: 1, number: 12, name: 'Condamine' }]]);
    await rename('Le port');
    expect(await holders()).toEqual([[{ territory_id: 1, number: 12, name: 'Le port' }]]);
    await redraw(far);
    await aMap(world, { territory: 2 });
    expect(await holders()).toEqual([[{ territory_id: 2, number: 13, name: 'Sans carte' }]]);
    await world.database.asTenant(1, (db) =>
      db.rows('delete from territory_maps where territory_id = 2'),
    );
    await redraw(aSquare);
    await rename('Condamine');
    expect(await holders()).toEqual([[{ territory_id: 1, number: 12, name: 'Condamine' }]]);
  });

  it('finds nothing for a letter, two hundred of them, or what no name begins with [OWN-118]', async () => {
    for (const q of ['', 'r', 'r'.repeat(200), "'; drop table territories; --", '.*[', '%_%']) {
      expect([q, await search('5', q)]).toEqual([
        q,
        expect.objectContaining({ success: true, state: 'found', places: [] }),
      ]);
    }
  });

  it('is not searched by a congregation that draws on another, or lies elsewhere [OWN-134]', async () => {
    const nothing = { success: true, state: 'missing', places: [] };
    await drawsOn(2, 1);
    expect(await search('neighbour', 'r suffren')).toMatchObject(nothing);
    await drawsOn(2, 2);
    expect(await search('neighbour', 'r suffren')).toMatchObject({ state: 'found' });
    await aMap(world, { territory: 20, congregation: 2, features: far });
    expect(await search('neighbour', 'r suffren')).toMatchObject(nothing);
  });

  it('is not searched without a session [OWN-118]', async () => {
    const { status } = await world.call('GET /ground/search', { query: { q: 'rue' } });
    expect(status).toBe(401);
  });

  it('keeps its names in the folder of the grounds, under the hash of its content [OWN-118]', async () => {
    await search('5', 'rue');
    const names = await readdir(path.join(world.dataDir, 'grounds'));
    expect(names).toEqual([expect.stringMatching(/^[\da-f]{64}\.names-2\.json$/u)]);
  });
});

describe('what the ground says of a territory', () => {
  it('are the house numbers within it and its limits, for those who may read its page [OWN-119, OWN-120]', async () => {
    expect(await about('4', '1')).toEqual(
      expect.objectContaining({
        success: true,
        house_numbers: 8,
        limits: squareLimits,
      }),
    );
    expect(await about('5', '1')).toMatchObject({ success: false });
  });

  it('is nothing without a map, beside the ground, for an unknown one and for the neighbour [OWN-119, OWN-120]', async () => {
    const nothing = expect.objectContaining({ success: true, house_numbers: null, limits: '' });
    expect(await about('4', '2')).toEqual(nothing);
    expect(await about('4', '3')).toEqual(nothing);
    expect(await about('4', '999')).toEqual(nothing);
    expect(await about('neighbour', '1')).toEqual(nothing);
  });

  it('stands on the public map in the same words [OWN-120]', async () => {
    const { body } = await world.call('GET /map/info/{token}', {
      path: { token: 'token-of-the-map-of-0001' },
    });
    expect(body).toMatchObject({ limits: squareLimits });
  });
});

describe('a ground of the congregation', () => {
  const ground = aGround();
  const sha256 = sha256Of(ground);
  const file = () => path.join(world.dataDir, 'grounds', `${sha256}.pmtiles`);
  const labels = async (q: string) =>
    ((await search('5', q))['places'] as { label: string }[]).map(({ label }) => label);

  beforeAll(async () => {
    await mkdir(path.dirname(file()), { recursive: true });
    await writeFile(file(), ground);
    await world.database.asSite(async (db) => {
      await db.rows(
        `insert into grounds (sha256, name, west, south, east, north, latitude, longitude, zoom, bytes, streets, house_numbers)
         values ($1, 'Petit fond', 7.41, 43.73, 7.44, 43.75, 43.74, 7.425, 14, $2, 2, 1)`,
        [sha256, ground.length],
      );
      await db.rows('update congregations set ground_id = (select id from grounds) where id = 1');
    });
  });

  it('is searched instead, and limits and house numbers are told anew [OWN-118, OWN-119, OWN-120]', async () => {
    expect(await labels('du test')).toEqual(['Avenue du Test', 'Rue du Test']);
    expect(await labels('suffren')).toEqual([]);
    expect(await about('4', '1')).toMatchObject({ house_numbers: 0, limits: '' });
  });

  it('that is taken away while it is in use gives way to the one of the product [OWN-118]', async () => {
    await rm(file());
    expect(await labels('du test')).toEqual([]);
    expect(await labels('suffren')).toEqual(['Rue Suffren Reymond']);
    await writeFile(file(), ground);
  });

  it('that is taken away from a congregation elsewhere leaves it none, and the maps as they are [OWN-134]', async () => {
    await world.database.asSite((db) =>
      db.rows('update congregations set ground_id = (select id from grounds) where id = 2'),
    );
    const streets = async () => (await search('neighbour', 'rue'))['places'] as object[];
    expect(await streets()).toMatchObject([{ label: 'Rue du Test' }]);
    await rm(file());
    expect(await search('neighbour', 'rue')).toMatchObject({ state: 'missing', places: [] });
    await writeFile(file(), ground);
    expect(await streets()).toMatchObject([{ label: 'Rue du Test' }]);
    await world.database.asSite((db) =>
      db.rows('update congregations set ground_id = null where id = 2'),
    );
  });

  it('that is damaged is said to name nothing, and says nothing of a territory [OWN-118, OWN-119]', async () => {
    const other = 'f'.repeat(64);
    await writeFile(file().replace(sha256, other), 'no ground at all');
    await world.database.asSite((db) => db.rows('update grounds set sha256 = $1', [other]));
    expect(await search('5', 'suffren')).toMatchObject({ state: 'nameless', places: [] });
    expect(await about('4', '1')).toMatchObject({ house_numbers: null, limits: '' });
    await world.database.asSite((db) => db.rows('update grounds set sha256 = $1', [sha256]));
  });

  it('takes its names along when it is removed [OWN-118]', async () => {
    expect(await readdir(path.dirname(file()))).toContain(`${sha256}.names-2.json`);
    const id = String(
      (await world.database.asSite((db) => db.row<{ id: number }>('select id from grounds')))?.id,
    );
    await staff.ask('1', 'POST /ground/edit', {
      ground_id: id,
      name: 'Petit fond',
      congregation_ids: '',
    });
    await staff.ask('1', 'POST /ground/remove', { ground_id: id });
    await expect.poll(() => readdir(path.dirname(file()))).not.toContain(`${sha256}.names-2.json`);
  });
});
