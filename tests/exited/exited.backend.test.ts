import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCongregation, aMap, anAssignment, aTerritory, aUser } from '../support/builders.ts';
import { openWorld, type World } from '../support/world.ts';

const today = '2026-03-15T09:00:00Z';

interface Row {
  readonly number_name: string;
  readonly css_class: string;
  readonly reprieve_btn: boolean;
  readonly return_date: string;
  readonly total_output: number;
  readonly assignments: readonly object[];
}

let world: World;
const token: Record<string, string> = {};

beforeAll(async () => {
  world = await openWorld({ now: today, publicUrl: 'https://plans.example.org' });
  await aCongregation(world, { id: 1 });
  await aCongregation(world, { id: 2, name: 'Port' });
  for (const role of [1, 2, 3, 4, 5] as const) {
    await aUser(world, { id: role, login: `Rôle numéro ${role}`, role });
    token[role] = await world.signIn(`Rôle numéro ${role}`);
  }
  token['site in 2'] = await world.signIn('Rôle numéro 1', 2);
  await aUser(world, { id: 21, login: 'Voisin Port', role: 2, congregation: 2 });
  token['neighbour'] = await world.signIn('Voisin Port', 2);

  await aTerritory(world, { id: 1, number: 12, name: 'Rue Grimaldi', noVisited: true });
  await aMap(world, { territory: 1, token: 'token-of-the-map-of-twelve' });
  await anAssignment(world, {
    id: 101,
    territory: 1,
    to: null,
    released: '2019-02-01',
    returned: '2019-05-02',
    due: '2019-06-01',
  });
  await anAssignment(world, {
    id: 102,
    territory: 1,
    to: 4,
    released: '2025-03-01',
    returned: '2025-04-01',
    due: '2025-05-01',
    activity: 3,
    outputNumber: 2,
  });
  await anAssignment(world, {
    id: 103,
    territory: 1,
    to: 5,
    released: '2026-01-20',
    due: '2026-03-20',
    activity: 2,
    outputNumber: 3,
    online: true,
  });
  await aTerritory(world, {
    id: 2,
    number: 2,
    mapUrl: 'https://example.org/2',
    exited: { to: null, released: '2025-11-15', due: '2026-03-15', activity: 4 },
  });
  await aTerritory(world, { id: 3, exited: { to: 5, released: '2025-11-23', due: '2026-03-23' } });
  await aTerritory(world, {
    id: 4,
    exited: { to: 5, released: '2025-01-23', returned: '2025-03-23', due: '2025-05-23' },
  });
  await aTerritory(world, { id: 5 });
  await aTerritory(world, {
    id: 6,
    congregation: 2,
    exited: { to: 21, released: '2025-11-23', due: '2026-03-23' },
  });
});

afterAll(() => world.close());
beforeEach(() => world.clock.set(today));

const list = async (who: string) =>
  (await world.call('GET /territory/exited/list', { token: token[who]! })).body;
const rows = async (who: string) => (await list(who))['territories'] as readonly Row[];
const reprieve = (who: string, territory_id: unknown, history_id: unknown) =>
  world.call('POST /history/reprieve', {
    token: token[who]!,
    form: { territory_id: String(territory_id), history_id: String(history_id) },
  });
const stored = (congregation: number, id: number) =>
  world.database.asTenant(congregation, (db) =>
    db.row(
      'select theoretical_return_date as due, reprieve_months as months from histories where id = $1',
      [id],
    ),
  );
const logged = (congregation = 1) =>
  world.database.asTenant(congregation, (db) =>
    db.rows('select login, user_id, number_name, action, css_class from event_logs order by id'),
  );

describe('the list of what is out', () => {
  it('holds only what is out, ordered by number, with every documented field [REST-14, EXD-02, EXD-12, EXD-13, B-18, B-33, B-48]', async () => {
    const standard = '#5a6570';
    expect(await list('3')).toEqual({
      success: true,
      message: null,
      message_type: null,
      snackbar: false,
      snackbar_text: null,
      snackbar_color: null,
      snackbar_timeout: null,
      total: 3,
      reprieve: true,
      headers: [
        { text: 'Territoire', value: 'number_name', sortable: true },
        { text: 'Type', value: 'type', sortable: true },
        { text: 'Proclamateur', value: 'login', sortable: true },
        { text: 'Activité', value: 'activity', sortable: true },
        { text: 'Sortie le', value: 'release_date', sortable: true },
        { text: 'À rentrer le', value: 'return_date', sortable: true },
        { text: 'En ligne', value: 'online', sortable: true },
        { text: 'Carte', value: 'map_link', sortable: false },
        { text: 'Sursis', value: 'reprieve_btn', sortable: false },
      ],
      territories: [
        {
          territory_id: 2,
          history_id: 2,
          number_name: 'T2 - Rue 2',
          link: '/t-view/2',
          type: 'Habitations',
          total_output: 1,
          assignments: [{ color: standard, text: '15/11/2025 – … · Présentoir' }],
          exited: true,
          release_date: '2025-11-15',
          release_date_human: '15/11/2025',
          return_date: '2026-03-15',
          return_date_human: '15/03/2026',
          login: 'Proclamateur supprimé',
          activity: 'Présentoir',
          online: false,
          no_visited_icon: '',
          no_visited_color: '',
          no_visited_text: '',
          map_link: 'https://example.org/2',
          css_class: 'row-late',
          reprieve_btn: true,
        },
        {
          territory_id: 3,
          history_id: 3,
          number_name: 'T3 - Rue 3',
          link: '/t-view/3',
          type: 'Habitations',
          total_output: 1,
          assignments: [{ color: standard, text: '23/11/2025 – … · Porte à porte' }],
          exited: true,
          release_date: '2025-11-23',
          release_date_human: '23/11/2025',
          return_date: '2026-03-23',
          return_date_human: '23/03/2026',
          login: 'Rôle numéro 5',
          activity: 'Porte à porte',
          online: false,
          no_visited_icon: '',
          no_visited_color: '',
          no_visited_text: '',
          map_link: null,
          css_class: '',
          reprieve_btn: false,
        },
        {
          territory_id: 1,
          history_id: 103,
          number_name: 'T12 - Rue Grimaldi',
          link: '/t-view/1',
          type: 'Habitations',
          total_output: 3,
          assignments: [
            { color: '#a83a78', text: '20/01/2026 – … · Campagne' },
            { color: '#0f6f68', text: '01/03/2025 – 01/04/2025 · Invitation' },
          ],
          exited: true,
          release_date: '2026-01-20',
          release_date_human: '20/01/2026',
          return_date: '2026-03-20',
          return_date_human: '20/03/2026',
          login: 'Rôle numéro 5',
          activity: 'Campagne',
          online: true,
          no_visited_icon: 'mdi-account-cancel',
          no_visited_color: '#a3221c',
          no_visited_text: 'Personnes à ne pas visiter',
          map_link: 'https://plans.example.org/map/token-of-the-map-of-twelve',
          css_class: 'row-soon',
          reprieve_btn: true,
        },
      ],
    });
  });

  it('marks what is late or due within seven days, and only that may get a reprieve [EXD-05, EXD-11, B-17, B-19]', async () => {
    const seen = [];
    for (const day of ['2026-03-12', '2026-03-13', '2026-03-19', '2026-03-20', '2026-03-21']) {
      world.clock.set(`${day}T12:00:00Z`);
      token['3'] = await world.signIn('Rôle numéro 3');
      const row = (await rows('3')).find(({ number_name }) => number_name.startsWith('T12 '));
      seen.push([row?.css_class, row?.reprieve_btn]);
    }
    expect(seen).toEqual([
      ['', false],
      ['row-soon', true],
      ['row-soon', true],
      ['row-late', true],
      ['row-late', true],
    ]);
  });

  it('offers an elder no reprieve: no column, no button [REST-14, EXD-05, B-01, B-03]', async () => {
    const body = await list('4');
    expect(body).toMatchObject({ success: true, total: 3, reprieve: false });
    expect((body['headers'] as { value: string }[]).map(({ value }) => value)).not.toContain(
      'reprieve_btn',
    );
    expect((await rows('4')).map(({ reprieve_btn }) => reprieve_btn)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is refused to a publisher, and to nobody else who is signed in [RG-05, B-04]', async () => {
    expect(await list('5')).toMatchObject({
      success: false,
      message: "Tu n'as pas les droits nécessaires pour cette action.",
    });
    for (const role of ['1', '2', '3', '4']) {
      expect((await list(role)).success).toBe(true);
    }
    expect((await world.call('GET /territory/exited/list')).status).toBe(401);
  });

  it('is that of one congregation only [GEN-20]', async () => {
    expect((await rows('neighbour')).map(({ number_name }) => number_name)).toEqual(['T6 - Rue 6']);
    expect((await rows('site in 2')).map(({ number_name }) => number_name)).toEqual(['T6 - Rue 6']);
  });

  it('shows the assignments of the last thirteen months, newest first, and counts them all [EXD-12, HIST-08]', async () => {
    await aTerritory(world, { id: 50 });
    for (const [at, released, returned, due] of [
      [1, '2024-11-01', '2025-02-14', '2025-03-01'],
      [2, '2025-02-14', '2025-02-15', '2025-06-14'],
      [3, '2026-03-01', null, '2026-07-01'],
    ] as const) {
      await anAssignment(world, {
        id: 500 + at,
        territory: 50,
        to: 5,
        released,
        returned,
        due,
        outputNumber: at,
      });
    }
    const row = (await rows('3')).find(({ number_name }) => number_name === 'T50 - Rue 50');
    await world.database.asTenant(1, (db) => db.rows('delete from territories where id = 50'));
    expect(row?.total_output).toBe(3);
    expect(row?.assignments).toEqual([
      { color: '#5a6570', text: '01/03/2026 – … · Porte à porte' },
      { color: '#5a6570', text: '14/02/2025 – 15/02/2025 · Porte à porte' },
    ]);
  });

  it('asks the database the same number of questions whatever its length [REST-14]', async () => {
    await aCongregation(world, { id: 4, name: 'Grande' });
    await aUser(world, { id: 41, login: 'Gestion Grande', role: 3, congregation: 4 });
    token['big'] = await world.signIn('Gestion Grande', 4);
    const asked = vi.spyOn(Client.prototype, 'query');
    const questions = async () => {
      asked.mockClear();
      const { length } = await rows('big');
      return [length, asked.mock.calls.length];
    };
    const [, whenEmpty] = await questions();
    for (let id = 400; id < 440; id++) {
      await aTerritory(world, {
        id,
        congregation: 4,
        exited: { to: 41, released: '2026-01-01', due: '2026-05-01' },
      });
    }
    expect(await questions()).toEqual([40, whenEmpty]);
    expect(whenEmpty).toBe(4);
  });

  it('is empty, and still a success, where nothing is out [REST-14]', async () => {
    await aCongregation(world, { id: 3, name: 'Vide' });
    await aUser(world, { id: 31, login: 'Seule Ici', role: 3, congregation: 3 });
    token['alone'] = await world.signIn('Seule Ici', 3);
    expect(await list('alone')).toMatchObject({ success: true, total: 0, territories: [] });
  });
});

describe('granting a reprieve', () => {
  it('adds a month from the stored date, tells so, writes the log, and the list and the holder see it [REST-15, EXD-07, EXD-08, EXD-09, EXD-10, B-81]', async () => {
    await aTerritory(world, {
      id: 40,
      name: 'Rue Plati',
      exited: { to: 5, released: '2025-09-30', due: '2026-01-31' },
    });
    expect(await reprieve('3', 40, 40)).toEqual({
      status: 200,
      body: {
        success: true,
        message: null,
        message_type: null,
        snackbar: true,
        snackbar_text: "Sursis d'un mois ajouté.",
        snackbar_color: 'success',
        snackbar_timeout: 4000,
      },
    });
    expect(await stored(1, 40)).toEqual({ due: '2026-02-28', months: 1 });
    expect(await logged()).toEqual([
      {
        login: 'Rôle numéro 3',
        user_id: 3,
        number_name: 'T40 - Rue Plati',
        action: "Sursis d'un mois",
        css_class: '',
      },
    ]);
    const shown = (await rows('3')).find(({ number_name }) => number_name === 'T40 - Rue Plati');
    expect(shown?.return_date).toBe('2026-02-28');
    const { body } = await world.call('GET /territory/myexited', { token: token['5']! });
    expect(
      (body['territories'] as { number_name: string; theoretical_return_date: string }[]).find(
        ({ number_name }) => number_name === 'T40 - Rue Plati',
      )?.theoretical_return_date,
    ).toBe('2026-02-28');
  });

  it('is a month more each time [B-19]', async () => {
    await aTerritory(world, {
      id: 41,
      exited: { to: 5, released: '2025-09-30', due: '2026-01-31' },
    });
    await reprieve('2', 41, 41);
    await reprieve('1', 41, 41);
    expect(await stored(1, 41)).toEqual({ due: '2026-03-28', months: 2 });
  });

  it('does not depend on the day: what is due later may get one too [B-19]', async () => {
    await aTerritory(world, {
      id: 42,
      exited: { to: 5, released: '2026-03-01', due: '2026-07-01' },
    });
    expect((await reprieve('3', 42, 42)).body.success).toBe(true);
    expect(await stored(1, 42)).toEqual({ due: '2026-08-01', months: 1 });
  });

  it('of twenty at once loses none: twenty months and twenty lines in the log [REST-15]', async () => {
    await aTerritory(world, {
      id: 43,
      exited: { to: 5, released: '2026-01-10', due: '2026-05-10' },
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => reprieve('3', 43, 43)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(20);
    expect(await stored(1, 43)).toEqual({ due: '2028-01-10', months: 20 });
    const lines = (await logged()).filter(({ number_name }) => number_name === 'T43 - Rue 43');
    expect(lines).toHaveLength(20);
  });

  it('is refused once the territory is back, and changes nothing [REST-15]', async () => {
    await aTerritory(world, {
      id: 44,
      exited: { to: 5, released: '2025-01-23', returned: '2025-03-23', due: '2025-05-23' },
    });
    const before = await logged();
    expect((await reprieve('3', 44, 44)).body).toMatchObject({
      success: false,
      message: 'Ce territoire est déjà rentré.',
      message_type: 'error',
    });
    expect(await stored(1, 44)).toEqual({ due: '2025-05-23', months: 0 });
    expect(await logged()).toEqual(before);
  });

  it.each([
    ['an entry of another territory', 3, 2],
    ['text', 'abc', 'def'],
    ['nothing', '', ''],
    ['zero', 0, 0],
    ['a negative number', -1, -1],
    ['a number beyond every id', 2 ** 31, 2 ** 31],
    ['a very long number', '9'.repeat(400), '9'.repeat(400)],
    ['a fraction', '2.0', '2.0'],
    ['an id that nothing has', 999_999, 999_999],
    ['a hostile text', '2; drop table histories; --', '2'],
    ['a nul byte', '2\u0000', '2'],
    ['an entry of another congregation', 6, 6],
  ])(
    'is refused for %s, never with an error of ours [RG-06, GEN-20, REST-15]',
    async (_, territory, history) => {
      const before = await stored(1, 2);
      expect(await reprieve('3', territory, history)).toMatchObject({
        status: 200,
        body: { success: false, message: "Cette attribution n'existe pas.", message_type: 'error' },
      });
      expect(await stored(1, 2)).toEqual(before);
      expect(await stored(2, 6)).toEqual({ due: '2026-03-23', months: 0 });
    },
  );

  it('counts a field sent twice once, the last [B-20]', async () => {
    await aTerritory(world, {
      id: 45,
      exited: { to: 5, released: '2026-01-10', due: '2026-05-10' },
    });
    const { body } = await world.call('POST /history/reprieve', {
      token: token['3']!,
      form: { territory_id: ['2', '45'], history_id: ['2', '45'] },
    });
    expect(body.success).toBe(true);
    expect(await stored(1, 45)).toEqual({ due: '2026-06-10', months: 1 });
  });

  it('is not for elders, publishers or strangers [RG-04, RG-05, B-04]', async () => {
    const before = await stored(1, 3);
    for (const role of ['4', '5']) {
      expect((await reprieve(role, 3, 3)).body).toMatchObject({
        success: false,
        message: "Tu n'as pas les droits nécessaires pour cette action.",
      });
    }
    const stranger = await world.call('POST /history/reprieve', {
      form: { territory_id: '3', history_id: '3' },
    });
    expect([stranger.status, stranger.body.success]).toEqual([401, false]);
    expect(await stored(1, 3)).toEqual(before);
  });

  it('by a site administrator in another congregation is logged there under his name [B-47, B-81]', async () => {
    expect((await reprieve('site in 2', 6, 6)).body.success).toBe(true);
    expect(await logged(2)).toEqual([
      {
        login: 'Rôle numéro 1',
        user_id: null,
        number_name: 'T6 - Rue 6',
        action: "Sursis d'un mois",
        css_class: '',
      },
    ]);
  });
});
