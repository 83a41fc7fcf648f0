import type { Temporal } from 'temporal-polyfill';
import { returnWhatIsDue } from '../assignment/automatic-return.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { forgetOldAnswers } from '../http/idempotency.ts';
import { forgetOldNames } from '../privacy/forget-old-names.ts';
import { congregationIds } from './daily.queries.ts';

/**
 * What each day brings in every congregation: automatic returns (B-13), and old answers forgotten.
 * Where it fails, the other congregations still get theirs.
 */
export async function doDailyWork(
  database: Database,
  clock: Clock,
  failed: (error: unknown) => void,
): Promise<void> {
  for (const id of await database.asSite(congregationIds)) {
    await database
      .asTenant(id, async (db) => {
        await returnWhatIsDue(db, clock.today());
        await forgetOldAnswers(db, clock.now());
        await forgetOldNames(db, clock.today());
      })
      .catch(failed);
  }
}

export interface DailyWork {
  /** Ends the work under way first. */
  readonly stop: () => Promise<void>;
}

/** Now, and a little after each midnight; several backends may do it at once. */
export function startDailyWork(
  database: Database,
  clock: Clock,
  failed: (error: unknown) => void,
): DailyWork {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const work = async (): Promise<void> => {
    await doDailyWork(database, clock, failed).catch(failed);
    if (stopped) return;
    timer = setTimeout(() => {
      underWay = work();
    }, untilNextDay(clock)).unref();
  };
  let underWay = work();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}

const aLittleAfter = 60_000;

function untilNextDay(clock: Clock): number {
  const now: Temporal.ZonedDateTime = clock.local(clock.now());
  const midnight = now.add({ days: 1 }).startOfDay();
  return midnight.epochMilliseconds - now.epochMilliseconds + aLittleAfter;
}
