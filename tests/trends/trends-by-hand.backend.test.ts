import { afterAll, expect, it } from 'vitest';
import { anAssignment, aTerritory } from '../support/builders.ts';
import { aStaff } from '../support/staff.ts';
import { openWorld } from '../support/world.ts';

const world = await openWorld({ now: '2026-03-15T09:00:00Z' });
const staff = await aStaff(world);

afterAll(() => world.close());

const lastMonths = async () => {
  const months = (await staff.ask('4', 'GET /territory/trends'))['months'];
  return (months as readonly Record<string, unknown>[])
    .slice(-4)
    .map(({ month, exits, returns, late_returns, out, late, never_covered }) =>
      [month, exits, returns, late_returns, out, late, never_covered].join(' '),
    );
};

it('an exit and return of one day leave nothing out; a return on the due day is not late [OWN-115]', async () => {
  const to = 5;
  await aTerritory(world, {
    id: 1,
    exited: { to, released: '2025-11-20', returned: '2026-01-31', due: '2026-01-31' },
  });
  await aTerritory(world, {
    id: 2,
    exited: { to, released: '2026-02-10', returned: '2026-02-10', due: '2026-06-10' },
  });
  await anAssignment(world, {
    id: 22,
    territory: 2,
    to,
    released: '2026-02-10',
    due: '2026-03-15',
    outputNumber: 2,
  });
  expect(await lastMonths()).toEqual([
    '2025-12-01 0,0,0,0 0 0 1 0 2',
    '2026-01-01 0,0,0,0 1 0 0 0 1',
    '2026-02-01 2,0,0,0 1 0 1 0 0',
    '2026-03-01 0,0,0,0 0 0 1 1 0',
  ]);
});

it('what is cancelled, and a territory that is removed, are counted in no month any more [OWN-115]', async () => {
  const before = await lastMonths();
  await aTerritory(world, {
    id: 3,
    exited: { to: 5, released: '2025-12-01', returned: '2025-12-20', due: '2026-04-01' },
  });
  await aTerritory(world, {
    id: 4,
    exited: { to: 5, released: '2026-03-02', due: '2026-06-02' },
  });
  expect(await lastMonths()).toEqual([
    '2025-12-01 1,0,0,0 1 0 1 0 3',
    '2026-01-01 0,0,0,0 1 0 0 0 2',
    '2026-02-01 2,0,0,0 1 0 1 0 1',
    '2026-03-01 1,0,0,0 0 0 2 1 1',
  ]);
  const cancelled = await staff.ask('3', 'POST /territory/exit/cancel', { territory_ids: '4' });
  const removed = await Promise.all(
    ['3', '4'].map((id) => staff.ask('3', 'POST /territory/remove', { territory_id: id })),
  );
  expect([cancelled, ...removed].map(({ success }) => success)).toEqual([true, true, true]);
  expect(await lastMonths()).toEqual(before);
});
