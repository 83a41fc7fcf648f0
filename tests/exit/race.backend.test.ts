import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, aTerritory } from '../support/builders.ts';
import { refusal } from '../support/generic-fields.ts';
import { rounds } from '../support/rounds.ts';
import { aStaff, type Staff } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-15T09:00:00Z' });
  staff = await aStaff(world);
  await aTerritory(world, { id: 1, number: 12, name: 'Rue Grimaldi' });
  await aTerritory(world, { id: 2 });
});
afterAll(() => world.close());

const repeats = rounds(50, 5);
const racers = ['1', '2', '3', '3', '4', '5', '2', '1', '3', '5'] as const;

describe(`${repeats * 20} who take out the same territory`, () => {
  it(
    'have one winner a round, a clear refusal for all others, and no gap in the numbers [EXIT-27, REST-41]',
    { timeout: 120_000 },
    async () => {
      for (let round = 1; round <= repeats; round += 1) {
        await aBooking(world, { id: round, type: 'online', territories: [1] });
        const answers = await Promise.all(
          [...racers, ...racers].map((who, at) =>
            staff.ask(who, 'POST /territory/exit', {
              territory_ids: at % 3 === 0 && Number(who) <= 3 ? '2,1' : '1',
              release_date: '2026-03-15',
              user_id: '5',
              activity_id: '1',
            }),
          ),
        );
        const lost = answers.filter((answer) => answer['success'] !== true);
        expect(lost).toHaveLength(19);
        const told = [
          refusal('Le territoire T12 - Rue Grimaldi est déjà sorti.'),
          refusal('Le territoire T2 - Rue 2 est déjà sorti.'),
        ];
        for (const answer of lost) expect(told).toContainEqual(answer);
        const open = await world.read<{ id: number }>(
          'select territory_id as id from histories where return_date is null order by 1',
        );
        expect(open[0]).toEqual({ id: 1 });
        await staff.ask('3', 'POST /territory/return', {
          territory_ids: open.map(({ id }) => id).join(','),
          return_date: '2026-03-15',
        });
      }
      const numbers = await world.read<{ n: number }>(
        'select output_number as n from histories where territory_id = 1 order by n',
      );
      expect(numbers.map(({ n }) => n)).toEqual(Array.from({ length: repeats }, (_, at) => at + 1));
      expect(await world.read('select count(*) as lines from event_logs')).toEqual(
        await world.read('select 2 * count(*) as lines from histories'),
      );
    },
  );
});
