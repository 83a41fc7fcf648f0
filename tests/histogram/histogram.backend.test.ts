import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aCongregation, aMap, anAssignment, aTerritory, aUser } from '../support/builders.ts';
import { refusal } from '../support/generic-fields.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type Form, type World } from '../support/world.ts';

interface Row {
  readonly number_name: string;
  readonly total_output: number;
  readonly assignments: readonly { readonly color: string; readonly text: string }[];
}

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-15T09:00:00Z', publicUrl: 'https://plans.example.org' });
  staff = await aStaff(world);
  await aTerritory(world, { id: 1, number: 12, name: 'Rue Grimaldi', noVisited: true });
  await aMap(world, { territory: 1, token: 'token-of-the-map-of-twelve' });
  const history = [
    { id: 101, to: null, released: '2019-02-01', returned: '2019-05-02', due: '2019-06-01' },
    {
      id: 102,
      to: 4,
      released: '2025-01-01',
      returned: '2025-03-15',
      due: '2025-05-01',
      activity: 3,
    },
    { id: 103, to: 5, released: '2026-01-20', due: '2026-03-20', activity: 2 },
  ];
  for (const [at, entry] of history.entries()) {
    await anAssignment(world, { territory: 1, outputNumber: at + 1, ...entry });
  }
  await aTerritory(world, {
    id: 2,
    mapUrl: 'https://example.org/2',
    exited: { to: null, released: '2024-11-15', due: '2025-03-15', activity: 4 },
  });
  await aTerritory(world, {
    id: 3,
    exited: { to: 6, released: '2025-11-23', returned: '2026-02-14', due: '2026-03-23' },
  });
  await aTerritory(world, { id: 4, name: 'Ici « "là" »' });
  await aTerritory(world, {
    id: 20,
    congregation: 2,
    exited: { to: 21, released: '2025-11-23', due: '2026-03-23' },
  });
});
afterAll(() => world.close());

const asked = (who: Who, form: Form) => staff.ask(who, 'POST /territory/histogram', form);
const rows = async (form: Form, who: Who = '3') =>
  (await asked(who, form))['territories'] as readonly Row[];
const texts = async (form: Form) =>
  Object.fromEntries(
    (await rows(form)).map(({ number_name, assignments }) => [
      number_name.split(' ', 1)[0],
      assignments.map(({ text }) => text),
    ]),
  );

const standard = '#5a6570';
const never = { no_visited_icon: '', no_visited_color: '', no_visited_text: '', css_class: '' };

describe('the histogram', () => {
  it('holds every territory by number, with every documented field [REST-12, HIST-08, HIST-10, HIST-11, B-17, B-18, B-33, B-62]', async () => {
    expect(await asked('3', { month: '13', prefilter: 'n' })).toEqual({
      success: true,
      message: null,
      message_type: null,
      snackbar: false,
      snackbar_text: null,
      snackbar_color: null,
      snackbar_timeout: null,
      total: 4,
      first_release_date: '2019-02-01',
      manages: true,
      campaign_color: '#a83a78',
      invitation_color: '#0f6f68',
      standard_color: standard,
      territories: [
        {
          ...never,
          territory_id: 2,
          number_name: 'T2 - Rue 2',
          link: '/t-view/2',
          type: 'Habitations',
          total_output: 1,
          assignments: [
            {
              color: standard,
              text: '15/11/2024 – … · Présentoir',
              release_date: '2024-11-15',
              return_date: null,
            },
          ],
          exited: true,
          release_date: '2024-11-15',
          return_date: '2025-03-15',
          return_date_human: '15/03/2025',
          login: 'Proclamateur supprimé',
          activity: 'Présentoir',
          map_link: 'https://example.org/2',
          css_class: 'row-late',
        },
        {
          ...never,
          territory_id: 3,
          number_name: 'T3 - Rue 3',
          link: '/t-view/3',
          type: 'Habitations',
          total_output: 1,
          assignments: [
            {
              color: standard,
              text: '23/11/2025 – 14/02/2026 · Porte à porte',
              release_date: '2025-11-23',
              return_date: '2026-02-14',
            },
          ],
          exited: false,
          release_date: '2025-11-23',
          return_date: '2026-02-14',
          return_date_human: '14/02/2026',
          login: 'Autre Rôle 5',
          activity: 'Porte à porte',
          map_link: null,
        },
        {
          ...never,
          territory_id: 4,
          number_name: 'T4 - Ici « "là" »',
          link: '/t-view/4',
          type: 'Habitations',
          total_output: 0,
          assignments: [],
          exited: false,
          release_date: null,
          return_date: null,
          return_date_human: '',
          login: '',
          activity: '',
          map_link: null,
        },
        {
          territory_id: 1,
          number_name: 'T12 - Rue Grimaldi',
          link: '/t-view/1',
          type: 'Habitations',
          total_output: 3,
          assignments: [
            {
              color: '#a83a78',
              text: '20/01/2026 – … · Campagne',
              release_date: '2026-01-20',
              return_date: null,
            },
            {
              color: '#0f6f68',
              text: '01/01/2025 – 15/03/2025 · Invitation',
              release_date: '2025-01-01',
              return_date: '2025-03-15',
            },
            {
              color: standard,
              text: '01/02/2019 – 02/05/2019 · Porte à porte',
              release_date: '2019-02-01',
              return_date: '2019-05-02',
            },
          ],
          exited: true,
          release_date: '2026-01-20',
          return_date: '2026-03-20',
          return_date_human: '20/03/2026',
          login: 'Rôle numéro 5',
          activity: 'Campagne',
          no_visited_icon: 'mdi-account-cancel',
          no_visited_color: '#a3221c',
          no_visited_text: 'Personnes à ne pas visiter',
          map_link: 'https://plans.example.org/map/token-of-the-map-of-twelve',
          css_class: 'row-soon',
        },
      ],
    });
  });

  it('shows the assignments with a date in the requested months, and counts them all [REST-12, HIST-04, HIST-05, B-61]', async () => {
    expect(await texts({ month: '1' })).toEqual({ T2: [], T3: [], T4: [], T12: [] });
    expect(await texts({ month: '2' })).toEqual({
      T2: [],
      T3: ['23/11/2025 – 14/02/2026 · Porte à porte'],
      T4: [],
      T12: ['20/01/2026 – … · Campagne'],
    });
    expect((await texts({ month: '12' }))['T12']).toEqual([
      '20/01/2026 – … · Campagne',
      '01/01/2025 – 15/03/2025 · Invitation',
    ]);
    const counts = async (form: Form) => (await rows(form)).map((row) => row.total_output);
    expect(await counts({ month: '1' })).toEqual([1, 1, 0, 3]);
    expect(await texts({})).toEqual(await texts({ month: '13' }));
  });

  it('with the prefilter, holds only territories without an assignment in those months, and counts those [HIST-06, HIST-11, B-61]', async () => {
    const left = async (form: Form) => {
      const answer = await asked('4', form);
      const names = (answer['territories'] as readonly Row[]).map(({ number_name }) => number_name);
      return [answer['total'], ...names.map((name) => name.split(' ', 1)[0])];
    };
    expect(await left({ month: '12', prefilter: 'y' })).toEqual([2, 'T2', 'T4']);
    expect(await left({ month: '13', prefilter: 'y' })).toEqual([1, 'T4']);
    expect(await left({ month: '1', prefilter: 'true' })).toEqual([4, 'T2', 'T3', 'T4', 'T12']);
    for (const off of ['n', '', 'x', '0']) {
      expect((await left({ month: '12', prefilter: off }))[0]).toBe(4);
    }
  });

  it.each(['0', '14', 'x', '-3', '12 or 1=1', '1,2'])(
    'is refused for the month %j, with a sentence [REST-12, RG-06]',
    async (month) => {
      expect(await asked('3', { month })).toEqual(refusal('Choisis un nombre de mois de 1 à 13.'));
    },
  );

  it('is for elders and managers, and not for publishers or strangers [HIST-14, B-01, B-04]', async () => {
    for (const who of ['1', '2', '3', '4'] as const) {
      expect((await asked(who, {}))['success']).toBe(true);
    }
    expect(await asked('5', {})).toEqual(
      refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
    );
    expect((await world.call('POST /territory/histogram')).status).toBe(401);
  });

  it('is that of one congregation only [GEN-20]', async () => {
    for (const who of ['neighbour', 'site in 2'] as const) {
      expect((await rows({}, who)).map(({ number_name }) => number_name)).toEqual(['T20 - Rue 20']);
    }
  });

  it('is empty where there is no territory, with the same number of queries [REST-12, B-61]', async () => {
    await aCongregation(world, { id: 3, name: 'Vide' });
    await aUser(world, { id: 31, login: 'Seule Ici', role: 3, congregation: 3 });
    const token = await world.signIn('Seule Ici', 3);
    const questions = vi.spyOn(Client.prototype, 'query');
    const answered = async () => {
      questions.mockClear();
      const { body } = await world.call('POST /territory/histogram', { token });
      return [body['total'], (body['territories'] as Row[]).length, questions.mock.calls.length];
    };
    expect(await answered()).toEqual([0, 0, 4]);
    for (let id = 300; id < 320; id++) await aTerritory(world, { id, congregation: 3 });
    expect(await answered()).toEqual([20, 20, 4]);
  });

  it('repeated under its idempotency key gets the same answer [REST-12, B-20]', async () => {
    const headers = { 'Idempotency-Key': '7b1e6c9e-6f0a-4f6a-9d53-0a6f1d2c3b4a' };
    const once = () =>
      world.call('POST /territory/histogram', { token: staff.token('3'), headers, form: {} });
    const first = await once();
    expect(first.body['total']).toBe(4);
    expect(await once()).toEqual(first);
  });

  it('makes the automatic returns that are due before it is read [B-13]', async () => {
    await aCongregation(world, {
      id: 5,
      name: 'Rend',
      settings: { online_automatic_return: true },
    });
    await aUser(world, { id: 51, login: 'Rend Tout', role: 3, congregation: 5 });
    const exited = { to: 51, released: '2025-11-15', due: '2026-03-15', online: true };
    await aTerritory(world, { id: 50, congregation: 5, exited });
    const token = await world.signIn('Rend Tout', 5);
    const { body } = await world.call('POST /territory/histogram', { token });
    expect(body['territories']).toMatchObject([{ exited: false, return_date: '2026-03-15' }]);
  });
});
