import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import type { World } from '../support/world.ts';

/** The day of the test world's clock. */
export const today = Temporal.PlainDate.from('2026-03-15');

export interface Assignment {
  readonly released: string;
  /** Null while the territory is out. */
  readonly returned: string | null;
  readonly due: string;
  readonly activity: number;
  /** The user; null when the account is removed. */
  readonly person: number | null;
}

export interface Ground {
  readonly typeId: number;
  readonly booked: boolean;
  /** Oldest first; only the last may be open. */
  readonly loans: readonly Assignment[];
}

const loanFacts = fc.record({
  /** Days in since the previous loan, days out, months until the due day. */
  rest: fc.nat({ max: 200 }),
  out: fc.nat({ max: 240 }),
  months: fc.integer({ min: 1, max: 6 }),
  activity: fc.integer({ min: 1, max: 4 }),
  person: fc.constantFrom(1, 2, null),
});

/** The leap day, days of a clock change, and the edges of years. */
const oddDays = [
  '2024-02-29',
  '2024-03-31',
  '2024-10-27',
  '2025-03-30',
  '2023-12-31',
  '2024-09-01',
];

/** One territory: loans neither overlap nor lie in the future, as the database requires. */
const ground = (now: Temporal.PlainDate): fc.Arbitrary<Ground> =>
  fc
    .record({
      typeId: fc.integer({ min: 1, max: 4 }),
      booked: fc.boolean(),
      begins: fc.oneof(
        { weight: 4, arbitrary: fc.nat({ max: 2400 }).map((days) => now.subtract({ days })) },
        fc.constantFrom(...oddDays).map((day) => Temporal.PlainDate.from(day)),
      ),
      facts: fc.array(loanFacts, { maxLength: 14 }),
      atOnce: fc.boolean(),
      open: fc.boolean(),
    })
    .map(({ typeId, booked, begins, facts, atOnce, open }) => {
      const loans: Assignment[] = [];
      let day = begins;
      for (const [at, { rest, out, months, ...others }] of facts.entries()) {
        const released = day.add({ days: at === 0 && atOnce ? 0 : rest });
        const returned = released.add({ days: out });
        const due = released.add({ months }).toString();
        const loan = { released: released.toString(), due, ...others };
        if (Temporal.PlainDate.compare(returned, now) > 0) {
          if (open && Temporal.PlainDate.compare(released, now) <= 0) {
            loans.push({ ...loan, returned: null });
          }
          break;
        }
        loans.push({ ...loan, returned: returned.toString() });
        day = returned;
      }
      const out = loans.some(({ returned }) => returned === null);
      return { typeId, booked: booked && !out, loans };
    });

/** A congregation of up to fourteen territories with up to six and a half years of history. */
export const randomCongregation = (now: Temporal.PlainDate): fc.Arbitrary<readonly Ground[]> =>
  fc.array(ground(now), { maxLength: 14 });

export const aRandomCongregation = randomCongregation(today);

/** Stores the territories, numbered from 1, in a congregation without any. */
export async function settle(
  { database }: Pick<World, 'database'>,
  congregation: number,
  grounds: readonly Ground[],
): Promise<void> {
  const territories = grounds.map(({ typeId, booked }, at) => ({ id: at + 1, typeId, booked }));
  const loans = grounds.flatMap((it, at) =>
    it.loans.map((one, position) => ({ ...one, territory: at + 1, output: position + 1 })),
  );
  await database.asTenant(congregation, (db) =>
    db.rows(insertAll, [JSON.stringify(territories), JSON.stringify(loans)]),
  );
}

const insertAll = `
  with settled as (
    insert into territories (congregation_id, id, number, name, type_id)
    select current_congregation(), id, id, 'Rue ' || id, "typeId"
    from json_to_recordset($1) as given (id integer, "typeId" integer)
  ),
  lent as (
    insert into histories (congregation_id, territory_id, output_number, user_id, activity_id,
      release_date, return_date, theoretical_return_date)
    select current_congregation(), territory, output, person, activity, released, returned, due
    from json_to_recordset($2) as given (
      territory integer, output integer, person integer, activity integer, released date,
      returned date, due date
    )
  ),
  board as (
    insert into bookings (congregation_id, id, name, type)
    values (current_congregation(), 1, 'Au tableau', 'paper')
  )
  insert into booking_territories (congregation_id, booking_id, territory_id)
  select current_congregation(), 1, id
  from json_to_recordset($1) as given (id integer, booked boolean)
  where booked`;
