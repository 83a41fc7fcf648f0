import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGround, sha256Of } from '../grounds/a-ground.ts';
import { anAssignment, aMap, aTerritory } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { readPdf } from '../support/read-pdf.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type Form, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld({
    now: '2026-03-15T09:04:05Z',
    publicUrl: 'https://plans.example.org',
  });
  staff = await aStaff(world);
  await aTerritory(world, { id: 1, number: 12, name: "Rue de l'Église" });
  await aTerritory(world, { id: 2, number: 7, name: 'Œuvre' });
  await aTerritory(world, { id: 3, number: 30, mapUrl: 'https://a.example.org/carte' });
  await aTerritory(world, { id: 4, exited: { to: 5, released: '2026-03-01', due: '2026-07-01' } });
  await aTerritory(world, { id: 20, congregation: 2 });
  for (const territory of [1, 2, 4]) await aMap(world, { territory });
});
afterAll(() => world.close());

async function send(who: Who, form: Readonly<Record<string, string>>) {
  const response = await fetch(`${world.url}/territory/cards`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${staff.token(who)}` },
    body: new URLSearchParams({ size: 'a6', ...form }),
  });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}
const pdf = async (who: Who, form: Readonly<Record<string, string>>) =>
  readPdf((await send(who, form)).bytes);
const refused = async (who: Who, form: Readonly<Record<string, string>>) =>
  JSON.parse(Buffer.from((await send(who, form)).bytes).toString()) as unknown;
/** Null: on the one that comes with the product. */
const drawsOnGround = (sha256: string | null) =>
  world.database.asSite(async (db) => {
    await db.rows(
      `insert into grounds (sha256, name, west, south, east, north, latitude, longitude, zoom, bytes, streets, house_numbers)
       select $1::text, 'Petit fond', 7.41, 43.725, 7.44, 43.745, 43.735, 7.425, 14, 1, 2, 1
       where $1::text is not null`,
      [sha256],
    );
    await db.rows(
      'update congregations set ground_id = (select id from grounds where sha256 = $1) where id = 1',
      [sha256],
    );
  });
const check = (who: Who, form: Form) => staff.ask(who, 'POST /territory/cards/check', form);

describe('the cards of a choice', () => {
  it('are a file named after the product and the local time [OWN-01]', async () => {
    const { response, bytes } = await send('3', { territory_ids: '1' });
    expect([
      response.status,
      response.headers.get('Content-Type'),
      response.headers.get('Content-Disposition'),
      Buffer.from(bytes.slice(0, 5)).toString(),
    ]).toEqual([
      200,
      'application/pdf',
      `attachment; filename="territoire-20260315-100405.pdf"; filename*=UTF-8''territoire-20260315-100405.pdf`,
      '%PDF-',
    ]);
  });

  it('say the limits in words, between the map and its foot [OWN-120]', async () => {
    const { pages } = await pdf('3', { territory_ids: '1' });
    const words = pages[0]?.join(' ') ?? '';
    expect(words).toMatch(
      /Limites\s: au nord, l’avenue d’Ostende et l’avenue John F\. Kennedy\s;/u,
    );
    expect(words).toContain('la mer et la rue des Princes.');
  });

  it('come one a page by number, in the requested size; territories without a map are left out [OWN-01]', async () => {
    const { pages, sizes, language } = await pdf('3', { territory_ids: '1,3,2' });
    expect(language).toBe('fr-FR');
    expect(sizes).toEqual(['0 0 419.527559 297.637795', '0 0 419.527559 297.637795']);
    expect(pages.map((words) => words.filter((word) => /^T\d+$|Église|Œuvre/u.test(word)))).toEqual(
      [
        ['T7', 'Œuvre'],
        ['T12', "Rue de l'Église"],
      ].map((own) => expect.arrayContaining(own)),
    );
    for (const words of pages) {
      expect(words.at(-1)).toMatch(/^Assemblée Centre, carte enregistrée le \d\d\/\d\d\/\d{4}$/u);
    }
    const size = async (name: string) => (await pdf('3', { territory_ids: '1', size: name })).sizes;
    expect(await size('a5')).toEqual(['0 0 595.275591 419.527559']);
    expect(await size('s12')).toEqual(['0 0 419.527559 266.456693']);
  });

  it('are placed together on A4 when requested [OWN-01]', async () => {
    const { sizes } = await pdf('3', { territory_ids: '1,2,4', on_a4: 'y' });
    expect(sizes).toEqual(['0 0 841.889764 595.275591']);
  });

  it('have a QR code that leads to the public map [OWN-01, B-72]', async () => {
    const { bytes } = await send('3', { territory_ids: '1' });
    expect(Buffer.from(bytes).toString('latin1')).toContain(
      '/URI (https://plans.example.org/map/token-of-the-map-of-0001)',
    );
  });

  it('have a preview: how many can be printed, and which territories have no map [OWN-01]', async () => {
    expect(await check('3', { territory_ids: '1,3,2' })).toEqual(
      success({ printable: 2, without_map: ['T30 - Rue 3'], unprintable: '' }),
    );
    expect(await check('3', { territory_ids: '3' })).toEqual(
      success({ printable: 0, without_map: ['T30 - Rue 3'], unprintable: '' }),
    );
    expect(await refused('3', { territory_ids: '3' })).toEqual(
      refusal('Aucun de ces territoires n’a de carte dessinée\u202F: il n’y a rien à imprimer.'),
    );
  });

  it('name what cannot be printed on them before they are made [OWN-20]', async () => {
    await world.database.asTenant(1, (db) =>
      db.rows("update territories set name = '東京 👩' where id = 2"),
    );
    const answers = [
      await check('3', { territory_ids: '1,2' }),
      await check('3', { territory_ids: '1' }),
    ];
    await world.database.asTenant(1, (db) =>
      db.rows("update territories set name = 'Œuvre' where id = 2"),
    );
    expect(answers).toEqual([
      success({
        printable: 2,
        without_map: [],
        unprintable:
          'Le PDF ne peut pas imprimer toutes ces lettres, un carré (□) prend leur place\u202F: «\u202F東京 👩\u202F» (東 京 👩).',
      }),
      success({ printable: 1, without_map: [], unprintable: '' }),
    ]);
  });

  it('name what the ground names in other letters, around the territories alone [OWN-20]', async () => {
    const bytes = aGround({ at: [7.41, 43.725], spelled: ['東京通り', 'Rue du Test'] });
    await mkdir(path.join(world.dataDir, 'grounds'), { recursive: true });
    await writeFile(path.join(world.dataDir, 'grounds', `${sha256Of(bytes)}.pmtiles`), bytes);
    await drawsOnGround(sha256Of(bytes));
    const asked = [
      await check('3', { territory_ids: '1' }),
      await check('3', { territory_ids: '3' }),
    ];
    await drawsOnGround(null);
    const [near, without] = asked.map(({ unprintable }) => unprintable);
    expect(near).toBe(
      'Le PDF ne peut pas imprimer toutes ces lettres, un carré (□) prend leur place\u202F: «\u202F東京通り\u202F» (東 京 通 り).',
    );
    expect(without).toBe('');
    expect(await check('3', { territory_ids: '1' })).toMatchObject({ unprintable: '' });
  });

  it('show places not to be visited while the territory is out, and never on a card for a drawer [OWN-122]', async () => {
    await world.database.asTenant(1, (db) =>
      db.rows(`insert into unvisited_places (
          congregation_id, territory_id, latitude, longitude, confirmed_on
        )
        select current_congregation(), id, 43.7355, 7.422, '2026-03-01'
        from territories where id in (1, 4)`),
    );
    const noted = async (who: Who, id: string) =>
      (await pdf(who, { territory_ids: id })).pages.map((words) =>
        words.includes('À ne pas visiter'),
      );
    const shown = {
      inDrawer: await noted('3', '1'),
      byManager: await noted('3', '4'),
      byHolder: await noted('5', '4'),
      withoutPlaces: await noted('3', '2'),
    };
    await world.database.asTenant(1, (db) => db.rows('delete from unvisited_places'));
    expect(shown).toEqual({
      inDrawer: [false],
      byManager: [true],
      byHolder: [true],
      withoutPlaces: [false],
    });
  });

  it('change nothing [OWN-01]', async () => {
    const lines = await world.read('select * from event_logs');
    await send('3', { territory_ids: '1' });
    expect(await world.read('select * from event_logs')).toEqual(lines);
  });
});

describe('who may print', () => {
  const none = 'Ce territoire n’existe pas.';
  const notHeld = 'Tu peux imprimer la carte des territoires que tu as sortis.';

  it('managers any territory, others the ones they have at present [OWN-01, B-04]', async () => {
    for (const who of ['1', '2', '3'] as const) {
      expect((await pdf(who, { territory_ids: '1,4' })).pages).toHaveLength(2);
    }
    for (const form of [{ territory_ids: '1' }, { territory_ids: '1,4' }]) {
      for (const who of ['4', '5'] as const) {
        expect(await refused(who, form)).toEqual(refusal(notHeld));
        expect(await check(who, form)).toEqual(refusal(notHeld));
      }
    }
    expect((await pdf('5', { territory_ids: '4' })).pages).toHaveLength(1);
    expect(await refused('4', { territory_ids: '4' })).toEqual(refusal(notHeld));
    await anAssignment(world, {
      id: 900,
      territory: 1,
      to: 5,
      released: '2025-01-01',
      returned: '2025-02-01',
      due: '2025-05-01',
    });
    expect(await refused('5', { territory_ids: '1' })).toEqual(refusal(notHeld));
  });

  it('nobody without a session, and nobody those of another congregation [OWN-01, GEN-20]', async () => {
    for (const name of ['POST /territory/cards', 'POST /territory/cards/check'] as const) {
      expect((await world.call(name)).status).toBe(401);
      for (const id of ['20', '0', '-1', 'x', '1,20', '99999999999', "1' or '1"]) {
        const form = { territory_ids: id, size: 'a6' };
        expect((await world.call(name, { token: staff.token('3'), form })).body).toEqual(
          refusal(none),
        );
      }
      const form = { territory_ids: '1', size: 'a6' };
      const token = staff.token('neighbour');
      expect((await world.call(name, { token, form })).body).toEqual(refusal(none));
    }
  });

  it('nothing of our congregation appears on a neighbour’s card [GEN-20]', async () => {
    await aMapOfTheNeighbour();
    const { pages } = await pdf('neighbour', { territory_ids: '20' });
    expect(pages[0]?.filter((word) => /^T(?:7|12|4)$/u.test(word))).toEqual([]);
  });

  const aMapOfTheNeighbour = () =>
    world.database.asTenant(2, (db) =>
      db.rows(
        `insert into territory_maps (congregation_id, territory_id, token, latitude, longitude, zoom, geojson_feature)
         values (2, 20, 'token-of-a-neighbours-map-20', 43.73, 7.42, 15, $1)`,
        [
          JSON.stringify({
            type: 'FeatureCollection',
            features: [
              {
                type: 'Feature',
                properties: { type: 'polygon', desc: '' },
                geometry: {
                  type: 'Polygon',
                  coordinates: [
                    [
                      [7.42, 43.73],
                      [7.43, 43.73],
                      [7.43, 43.74],
                      [7.42, 43.73],
                    ],
                  ],
                },
              },
            ],
          }),
        ],
      ),
    );

  it('says what is wrong with a request [OWN-01]', async () => {
    expect(await refused('3', { territory_ids: '' })).toEqual(
      refusal('Choisis au moins un territoire.'),
    );
    expect(await refused('3', { territory_ids: '1', size: 'a4' })).toEqual(
      refusal('Choisis une taille de carte.'),
    );
    const many = Array.from({ length: 501 }, (_, at) => at + 1).join(',');
    expect(await refused('3', { territory_ids: many })).toEqual(
      refusal('Choisis au maximum 500 territoires à la fois.'),
    );
  });
});
