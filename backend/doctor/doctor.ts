import type { Temporal } from 'temporal-polyfill';
import type { Database, Db } from '../parts/db/database.ts';
import { everyCongregation, foundCongregation, type CongregationName } from './doctor.queries.ts';
import { findingsIn, type Finding } from './doctor.rules.ts';

export interface CongregationReport {
  readonly congregation: CongregationName;
  readonly findings: readonly Finding[];
  readonly territories: number;
  readonly entries: number;
}

/** Findings of the congregation of `db`; changes nothing. */
export async function examine(
  db: Db,
  today: Temporal.PlainDate,
): Promise<Omit<CongregationReport, 'congregation'>> {
  const found = await foundCongregation(db);
  return {
    findings: findingsIn(found, today.toString()),
    territories: found.territories.length,
    entries: found.entries.length,
  };
}

/** Checks every congregation of a database in turn. */
export async function examineAll(
  database: Database,
  today: Temporal.PlainDate,
): Promise<readonly CongregationReport[]> {
  const examined: CongregationReport[] = [];
  for (const congregation of await database.asSite(everyCongregation)) {
    const state = await database.asTenant(congregation.id, (db) => examine(db, today));
    examined.push({ congregation, ...state });
  }
  return examined;
}
