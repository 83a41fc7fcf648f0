import type { Temporal } from 'temporal-polyfill';
import type { Database, Db } from '../db/database.ts';
import { everyCongregation, foundCongregation, type CongregationName } from './doctor.queries.ts';
import { findingsIn, type Finding } from './doctor.rules.ts';

export interface Examined {
  readonly congregation: CongregationName;
  readonly findings: readonly Finding[];
  readonly territories: number;
  readonly entries: number;
}

/** What does not hold in the congregation that `db` sees; nothing is changed. */
export async function examine(
  db: Db,
  today: Temporal.PlainDate,
): Promise<Omit<Examined, 'congregation'>> {
  const found = await foundCongregation(db);
  return {
    findings: findingsIn(found, today.toString()),
    territories: found.territories.length,
    entries: found.entries.length,
  };
}

/** Every congregation of a database, one after the other. */
export async function examineAll(
  database: Database,
  today: Temporal.PlainDate,
): Promise<readonly Examined[]> {
  const examined: Examined[] = [];
  for (const congregation of await database.asSite(everyCongregation)) {
    const state = await database.asTenant(congregation.id, (db) => examine(db, today));
    examined.push({ congregation, ...state });
  }
  return examined;
}
