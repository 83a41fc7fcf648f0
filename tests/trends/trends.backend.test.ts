import { afterAll, describe, expect, it } from 'vitest';
import { anAssignment, aTerritory } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { aStaff, set, type Who } from '../support/staff.ts';
import { openWorld } from '../support/world.ts';

const world = await openWorld({ now: '2026-03-15T09:00:00Z' });
const staff = await aStaff(world);

afterAll(() => world.close());

const trends = (who: Who) => staff.ask(who, 'GET /territory/trends');
const activities = ['Porte à porte', 'Campagne', 'Invitation', 'Présentoir'];
const quiet = { exits: [0, 0, 0, 0], returns: 0, late_returns: 0 };

describe('the trends', () => {
  it('of a congregation without territories are twenty-four months of nothing [OWN-115]', async () => {
    const months = Array.from({ length: 25 }, (_, at) => {
      const month = new Date(Date.UTC(2024, 2 + at, 1)).toISOString().slice(0, 10);
      return { month, ...quiet, out: 0, late: 0, never_covered: 0 };
    });
    expect(await trends('neighbour')).toEqual(
      success({
        today: '2026-03-15',
        total: 0,
        first_release: null,
        activities,
        months,
        rest: [],
      }),
    );
  });

  it('count exits by activity, returns after the due day, and the state at the ends of months [OWN-115]', async () => {
    await aTerritory(world, {
      id: 1,
      exited: { to: 5, released: '2026-01-10', due: '2026-02-28', activity: 2 },
    });
    await aTerritory(world, {
      id: 2,
      exited: { to: 5, released: '2025-12-31', returned: '2026-02-01', due: '2026-01-31' },
    });
    await aTerritory(world, {
      id: 3,
      exited: { to: null, released: '2016-05-01', returned: '2016-08-31', due: '2016-08-31' },
    });
    await anAssignment(world, {
      id: 31,
      territory: 3,
      to: 5,
      released: '2026-03-01',
      returned: '2026-03-15',
      due: '2026-03-15',
      outputNumber: 2,
    });
    await aTerritory(world, { id: 4 });
    await aTerritory(world, { id: 5, congregation: 2 });

    const body = await trends('4');
    const months = body['months'] as readonly object[];
    expect(body).toMatchObject({ total: 4, first_release: '2016-05-01' });
    expect(months.slice(0, 20).every((month) => JSON.stringify(month).includes('"out":0'))).toBe(
      true,
    );
    expect(months.slice(21)).toEqual([
      { month: '2025-12-01', ...quiet, exits: [1, 0, 0, 0], out: 1, late: 0, never_covered: 3 },
      { month: '2026-01-01', ...quiet, exits: [0, 1, 0, 0], out: 2, late: 1, never_covered: 3 },
      {
        month: '2026-02-01',
        ...quiet,
        returns: 1,
        late_returns: 1,
        out: 1,
        late: 1,
        never_covered: 2,
      },
      {
        month: '2026-03-01',
        ...quiet,
        exits: [1, 0, 0, 0],
        returns: 1,
        out: 1,
        late: 1,
        never_covered: 2,
      },
    ]);
  });

  it('a group at rest begins on the very day of its months; what is out does not rest [OWN-115]', async () => {
    for (const [id, returned] of [
      [11, '2025-11-15'],
      [12, '2025-11-14'],
      [13, '2025-03-15'],
      [14, '2025-03-14'],
      [15, '2024-03-15'],
      [16, '2024-03-14'],
    ] as const) {
      await aTerritory(world, {
        id,
        typeId: 2,
        exited: { to: 5, released: '2023-01-01', returned, due: '2023-05-01' },
      });
    }
    expect((await trends('4'))['rest']).toEqual([
      { type: 'Habitations', total: 4, out: 1, median_days: 21, groups: [2, 0, 0, 0, 0, 1] },
      { type: 'Commerces', total: 6, out: 0, median_days: 366, groups: [1, 1, 1, 2, 1, 0] },
    ]);
  });

  it('are the same for all who may read them, each in his own congregation, and refused to others [OWN-115]', async () => {
    const seen = await trends('4');
    for (const who of ['1', '2', '3'] as const) expect(await trends(who)).toEqual(seen);
    expect(await trends('neighbour')).toMatchObject({ total: 1, first_release: null });
    expect(await trends('5')).toEqual(
      refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
    );
    const stranger = await world.call('GET /territory/trends');
    expect([stranger.status, stranger.body.success]).toEqual([401, false]);
  });

  it('first make the automatic returns that are due [OWN-115, B-13]', async () => {
    await aTerritory(world, {
      id: 21,
      exited: { to: 5, released: '2026-02-10', due: '2026-03-10', online: true },
    });
    const now = async () => ((await trends('4'))['months'] as readonly object[]).at(-1);
    expect(await now()).toMatchObject({ out: 2, late: 2 });
    await set(world, 'online_automatic_return = true');
    expect(await now()).toMatchObject({ out: 1, late: 1 });
  });
});
