import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAssignment, aTerritory, aUser } from '../support/builders.ts';
import { refusal } from '../support/generic-fields.ts';
import { readPdf } from '../support/read-pdf.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';
import { readS13 } from './read-s13.ts';

const longLogin = 'VANDENBERGHE-DE LA ROCHEFOUCAULD Marie-Bernadette';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-15T09:04:05Z' });
  staff = await aStaff(world);
  await aUser(world, { id: 7, login: longLogin });
  await aTerritory(world, { id: 1, number: 12, name: 'Rue Grimaldi' });
  const history: readonly (readonly [
    to: number | null,
    released: string,
    returned: string | null,
    activity?: number,
  ])[] = [
    [5, '2020-10-01', '2020-12-24'],
    [5, '2025-08-31', '2025-08-31'],
    [4, '2025-09-01', '2025-09-30', 2],
    [7, '2025-09-30', '2025-10-20', 3],
    [null, '2025-10-20', '2025-11-30', 4],
    [6, '2025-12-01', '2026-01-01'],
    [5, '2026-01-20', null, 2],
  ];
  for (const [at, [to, released, returned, activity = 1]] of history.entries()) {
    await anAssignment(world, {
      id: 100 + at,
      territory: 1,
      to,
      released,
      returned,
      due: '2026-08-01',
      activity,
      outputNumber: at + 1,
    });
  }
  await aTerritory(world, { id: 2 });
  await aTerritory(world, { id: 3, exited: { to: 6, released: '2024-03-01', due: '2024-07-01' } });
});
afterAll(() => world.close());

async function send(who: Who, query = '') {
  const response = await fetch(`${world.url}/territory/s13${query}`, {
    headers: { Authorization: `Bearer ${staff.token(who)}` },
  });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}
const sheet = async (query = '', who: Who = '3') => readS13((await send(who, query)).bytes);

describe('the S-13', () => {
  it('is a file with the documented name, for elders and managers [REST-13, HIST-02]', async () => {
    for (const who of ['1', '2', '3', '4'] as const) {
      const { response, bytes } = await send(who);
      expect([
        response.status,
        response.headers.get('Content-Type'),
        response.headers.get('Content-Disposition'),
        Buffer.from(bytes.slice(0, 5)).toString(),
      ]).toEqual([
        200,
        'application/pdf',
        `attachment; filename="Fiche_S13.pdf"; filename*=UTF-8''Fiche_S13.pdf`,
        '%PDF-',
      ]);
    }
  });

  it('has the layout of the form: A4 portrait, French words, page number at the foot [B-63]', async () => {
    const { sizes, language } = readPdf((await send('3')).bytes);
    expect([sizes, language]).toEqual([['0 0 595.28 841.89'], 'fr-FR']);
    const block = ['Attribué à', 'Attribué le', 'Entièrement', 'parcouru le'];
    expect((await sheet()).forms).toEqual([
      [
        "REGISTRE D'ATTRIBUTION DES TERRITOIRES",
        'Année de service :',
        '2026',
        'Terr. nº',
        'Parcouru pour la',
        'dernière fois le*',
        ...block,
        ...block,
        ...block,
        ...block,
        '* Lorsque vous commencez une nouvelle feuille, notez dans cette colonne la date à laquelle chaque territoire a été entièrement parcouru pour la dernière fois.',
        'S-13-F 1/22',
        'page 1/1',
      ],
    ]);
  });

  it('holds the exits of the year: a fifth continues below, campaigns are marked, the last completion is from before the year [B-63]', async () => {
    expect(await sheet()).toMatchObject({
      lines: [
        [
          [2, ''],
          [3, ''],
          [12, '31/08/2025'],
          [12, ''],
        ],
      ],
      entries: [
        {
          number: 12,
          assignedTo: 'Rôle numéro 4 (C)',
          assignedOn: '01/09/2025',
          coveredOn: '30/09/2025',
        },
        { number: 12, assignedTo: longLogin, assignedOn: '30/09/2025', coveredOn: '20/10/2025' },
        {
          number: 12,
          assignedTo: 'Proclamateur supprimé',
          assignedOn: '20/10/2025',
          coveredOn: '30/11/2025',
        },
        {
          number: 12,
          assignedTo: 'Autre Rôle 5',
          assignedOn: '01/12/2025',
          coveredOn: '01/01/2026',
        },
        { number: 12, assignedTo: 'Rôle numéro 5 (C)', assignedOn: '20/01/2026', coveredOn: '' },
      ],
    });
  });

  it('of an earlier year holds that year [REST-13, B-63]', async () => {
    expect(await sheet('?service_year=2025')).toMatchObject({
      lines: [
        [
          [2, ''],
          [3, ''],
          [12, '24/12/2020'],
        ],
      ],
      entries: [
        {
          number: 12,
          assignedTo: 'Rôle numéro 5',
          assignedOn: '31/08/2025',
          coveredOn: '31/08/2025',
        },
      ],
    });
    expect((await sheet('?service_year=1901')).entries).toEqual([]);
  });

  it.each(['2027', '0', 'x', '1899', "2026'--"])(
    'is refused for the service year %j [REST-13, RG-06]',
    async (year) => {
      const { response, bytes } = await send('3', `?service_year=${encodeURIComponent(year)}`);
      expect(response.status).toBe(200);
      expect(JSON.parse(Buffer.from(bytes).toString())).toEqual(
        refusal('Cette année de service n’existe pas.'),
      );
    },
  );

  it('is refused to a publisher and to a stranger [REST-13, B-01]', async () => {
    const { bytes } = await send('5');
    expect(JSON.parse(Buffer.from(bytes).toString())).toEqual(
      refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
    );
    expect((await fetch(`${world.url}/territory/s13`)).status).toBe(401);
  });

  it('has twenty lines a page, and an empty form where there is no territory [B-63]', async () => {
    expect((await sheet('', 'neighbour')).lines).toEqual([[]]);
    for (let id = 200; id < 241; id++) await aTerritory(world, { id, congregation: 2 });
    const { lines, forms } = await sheet('', 'neighbour');
    expect(lines.map(({ length }) => length)).toEqual([20, 20, 1]);
    expect(forms.map((words) => words.at(-1))).toEqual(['page 1/3', 'page 2/3', 'page 3/3']);
  });

  it('shows every assignment of any five years exactly once, over all its sheets [REST-13, B-63]', async () => {
    const days = (count: number) =>
      new Date(Date.UTC(2021, 2, 1) + count * 86_400_000).toISOString().slice(0, 10);
    const human = (date: string) => date.split('-').toReversed().join('/');
    const lengths = fc.array(fc.tuple(fc.nat(60), fc.nat(90), fc.constantFrom(1, 2, 3, 4)), {
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(lengths, { minLength: 1, maxLength: 5 }), async (territories) => {
        const expected = [];
        for (const [at, history] of territories.entries()) {
          const territory = 500 + at;
          await aTerritory(world, { id: territory, congregation: 2 });
          let day = 0;
          for (const [number, [rest, held, activity]] of history.entries()) {
            const released = days(day + rest);
            const open = number === history.length - 1;
            day += rest + held;
            const returned = open ? null : days(day);
            if (days(day) > '2026-03-15') break;
            await anAssignment(world, {
              id: territory * 100 + number,
              congregation: 2,
              territory,
              to: 21,
              released,
              returned,
              due: '2026-08-01',
              activity,
              outputNumber: number + 1,
            });
            expected.push([
              territory,
              activity === 2 ? 'Voisin Port (C)' : 'Voisin Port',
              human(released),
              returned === null ? '' : human(returned),
            ]);
          }
        }
        const found = [];
        for (const year of [2021, 2022, 2023, 2024, 2025, 2026]) {
          const { entries } = await sheet(`?service_year=${year}`, 'neighbour');
          for (const { number, assignedTo, assignedOn, coveredOn } of entries) {
            found.push([number, assignedTo, assignedOn, coveredOn]);
          }
        }
        await world.database.asTenant(2, (db) =>
          db.rows('delete from territories where id between 500 and 600'),
        );
        expect(found.map(String).toSorted()).toEqual(expected.map(String).toSorted());
      }),
      { numRuns: 4 },
    );
  });
});

describe('the preview of an S-13 [OWN-08]', () => {
  const check = async (query = {}, who: Who = '3') =>
    (await world.call('GET /territory/s13/check', { token: staff.token(who), query })).body;

  it('lists the years to choose from and the oddities, each with the screen that corrects it [B-63]', async () => {
    await anAssignment(world, {
      id: 199,
      territory: 1,
      to: 6,
      released: '2025-12-24',
      returned: '2025-12-24',
      due: '2026-08-01',
      outputNumber: 99,
    });
    const answer = await check();
    await world.database.asTenant(1, (db) => db.rows('delete from histories where id = 199'));
    expect(answer).toEqual({
      success: true,
      message: null,
      message_type: null,
      snackbar: false,
      snackbar_text: null,
      snackbar_color: null,
      snackbar_timeout: null,
      unprintable: '',
      service_years: [2026, 2025, 2024, 2023, 2022, 2021],
      odd: [
        { oddity: 'neverCovered', number_name: 'T2 - Rue 2', link: '/t-view/2', text: '' },
        { oddity: 'neverCovered', number_name: 'T3 - Rue 3', link: '/t-view/3', text: '' },
        {
          oddity: 'outTooLong',
          number_name: 'T3 - Rue 3',
          link: '/t-view/3',
          text: '01/03/2024 – … · Autre Rôle 5',
        },
        {
          oddity: 'overlap',
          number_name: 'T12 - Rue Grimaldi',
          link: '/t-view/1',
          text: '24/12/2025 – 24/12/2025 · Autre Rôle 5',
        },
      ],
    });
  });

  it('refuses an invalid year, and everybody who may not make the sheet [REST-13, B-01]', async () => {
    expect(await check({ service_year: '2027' })).toEqual(
      refusal('Cette année de service n’existe pas.'),
    );
    expect(await check({}, '5')).toEqual(
      refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
    );
    expect((await check({}, '4')).success).toBe(true);
    expect((await world.call('GET /territory/s13/check')).status).toBe(401);
  });
});
