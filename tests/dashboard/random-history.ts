import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import type { World } from '../support/world.ts';

/** As the world's clock stands. */
export const today = Temporal.PlainDate.from('2026-03-15');

export interface Loan {
  readonly released: string;
  /** Null: still out. */
  readonly returned: string | null;
  readonly due: string;
  readonly activity: number;
}

export interface Ground {
  readonly typeId: number;
  readonly booked: boolean;
  /** The oldest first; only the last one may be open. */
  readonly loans: readonly Loan[];
}

const loanFacts = fc.record({
  /** Days in after the loan before, days out, and the months until it is due. */
  rest: fc.nat({ max: 200 }),
  out: fc.nat({ max: 240 }),
  months: fc.integer({ min: 1, max: 6 }),
  activity: fc.integer({ min: 1, max: 4 }),
});

/** One territory: loans that never overlap and never lie in the future, as the database demands. */
const ground: fc.Arbitrary<Ground> = fc
  .record({
    typeId: fc.integer({ min: 1, max: 4 }),
    booked: fc.boolean(),
    begins: fc.integer({ min: 0, max: 2400 }),
    facts: fc.array(loanFacts, { maxLength: 14 }),
    open: fc.boolean(),
  })
  .map(({ typeId, booked, begins, facts, open }) => {
    const loans: Loan[] = [];
    let day = today.subtract({ days: begins });
    for (const { rest, out, months, activity } of facts) {
      const released = day.add({ days: rest });
      const returned = released.add({ days: out });
      if (Temporal.PlainDate.compare(returned, today) > 0) {
        if (open && Temporal.PlainDate.compare(released, today) <= 0) {
          loans.push(loan(released, null, months, activity));
        }
        break;
      }
      loans.push(loan(released, returned, months, activity));
      day = returned;
    }
    const out = loans.some(({ returned }) => returned === null);
    return { typeId, booked: booked && !out, loans };
  });

const loan = (
  released: Temporal.PlainDate,
  returned: Temporal.PlainDate | null,
  months: number,
  activity: number,
): Loan => ({
  released: released.toString(),
  returned: returned?.toString() ?? null,
  due: released.add({ months }).toString(),
  activity,
});

/** A congregation of none to fourteen territories with up to six and a half years of history. */
export const aRandomCongregation: fc.Arbitrary<readonly Ground[]> = fc.array(ground, {
  maxLength: 14,
});

/** Puts the territories, numbered from 1, into a congregation that has none yet. */
export async function settle(
  { database }: World,
  congregation: number,
  grounds: readonly Ground[],
): Promise<void> {
  const territories = grounds.map(({ typeId, booked }, at) => ({ id: at + 1, typeId, booked }));
  const loans = grounds.flatMap((it, at) =>
    it.loans.map((one, position) => ({ ...one, territory: at + 1, output: position + 1 })),
  );
  await database.asTenant(congregation, async (db) => {
    await db.rows(
      `insert into territories (congregation_id, id, number, name, type_id)
      select current_congregation(), id, id, 'Rue ' || id, "typeId"
      from json_to_recordset($1) as given (id integer, "typeId" integer)`,
      [JSON.stringify(territories)],
    );
    await db.rows(
      `insert into histories (congregation_id, territory_id, output_number, user_id, activity_id,
        release_date, return_date, theoretical_return_date)
      select current_congregation(), territory, output, null, activity, released, returned, due
      from json_to_recordset($1) as given (
        territory integer, output integer, activity integer, released date, returned date, due date
      )`,
      [JSON.stringify(loans)],
    );
    await db.rows(
      `insert into bookings (congregation_id, id, name, type)
      values (current_congregation(), 1, 'Au tableau', 'paper')`,
    );
    await db.rows(
      `insert into booking_territories (congregation_id, booking_id, territory_id)
      select current_congregation(), 1, id
      from json_to_recordset($1) as given (id integer, booked boolean)
      where booked`,
      [JSON.stringify(territories)],
    );
  });
}
