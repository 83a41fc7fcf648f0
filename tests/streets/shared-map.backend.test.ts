import type { Feature, Point } from 'geojson';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mapOfPlanned } from '../cards/some-cards.ts';
import { aMap, aTerritory } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { aStaff, type Staff } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld();
  staff = await aStaff(world);
});
afterAll(() => world.close());

/** Eight streets of Monaco. */
const features = mapOfPlanned(2);
const exited = { to: 5, released: '2026-03-01', due: '2026-07-01' };
const ended = refusal(
  'Ce code vaut jusqu’à minuit, jusqu’à la rentrée, ou jusqu’à ce que la personne qui te l’a montré y mette fin. Demande-lui un nouveau code.',
);

beforeEach(async () => {
  world.clock.set('2026-03-15T09:00:00Z');
  await world.database.asTenant(1, (db) => db.rows('delete from territories'));
  await staff.signInAgain();
  await aTerritory(world, { id: 1, exited });
  await aMap(world, { territory: 1, features });
});

const tokenIn = (link: unknown) => String(link).split('/').at(-1) ?? '';
const asked = async (form: Readonly<Record<string, string>>) =>
  tokenIn((await staff.ask('5', 'POST /territory/streets/share', form))['link']);
const share = (territory = '1') => asked({ territory_id: territory });
const again = (token: string) =>
  asked({ territory_id: '1', link: `https://example.org/a-deux/${token}` });
const hashes = () => world.read('select token_hash from street_shares');
let visitors = 0;
const headers = () => {
  visitors += 1;
  return { 'X-Forwarded-For': `2001:db8:2::${visitors.toString(16)}` };
};
const opened = async (token: string) =>
  (await world.call('GET /streets/shared/{token}', { path: { token }, headers: headers() })).body;
const openedMap = async (token: string) =>
  (await world.call('GET /streets/shared/map/{token}', { path: { token }, headers: headers() }))
    .body;
const giveBack = () =>
  staff.ask('3', 'POST /territory/return', { territory_ids: '1', return_date: '2026-03-15' });

describe('a code for two', () => {
  it('opens the map of its streets: the limits and what is drawn of the streets, no marker, place, note, holder or link [OWN-221]', async () => {
    const marker: Feature<Point> = {
      type: 'Feature',
      properties: { type: 'information', desc: 'Chez Dupont' },
      geometry: { type: 'Point', coordinates: [7.4167, 43.7264] },
    };
    await world.database.asTenant(1, async (db) => {
      await db.rows('delete from territory_maps');
      await db.rows(`update territories set note = 'Un mot' where id = 1`);
      await db.rows(
        `insert into unvisited_places (congregation_id, territory_id, latitude, longitude, confirmed_on)
         values (1, 1, 43.73551, 7.42201, '2026-03-01')`,
      );
    });
    await aMap(world, {
      territory: 1,
      features: { ...features, features: [...features.features, marker] },
    });
    await aTerritory(world, { id: 2, exited });
    await aMap(world, { territory: 2, features: mapOfPlanned(3) });
    const token = await share();
    const body = await openedMap(token);
    expect(Object.keys(body).toSorted()).toEqual(
      [...Object.keys(success()), 'lines', 'map'].toSorted(),
    );
    const { geojson_feature: drawn } = body['map'] as { geojson_feature: typeof features };
    expect(drawn.features.map(({ geometry }) => geometry)).toEqual(
      features.features.map(({ geometry }) => geometry).filter(({ type }) => type === 'Polygon'),
    );
    const named = (list: unknown) =>
      new Set((list as readonly { readonly name: string }[]).map(({ name }) => name));
    expect(named(body['lines'])).toEqual(named((await opened(token))['streets']));
    const written = JSON.stringify(body);
    for (const kept of ['Dupont', 'Un mot', '43.73551', '7.42201', '/map/', 'DEMO'])
      expect(written).not.toContain(kept);
    expect(written.length).toBeLessThan(10_000);
  });

  it('opens no map where none is drawn, nor of one that is wrong or has ended [OWN-221]', async () => {
    const token = await share();
    expect(await openedMap(token.replace(/^1-/u, '2-'))).toEqual(ended);
    await world.database.asTenant(1, (db) => db.rows('delete from territory_maps'));
    expect(await openedMap(token)).toMatchObject({ success: true, map: null, lines: [] });
    await giveBack();
    expect(await openedMap(token)).toEqual(ended);
  });

  it('is shown again while it is good; one that has ended, of another territory or of nobody is not, and another is made [OWN-223]', async () => {
    await aTerritory(world, { id: 2, exited });
    const token = await share();
    expect(await again(token)).toBe(token);
    expect(await hashes()).toHaveLength(1);
    for (const other of [await share('2'), '1-AAAAAAAAAAAAAAAAAAAAAA', 'x', '']) {
      const made = await again(other);
      expect([token, other]).not.toContain(made);
      expect(await opened(made)).toMatchObject({ success: true, number_name: 'T1 - Rue 1' });
    }
    await staff.ask('5', 'POST /territory/streets/unshare', { territory_id: '1' });
    expect(await again(token)).not.toBe(token);
    expect(await opened(token)).toEqual(ended);
  });

  it('shown again takes no turn of five: others stay good, and one that five have followed is shown no more [OWN-218, OWN-223]', async () => {
    const tokens: string[] = [];
    for (let time = 0; time < 5; time += 1) tokens.push(await share());
    const [first = '', ...others] = tokens;
    for (let time = 0; time < 6; time += 1) expect(await again(first)).toBe(first);
    for (const token of tokens) expect(await opened(token)).toMatchObject({ success: true });
    const sixth = await share();
    const seventh = await again(first);
    expect(tokens).not.toContain(seventh);
    expect(await hashes()).toHaveLength(5);
    for (const token of [...others.slice(1), sixth, seventh])
      expect(await opened(token)).toMatchObject({ success: true });
    expect(await opened(first)).toEqual(ended);
  });
});
