import { fc, rounds } from '../support/rounds.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examine } from '../../backend/doctor/doctor.ts';
import { aBooking, aTerritory } from '../support/builders.ts';
import { aStaff, type Staff } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';
import {
  callOf,
  type KnownRow,
  round,
  type Step,
  steps,
  territories,
  today,
} from './drawn-histories.ts';

const repeats = rounds(20, 5);

describe('histories under any sequence of changes', () => {
  let world: World;
  let staff: Staff;
  const accepted = new Set<string>();
  const refused = new Set<string>();

  beforeAll(async () => {
    world = await openWorld({ now: `${today.toString()}T09:00:00Z` });
    staff = await aStaff(world);
    for (const id of territories) await aTerritory(world, { id });
    await aBooking(world, { id: 1 });
  });
  afterAll(() => world.close());

  const begin = () =>
    world.database.asTenant(1, async (db) => {
      await db.rows('delete from histories');
      await db.rows('delete from booking_territories');
      await db.rows('insert into booking_territories select 1, 1, id from territories');
    });
  const look = () =>
    world.database.asTenant(1, async (db) => ({
      findings: (await examine(db, today)).findings,
      rows: await db.rows<KnownRow>(
        `select id as history_id, territory_id, output_number, release_date, return_date, user_id,
           activity_id, theoretical_return_date, reprieve_months, xmin::text::bigint as version
         from histories order by id`,
      ),
    }));
  const rowsOf = (rows: readonly KnownRow[], territory: number) =>
    rows.filter(({ territory_id }) => territory_id === territory);

  /** All territories take their step in parallel; answers what each call asked and whether it succeeded. */
  const takeSteps = (drawn: readonly (Step | undefined)[], rows: readonly KnownRow[]) =>
    Promise.all(
      territories.map(async (territory, at) => {
        const step = drawn[at];
        if (!step) throw new Error('Each territory has its steps.');
        const { name, form } = callOf(step, territory, rowsOf(rows, territory));
        const { status, body } = await world.call(name, { token: staff.token('3'), form });
        (body.success ? accepted : refused).add(step.type);
        return { territory, name, form, status, success: body.success };
      }),
    );

  it(
    `${repeats * territories.length} sequences of ${steps}: every invariant holds after each step, and a refusal changes nothing [B-16, B-66, B-69, HED-10, HED-14, REST-24…26, EXIT-22…24, RET-11, CAN-05]`,
    { timeout: 300_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(round, async (sequences) => {
          await begin();
          let { rows } = await look();
          for (let at = 0; at < steps; at += 1) {
            const drawn = sequences.map((sequence) => sequence[at]);
            const taken = await takeSteps(drawn, rows);
            const now = await look();
            expect({ taken, findings: now.findings }).toEqual({
              taken: taken.map((it) => ({ ...it, status: 200 })),
              findings: [],
            });
            for (const { territory, success } of taken) {
              if (!success) expect(rowsOf(now.rows, territory)).toEqual(rowsOf(rows, territory));
            }
            ({ rows } = now);
          }
        }),
        { numRuns: repeats, endOnFailure: true },
      );
      const every = ['add', 'cancel', 'edit', 'exit', 'remove', 'reprieve', 'return'];
      expect([...accepted].toSorted()).toEqual(every);
      expect([...refused].toSorted()).toEqual(every);
    },
  );
});
