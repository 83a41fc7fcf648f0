import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aTerritory } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { set } from '../support/staff.ts';
import { openHistoryDesk } from './history-desk.ts';

const { world, staff, start, view, all } = await openHistoryDesk();

afterAll(() => world.close());
beforeEach(start);

const unknown = [
  ['text', 'abc'],
  ['nothing', ' '],
  ['zero', 0],
  ['a negative number', -1],
  ['a number beyond every id', 2 ** 31],
  ['a fraction', '12.0'],
  ['an id that nothing has', 999_999],
  ['a territory of another congregation', 20],
  ['a hostile text', '12; drop table histories; --'],
] as const;

const activities = [
  { id: 1, name: 'Porte à porte' },
  { id: 2, name: 'Campagne' },
  { id: 3, name: 'Invitation' },
  { id: 4, name: 'Présentoir' },
];

const entry122 = {
  history_id: 122,
  output_number: 2,
  release_date: '2025-04-01',
  return_date: '2025-05-01',
  user_id: null,
  activity_id: 2,
  exited: false,
  version: expect.any(Number),
};

describe('GET /history/view/{territory_id}', () => {
  it('lists every entry, the highest number first, and whether the reader may edit [REST-22, HED-01, B-108, B-48]', async () => {
    expect(await view('3', 12)).toEqual(
      success({
        can_edit: true,
        theoretical_return_date: null,
        reprieve_btn: false,
        today: '2026-03-15',
        histories: [
          {
            ...entry122,
            history_id: 123,
            output_number: 3,
            release_date: '2025-06-01',
            return_date: '2025-07-01',
            user_id: 6,
            activity_id: 3,
            login: 'Autre Rôle 5',
            activity: 'Invitation',
            css_class: '',
          },
          { ...entry122, login: 'Proclamateur supprimé', activity: 'Campagne', css_class: '' },
          {
            ...entry122,
            history_id: 121,
            output_number: 1,
            release_date: '2025-01-10',
            return_date: '2025-03-10',
            user_id: 5,
            activity_id: 1,
            login: 'Rôle numéro 5',
            activity: 'Porte à porte',
            css_class: '',
          },
        ],
      }),
    );
  });

  it('marks the open entry, which has no return date [REST-22, HED-14, HED-16, B-17, OWN-47]', async () => {
    const { histories, theoretical_return_date: due } = (await view('3', 13)) as unknown as {
      histories: object[];
      theoretical_return_date: string;
    };
    expect(due).toBe('2026-06-01');
    expect(histories).toMatchObject([
      { history_id: 132, exited: true, return_date: null, css_class: 'row-out' },
      { history_id: 131, exited: false, return_date: '2025-12-01', css_class: '' },
    ]);
  });

  it.each([
    ['2026-03-22', '3', true],
    ['2026-03-22', '4', false],
    ['2026-03-23', '3', false],
    ['2026-02-01', '3', true],
  ] as const)(
    'an entry due on %s is offered to role %s a reprieve as the list of what is out offers it: %s [OWN-196, B-19, B-124]',
    async (due, role, offered) => {
      await world.database.asTenant(1, (db) =>
        db.rows(`update histories set theoretical_return_date = '${due}' where id = 132`),
      );
      expect(await view(role, 13)).toMatchObject({ reprieve_btn: offered });
      const list = (await staff.ask(role, 'GET /territory/exited/list')) as unknown as {
        territories: readonly { history_id: number; reprieve_btn: boolean }[];
      };
      expect(list.territories.find((it) => it.history_id === 132)?.reprieve_btn).toBe(offered);
    },
  );

  it('is empty for a territory that was never out [HED-02]', async () => {
    expect(await view('3', 14)).toEqual(
      success({
        can_edit: true,
        today: '2026-03-15',
        theoretical_return_date: null,
        reprieve_btn: false,
        histories: [],
      }),
    );
  });

  it('may be read by an elder, who may not edit, but not by a publisher [REST-22, HED-03, B-03, B-04]', async () => {
    expect(await view('4', 12)).toMatchObject({ success: true, can_edit: false });
    expect(await view('2', 12)).toMatchObject({ success: true, can_edit: true });
    expect(await view('5', 12)).toEqual(
      refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
    );
    const stranger = await world.call('GET /history/view/{territory_id}', {
      path: { territory_id: 12 },
    });
    expect(stranger.status).toBe(401);
  });

  it.each(unknown)('knows no territory for %s [RG-05, RG-06]', async (_, id) => {
    expect(await view('3', id)).toEqual(refusal('Ce territoire n’existe pas.'));
  });

  it('first makes the automatic returns that are due, as does POST /history/last [B-13]', async () => {
    await set(world, 'online_automatic_return = true');
    const loan = { to: 5, released: '2025-11-15', due: '2026-03-15', online: true };
    await aTerritory(world, { id: 15, exited: loan });
    await aTerritory(world, { id: 16, exited: loan });
    expect(await view('4', 15)).toMatchObject({
      histories: [{ exited: false, return_date: '2026-03-15' }],
    });
    await world.database.asTenant(1, (db) =>
      db.rows('update histories set return_date = null where territory_id = 16'),
    );
    expect(await staff.ask('3', 'POST /history/last', { territory_id: '16' })).toMatchObject({
      exited: false,
      return_date: '2026-03-15',
    });
    await set(world, 'online_automatic_return = false');
  });
});

describe('POST /history/last', () => {
  const last = (territory: unknown, who: '3' | '4' | '5' = '3') =>
    staff.ask(who, 'POST /history/last', { territory_id: String(territory) });

  it('is the latest entry with every activity [REST-23, HED-04, B-65, B-110]', async () => {
    expect(await last(12)).toEqual(
      success({
        ...entry122,
        history_id: 123,
        output_number: 3,
        release_date: '2025-06-01',
        return_date: '2025-07-01',
        user_id: 6,
        activity_id: 3,
        activities,
      }),
    );
  });

  it('is the open entry where there is one, whatever its number [REST-23, HED-14]', async () => {
    await world.database.asTenant(1, (db) =>
      db.rows('update histories set output_number = 9 where id = 131'),
    );
    expect(await last(13)).toMatchObject({
      history_id: 132,
      output_number: 2,
      exited: true,
      return_date: null,
    });
  });

  it('finds nothing to edit without a history [REST-23, B-65]', async () => {
    expect(await last(14)).toEqual(
      success({
        history_id: null,
        output_number: null,
        release_date: null,
        return_date: null,
        user_id: null,
        activity_id: null,
        version: null,
        exited: false,
        activities,
      }),
    );
  });

  it('is not for elders and publishers [REST-23, B-04]', async () => {
    const forbidden = refusal(
      'Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.',
    );
    expect([await last(12, '4'), await last(12, '5')]).toEqual([forbidden, forbidden]);
  });

  it.each(unknown)('knows no territory for %s [RG-05, RG-06]', async (_, id) => {
    expect(await last(id)).toEqual(refusal('Ce territoire n’existe pas.'));
    expect(await all(2)).toHaveLength(1);
  });
});

describe('GET /history/activity', () => {
  it('lists the four activities for every role [REST-27, B-62]', async () => {
    for (const who of ['5', '4', '3', '2', '1'] as const) {
      expect(await staff.ask(who, 'GET /history/activity')).toEqual(success({ activities }));
    }
  });
});
