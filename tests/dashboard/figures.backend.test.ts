import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { aCongregation, aUser } from '../support/builders.ts';
import { success } from '../support/generic-fields.ts';
import { openWorld } from '../support/world.ts';
import { countedForecast } from './counted-forecast.ts';
import { aRandomCongregation, settle, today, type Ground } from './random-history.ts';

const world = await openWorld({ now: `${today.toString()}T09:00:00Z` });
afterAll(() => world.close());

const typeNames = ['Habitations', 'Commerces', 'Entreprises', 'Rural'];

/** The figures counted day by day, with none of the backend's means. */
function counted(grounds: readonly Ground[]) {
  const isOut = ({ loans }: Ground) => loans.some((loan) => loan.returned === null);
  const yearAgo = '2025-03-15';
  const out = grounds.filter(isOut).length;
  const late = grounds.filter(({ loans }) =>
    loans.some((loan) => loan.returned === null && loan.due <= today.toString()),
  ).length;
  const neglected = grounds.filter(
    ({ loans }) =>
      !loans.some(({ released, returned }) => released >= yearAgo || (returned ?? '') >= yearAgo),
  ).length;
  const exits = grounds.flatMap(({ loans }) => loans.map(({ released }) => released.slice(0, 7)));
  const months =
    '2025-04 2025-05 2025-06 2025-07 2025-08 2025-09 2025-10 2025-11 2025-12 2026-01 2026-02 2026-03'.split(
      ' ',
    );
  const total = grounds.length;
  const share = (value: number) => ({
    value,
    percent: total === 0 ? 0 : Math.floor((200 * value + total) / (2 * total)),
  });
  return {
    total,
    stats: [out, late, neglected, total - out].map(share),
    labels: months.map((month) => month.split('-').toReversed().join('/')),
    values: months.map((month) => exits.filter((it) => it === month).length),
  };
}

it('the figures of any history are those that one counts by hand [DASH-02, DASH-04, REST-11, B-60]', async () => {
  let congregation = 0;
  await fc.assert(
    fc.asyncProperty(aRandomCongregation, async (grounds) => {
      congregation += 1;
      await aCongregation(world, { id: congregation, name: `Assemblée ${congregation}` });
      await aUser(world, { id: 1, login: 'Ancien Ancien', role: 4, congregation });
      await settle(world, congregation, grounds);
      const token = await world.signIn('Ancien Ancien', congregation);
      const { body } = await world.call('GET /territory/dashboard', { token });
      const stats = body['stats'] as readonly { value: number; percent: number }[];
      expect({
        total: body['total'],
        stats: stats.map(({ value, percent }) => ({ value, percent })),
        labels: body['labels'],
        values: body['values'],
      }).toEqual(counted(grounds));

      const ahead = await world.call('GET /territory/forecast', { token });
      const byType = grounds.toSorted((one, other) => one.typeId - other.typeId);
      const { types, ...forecast } = countedForecast(byType, today.toString());
      expect(ahead.body).toEqual(
        success({
          ...forecast,
          types: types.map((it) => ({ ...it, type: typeNames[Number(it.type) - 1] })),
        }),
      );
    }),
    { numRuns: 40 },
  );
}, 60_000);
