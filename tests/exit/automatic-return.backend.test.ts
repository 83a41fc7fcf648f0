import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tidyCongregation } from '../../backend/daily/daily.ts';
import { aTerritory } from '../support/builders.ts';
import { aStaff, set, type Staff } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-15T09:00:00Z' });
  staff = await aStaff(world);
});
afterAll(() => world.close());

beforeEach(async () => {
  for (const congregation of [1, 2]) {
    await world.database.asTenant(congregation, async (db) => {
      await db.rows('delete from territories');
      await db.rows('delete from event_logs');
    });
    await set(world, 'online_automatic_return = true', congregation);
  }
  const loan = { to: 5, released: '2025-11-15', due: '2026-03-15', online: true };
  await aTerritory(world, { id: 1, exited: loan });
  await aTerritory(world, { id: 2, exited: { ...loan, due: '2026-03-16' } });
  await aTerritory(world, { id: 3, exited: { ...loan, online: false } });
  await aTerritory(world, { id: 4, exited: { ...loan, due: '2026-01-20', to: null } });
  await aTerritory(world, { id: 20, congregation: 2, exited: { ...loan, to: 21 } });
});

const returned = async (congregation = 1) =>
  (
    await world.read<{ id: number; day: string }>(
      'select territory_id as id, return_date as day from histories where return_date is not null order by 1',
      congregation,
    )
  ).map(({ id, day }) => [id, day]);
const logged = () =>
  world.read('select login, user_id, number_name, action from event_logs order by id');
const both = [
  [1, '2026-03-15'],
  [4, '2026-01-20'],
];

describe('an online assignment that is due', () => {
  it.each([
    ['POST /territory/exit/list', [1, 4]],
    ['GET /territory/return/list', [2, 3]],
    ['GET /territory/returncancel/list', [2, 3]],
  ] as const)('is returned, on its due day, before %s answers [B-13]', async (name, ids) => {
    const body = await staff.ask('3', name);
    expect((body['territories'] as { id: number }[]).map(({ id }) => id)).toEqual(ids);
    expect(await returned()).toEqual(both);
    expect(await logged()).toEqual([
      {
        login: 'Automatique',
        user_id: null,
        number_name: 'T1 - Rue 1',
        action: 'Rentrée automatique\u202F: Rôle numéro 5',
      },
      {
        login: 'Automatique',
        user_id: null,
        number_name: 'T4 - Rue 4',
        action: 'Rentrée automatique',
      },
    ]);
  });

  it.each([
    ['GET /territory/available', '5'],
    ['GET /territory/myexited', '5'],
    ['GET /territory/exited/list', '4'],
  ] as const)('is returned before %s answers [B-13]', async (name, who) => {
    await staff.ask(who, name);
    expect(await returned()).toEqual(both);
  });

  it('is returned once, however many calls ask [B-13]', async () => {
    await Promise.all(
      Array.from({ length: 12 }, () => staff.ask('3', 'GET /territory/return/list')),
    );
    expect(await returned()).toEqual(both);
    expect(await logged()).toHaveLength(2);
  });

  it('stays out where the congregation has not enabled automatic returns [B-13]', async () => {
    await set(world, 'online_automatic_return = false');
    await staff.ask('3', 'GET /territory/return/list');
    expect(await returned()).toEqual([]);
  });

  it('is returned in the congregation where the reader works [B-13, B-47, GEN-20]', async () => {
    await staff.ask('site in 2', 'GET /territory/available');
    expect(await returned(2)).toEqual([[20, '2026-03-15']]);
    expect(await returned(1)).toEqual([]);
  });

  it('is skipped without waiting when another call has locked it [B-13]', async () => {
    await world.database.asTenant(1, async (db) => {
      await db.rows('select from territories where id = 1 for update');
      await staff.ask('3', 'GET /territory/return/list');
      expect(await returned()).toEqual([[4, '2026-01-20']]);
    });
  });
});

describe('the hourly job', () => {
  it('returns what is due in the congregation; a second run changes nothing [B-13]', async () => {
    for (const congregation of [1, 2, 1, 2]) {
      await world.database.asTenant(congregation, (db) => tidyCongregation(db, world.clock));
    }
    expect([await returned(1), await returned(2)]).toEqual([both, [[20, '2026-03-15']]]);
    expect(await logged()).toHaveLength(2);
  });
});
