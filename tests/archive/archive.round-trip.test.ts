import { fc } from '../support/rounds.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveTexts } from '../../backend/archive/archive.texts.ts';
import type { ImportResult } from '../../backend/archive/import-congregation.ts';
import type { CallName } from '../../backend/parts/permissions/permissions.ts';
import { seedDemo } from '../../backend/seed/seed.ts';
import { aRandomCongregation, settle } from '../dashboard/random-history.ts';
import { aCongregation, aMap, aUser } from '../support/builders.ts';
import { openWorld, type World } from '../support/world.ts';
import { aFullCongregation } from './a-full-congregation.ts';
import { archiveOf, exported, imported, manifestIn, tablesIn } from './archive-world.ts';

let here: World;
let elsewhere: World;

const site = 'Qui administre le site';

beforeAll(async () => {
  [here, elsewhere] = await Promise.all([openWorld(), openWorld()]);
  await seedDemo(here.database, here.clock);
  await aCongregation(elsewhere, { id: 1, name: 'Siège' });
  await aUser(elsewhere, { id: 900, login: site, role: 1 });
  await aCongregation(here, { id: 500, name: 'Siège' });
  await aUser(here, { id: 900, login: site, role: 1, congregation: 500 });
});
afterAll(() => Promise.all([here.close(), elsewhere.close()]));

async function brought(archive: Buffer, name = ''): Promise<number> {
  const answer = await imported(elsewhere, archive, name);
  if (typeof answer === 'string') throw new Error(answer);
  return answer.congregationId;
}

/** The answers of these calls to the congregation, without ids. */
async function answers(world: World, congregation: number) {
  const token = await world.signIn(site, congregation);
  const told: Record<string, unknown> = {};
  const calls: readonly (readonly [CallName, Readonly<Record<string, string>>])[] = [
    ['GET /territory/dashboard', {}],
    ['GET /territory/forecast', {}],
    ['GET /territory/trends', {}],
    ['GET /territory/coverage', {}],
    ['GET /territory/s13/check', { service_year: '2025' }],
    ['POST /territory/histogram', {}],
    ['GET /territory/exited/list', {}],
    ['GET /territory/available', {}],
    ['GET /map/global/view', {}],
    ['GET /service/logs', {}],
    ['GET /congregation/setting/view', {}],
  ];
  for (const [name, query] of calls) {
    const { body } = await world.call(name, { token, query });
    told[name] = JSON.parse(JSON.stringify(body), (key, value: unknown) =>
      /(?:^|_)ids?$|^version$|^link$|^archive_of$/u.test(key) ? 0 : value,
    );
  }
  return told;
}

const successful = (answer: unknown) => (answer as { success: boolean }).success;

describe('an archive imported on another site', () => {
  it('is identical, byte by byte, when it is exported there again: the demo congregation', async () => {
    const archive = await exported(here);
    const id = await brought(archive);
    const again = await exported(elsewhere, id);
    expect(tablesIn(again)).toEqual(tablesIn(archive));
    expect(manifestIn(again)).toEqual(manifestIn(archive));
    expect(
      manifestIn(again).tables.find(({ table }) => table === 'histories')?.lines,
    ).toBeGreaterThan(500);
  });

  it('loses nothing of a congregation with rows in every table, and the screens there show the same', async () => {
    await aFullCongregation(here);
    const archive = await exported(here, 7);
    const empty = manifestIn(archive).tables.filter(({ lines }) => lines === 0);
    expect(empty).toEqual([]);
    const id = await brought(archive);
    expect(manifestIn(await exported(elsewhere, id))).toEqual(manifestIn(archive));
    const told = await answers(here, 7);
    expect(await answers(elsewhere, id)).toEqual(told);
    expect(Object.entries(told).filter(([, it]) => !successful(it))).toEqual([]);
  });

  it('may come from a version that lacked settings: they are as those who update have them [OWN-10]', async () => {
    const archive = await exported(here, 7);
    const tables = tablesIn(archive);
    const [settings = {}] = tables.get('congregation_settings') ?? [];
    const { unvisited_reconfirm_years: _, end_map_links: __, ...earlier } = settings;
    tables.set('congregation_settings', [earlier]);
    const id = await brought(Buffer.from(archiveOf(tables)), 'Partie de la version 0.2.0');
    const again = tablesIn(await exported(elsewhere, id)).get('congregation_settings');
    expect(again).toEqual([{ ...settings, unvisited_reconfirm_years: 3, end_map_links: false }]);
  });

  it('brings no link of a map that may have ended: all are new where they end with a return [OWN-201]', async () => {
    const tables = tablesIn(await exported(here, 7));
    const [settings = {}] = tables.get('congregation_settings') ?? [];
    tables.set('congregation_settings', [{ ...settings, end_map_links: true }]);
    const maps = (tables.get('territory_maps') ?? []).map((map, at) => ({
      ...map,
      token: `jeton-qui-a-pris-fin-${at}`,
    }));
    tables.set('territory_maps', maps);
    const answer = await imported(elsewhere, archiveOf(tables), 'Aux liens qui finissent');
    expect(answer).toMatchObject({ renewed: 2, newLinks: 0 });
    const { congregationId } = answer as ImportResult;
    expect(archiveTexts.imported(answer as ImportResult, false)).toContain(
      'Nouveaux liens pour 2 cartes\u202F: dans cette assemblée ils prennent fin au retour.',
    );
    expect(
      [true, false].map((kept) => archiveTexts.imported(answer as ImportResult, kept)),
    ).toEqual([
      expect.stringContaining('ce serveur n’envoie pas d’e-mails'),
      expect.stringContaining('par «\u202FMot de passe oublié\u202F», ou le reçoit de toi'),
    ]);
    const stored = tablesIn(await exported(elsewhere, congregationId)).get('territory_maps') ?? [];
    expect(stored.map(({ token }) => token)).toEqual(
      maps.map(() => expect.stringMatching(/^[\w-]{22}$/u) as string),
    );
    expect(stored.map(({ token: _, ...map }) => map)).toEqual(
      maps.map(({ token: _, ...map }) => map),
    );
  });

  it('has maps drawn by other programs in the form that the editor stores', async () => {
    const tables = tablesIn(await exported(here, 7));
    const rings = (east: number) => [
      [
        [east, 43.73],
        [east + 0.01, 43.73],
        [east + 0.01, 43.74, 120],
      ],
    ];
    const drawn = (geometry: unknown) => ({ type: 'Feature', properties: null, geometry });
    Object.assign(tables.get('territory_maps')?.[0] ?? {}, {
      geojson_feature: {
        type: 'FeatureCollection',
        features: [
          drawn(null),
          drawn({ type: 'MultiPolygon', coordinates: [rings(7.42), rings(7.44)] }),
        ],
      },
    });
    const id = await brought(Buffer.from(archiveOf(tables)), 'Autre main');
    const [map] = tablesIn(await exported(elsewhere, id)).get('territory_maps') ?? [];
    const stored = (east: number) => ({
      type: 'Feature',
      properties: { type: 'polygon', desc: ' ' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [east, 43.73],
            [east + 0.01, 43.73],
            [east + 0.01, 43.74],
            [east, 43.73],
          ],
        ],
      },
    });
    expect(map?.['geojson_feature']).toEqual({
      type: 'FeatureCollection',
      features: [stored(7.42), stored(7.44)],
    });
  });

  it('is identical for any congregation, and the screens show the same', async () => {
    let made = 1000;
    await fc.assert(
      fc.asyncProperty(aRandomCongregation, async (grounds) => {
        made += 1;
        await aCongregation(here, { id: made, name: `Hasard ${made}` });
        for (const id of [1, 2]) {
          await aUser(here, { id, login: `Personne ${id}`, congregation: made });
        }
        await settle(here, made, grounds);
        if (grounds.length > 0) {
          await aMap(here, {
            congregation: made,
            territory: 1,
            token: `jeton-du-hasard-n-${made}`,
          });
        }
        const archive = await exported(here, made);
        const id = await brought(archive);
        expect(manifestIn(await exported(elsewhere, id))).toEqual(manifestIn(archive));
        expect(await answers(elsewhere, id)).toEqual(await answers(here, made));
      }),
      { numRuns: 8 },
    );
  }, 60_000);
});
