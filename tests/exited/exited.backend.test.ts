import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Client } from 'pg';
import { aCongregation, aTerritory, aUser, anAssignment } from '../support/builders.ts';
import { openExitedDesk, today } from './exited-desk.ts';

const { world, token, list, rows } = await openExitedDesk();

afterAll(() => world.close());
beforeEach(() => world.clock.set(today));

describe('the exited list', () => {
  it('holds only territories that are out, ordered by number, with every documented field [REST-14, EXD-02, EXD-12, EXD-13, B-18, B-33, B-48]', async () => {
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
      today: '2026-03-15',
      headers: [
        { text: 'Territoire', value: 'number_name', sortable: true },
        { text: 'Type', value: 'type', sortable: true },
        { text: 'Proclamateur', value: 'login', sortable: true },
        { text: 'Activité', value: 'activity', sortable: true },
        { text: 'Sorti le', value: 'release_date', sortable: true },
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
          user_id: null,
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
          user_id: 5,
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
          user_id: 5,
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

  it('marks what is late or due within seven days; only marked rows may get a reprieve [EXD-05, EXD-11, B-17, B-19]', async () => {
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
      message: 'Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.',
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

  it('needs the same number of queries whatever its length [REST-14]', async () => {
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

  it('is empty, and still a success, where no territory is out [REST-14]', async () => {
    await aCongregation(world, { id: 3, name: 'Vide' });
    await aUser(world, { id: 31, login: 'Seule Ici', role: 3, congregation: 3 });
    token['alone'] = await world.signIn('Seule Ici', 3);
    expect(await list('alone')).toMatchObject({ success: true, total: 0, territories: [] });
  });
});
