import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, aMap, aTerritory, anAssignment } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { aStaff, set, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type Form, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-31T09:00:00Z' });
  staff = await aStaff(world);
  await aTerritory(world, { id: 1, number: 12, name: 'Rue Grimaldi', typeId: 2 });
  await aMap(world, { territory: 1, token: 'token-of-the-map-of-twelve' });
  await aTerritory(world, { id: 2, exited: returnedOn('2026-01-31') });
  await anAssignment(world, {
    id: 200,
    territory: 2,
    to: 5,
    released: '2025-01-01',
    returned: '2025-02-01',
    due: '2025-05-01',
    outputNumber: 2,
  });
  await aTerritory(world, { id: 3, exited: returnedOn('2025-11-30') });
  await aTerritory(world, { id: 4, noVisited: true });
  await aTerritory(world, { id: 5 });
  await aTerritory(world, { id: 6, exited: out(5, '2026-03-15') });
  await aTerritory(world, { id: 7, exited: out(5, '2026-03-16') });
  await aTerritory(world, { id: 8, exited: { ...out(5, '2026-01-01'), online: false } });
  await aTerritory(world, { id: 9, exited: out(4, '2026-01-01') });
  await aTerritory(world, { id: 10, exited: out(null, '2026-01-01') });
  await aTerritory(world, { id: 20, congregation: 2, exited: out(21, '2026-01-01') });
  await aTerritory(world, { id: 21, congregation: 2 });
  await aMap(world, { territory: 4, token: 'token-of-the-map-of-four' });
  await aMap(world, { territory: 6, token: 'token-of-the-map-of-six' });
  await aMap(world, { territory: 21, congregation: 2, token: 'token-of-the-map-of-port' });
  await aBooking(world, { id: 1, type: 'paper', territories: [2] });
  await aBooking(world, { id: 2, type: 'online', territories: [1, 4] });
  await aBooking(world, { id: 3, type: 'event', territories: [5] });
});
afterAll(() => world.close());

function returnedOn(day: string) {
  return { to: 5, released: '2025-10-01', returned: day, due: '2026-02-01' };
}
function out(to: number | null, released: string) {
  return { to, released, due: '2026-08-01', online: true };
}

const exitList = (who: Who, form: Form = {}) => staff.ask(who, 'POST /territory/exit/list', form);
const list = (who: Who, name: 'GET /territory/return/list' | 'GET /territory/returncancel/list') =>
  staff.ask(who, name);
const ids = (body: Readonly<Record<string, unknown>>) =>
  (body['territories'] as { id: number }[]).map(({ id }) => id);

describe('the territories that can be taken out', () => {
  it('are, for a manager, all that are in, by number, with the facts that help to choose [REST-38, EXIT-02, EXIT-12, EXIT-13, B-18, B-111]', async () => {
    const body = await exitList('3');
    expect(ids(body)).toEqual([2, 3, 4, 5, 1]);
    const { territories, ...others } = body;
    expect(others).toEqual(
      success({
        manager: true,
        release_date: '2026-03-31',
        activities: [
          { id: 1, name: 'Porte à porte' },
          { id: 2, name: 'Campagne' },
          { id: 3, name: 'Invitation' },
          { id: 4, name: 'Présentoir' },
        ],
        enable_online_booking: true,
      }),
    );
    const rows = territories as readonly object[];
    expect([rows[0], rows[4]]).toEqual([
      {
        id: 2,
        number: 2,
        name: 'Rue 2',
        number_name: 'T2 - Rue 2',
        type: 'Habitations',
        icon: 'mdi-home',
        icon_color: '#2c6637',
        return_date: '2026-01-31',
        return_date_human: '31/01/2026',
        login: '',
        release_date: null,
        map_drawn: false,
      },
      {
        id: 1,
        number: 12,
        name: 'Rue Grimaldi',
        number_name: 'T12 - Rue Grimaldi',
        type: 'Commerces',
        icon: 'mdi-home',
        icon_color: '#2c6637',
        return_date: null,
        return_date_human: '',
        login: '',
        release_date: null,
        map_drawn: true,
      },
    ]);
  });

  it.each([
    ['paper', [2]],
    ['online', [4, 1]],
    ['event', [5]],
    ['', [2, 3, 4, 5, 1]],
    ['none', [2, 3, 4, 5, 1]],
    ['tous', [2, 3, 4, 5, 1]],
  ])('under the filter %j are %j [REST-38, EXIT-29, B-94]', async (filter, expected) => {
    expect(ids(await exitList('2', { filter }))).toEqual(expected);
  });

  it.each([
    [4, [3, 4, 5, 1]],
    [2, [2, 3, 4, 5, 1]],
    [1, [2, 3, 4, 5, 1]],
    [5, [4, 5, 1]],
  ])(
    'without the recently returned (%i months of rest) are %j [EXIT-08, B-95]',
    async (months, expected) => {
      await set(world, `standard_period_before_stood = ${months}`);
      expect(ids(await exitList('3', { hide_recent: 'y' }))).toEqual(expected);
      await set(world, 'standard_period_before_stood = 4');
    },
  );

  it('are filtered by both conditions together [EXIT-07]', async () => {
    expect(ids(await exitList('3', { hide_recent: 'y', filter: 'paper' }))).toEqual([]);
  });

  it.each(['4', '5'] as const)(
    'are, for role %s, those that are in and open to online exits, whatever the filter [EXIT-03, B-12, B-102]',
    async (who) => {
      const body = await exitList(who, { filter: 'paper', hide_recent: 'y' });
      expect(body).toMatchObject({ manager: false, release_date: '2026-03-31' });
      expect(ids(body)).toEqual([1]);
      await set(world, 'bypass_no_visited = true');
      expect(ids(await exitList(who))).toEqual([4, 1]);
      await set(world, 'bypass_no_visited = false');
    },
  );

  it('are none for a publisher while exits are for elders; an elder still sees them [REST-38, EXIT-25, B-10]', async () => {
    await set(world, 'restrict_exits = true');
    expect(await exitList('5')).toEqual({
      ...refusal('Seuls les anciens et les gestionnaires peuvent sortir un territoire en ligne.'),
      message_type: 'info',
    });
    expect(ids(await exitList('4'))).toEqual([1]);
    await set(world, 'restrict_exits = false');
  });

  it('come with the imposed activities, for managers with all [EXIT-26, B-11, B-110]', async () => {
    await set(world, 'restrict_activities = true');
    await world.database.asTenant(1, (db) =>
      db.rows('insert into setting_activities values (1, 3)'),
    );
    for (const who of ['4', '5'] as const) {
      expect((await exitList(who))['activities']).toEqual([{ id: 3, name: 'Invitation' }]);
    }
    expect((await exitList('3'))['activities']).toHaveLength(4);
    await set(world, 'restrict_activities = false');
  });

  it('belong to one congregation, with a flag for online booking [EXIT-15, GEN-20, B-08]', async () => {
    for (const who of ['neighbour', 'site in 2'] as const) {
      const body = await exitList(who);
      expect(ids(body)).toEqual([21]);
      expect(body['enable_online_booking']).toBe(false);
    }
  });
});

describe('the territories that can be returned', () => {
  it('are, for a manager, all that are out, with their holders [REST-42, RET-02, B-18, B-111]', async () => {
    const body = await list('3', 'GET /territory/return/list');
    expect(body).toMatchObject({ success: true, manager: true, return_date: '2026-03-31' });
    expect(ids(body)).toEqual([6, 7, 8, 9, 10]);
    const rows = body['territories'] as readonly object[];
    expect(rows[0]).toEqual({
      id: 6,
      number: 6,
      name: 'Rue 6',
      number_name: 'T6 - Rue 6',
      type: 'Habitations',
      icon: 'mdi-arrow-up-bold',
      icon_color: '#a3221c',
      return_date: '2026-08-01',
      return_date_human: '01/08/2026',
      login: 'Rôle numéro 5',
      release_date: '2026-03-15',
      map_drawn: true,
    });
    expect(rows[4]).toMatchObject({ login: 'Proclamateur supprimé' });
  });

  it('are, for the others, their own online ones after more than fifteen days [REST-42, RET-09, B-67, B-103]', async () => {
    const own = await list('5', 'GET /territory/return/list');
    expect(own).toMatchObject({ manager: false, return_date: '2026-03-31' });
    expect(ids(own)).toEqual([6]);
    expect(ids(await list('4', 'GET /territory/return/list'))).toEqual([9]);
  });

  it('are none for a publisher while returns are restricted [RET-10]', async () => {
    await set(world, 'restrict_returns = true');
    expect(await list('5', 'GET /territory/return/list')).toEqual(
      success({
        manager: false,
        return_date: '2026-03-31',
        territories: [],
        message:
          'Les proclamateurs ne peuvent pas rentrer les territoires\u202F: adresse-toi à un gestionnaire.',
        message_type: 'info',
      }),
    );
    expect(await list('4', 'GET /territory/return/list')).toMatchObject({ message: null });
    expect(ids(await list('4', 'GET /territory/return/list'))).toEqual([9]);
    await set(world, 'restrict_returns = false');
  });
});

describe('the exits that can be cancelled', () => {
  it('are those of all territories that are out, for managers only [REST-44, CAN-01, B-69]', async () => {
    const name = 'GET /territory/returncancel/list';
    expect(ids(await list('2', name))).toEqual([6, 7, 8, 9, 10]);
    expect(ids(await list('neighbour', name))).toEqual([20]);
    for (const who of ['4', '5'] as const) {
      expect(await list(who, name)).toEqual(
        refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
      );
    }
  });
});

describe('the token of a map', () => {
  const token = async (who: Who, id: number | string) =>
    (await world.call('GET /territory/id2token/{id}', { token: staff.token(who), path: { id } }))
      .body;
  const unknown = refusal('Ce territoire n’existe pas.');

  it('is given to a manager for every territory of the congregation that has a map [REST-39, EXIT-16]', async () => {
    expect(await token('3', 1)).toEqual(success({ token: 'token-of-the-map-of-twelve' }));
    expect(await token('3', 6)).toEqual(success({ token: 'token-of-the-map-of-six' }));
    expect(await token('3', 2)).toEqual(refusal('Ce territoire n’a pas de carte.'));
  });

  it('is given to the others only for territories they are offered [REST-39, B-04]', async () => {
    for (const who of ['4', '5'] as const) {
      expect(await token(who, 1)).toEqual(success({ token: 'token-of-the-map-of-twelve' }));
      for (const id of [2, 4, 5, 6]) expect(await token(who, id)).toEqual(unknown);
    }
    await set(world, 'restrict_exits = true');
    expect(await token('5', 1)).toEqual(unknown);
    expect((await token('4', 1)).success).toBe(true);
    await set(world, 'restrict_exits = false');
  });

  it.each([21, 999, -1, 0, 2 ** 31, 'abc', '1.5', "1' or '1'='1"])(
    'of %s is unknown [RG-06, GEN-20]',
    async (id) => {
      for (const who of ['3', '5'] as const) expect(await token(who, id)).toEqual(unknown);
    },
  );
});
