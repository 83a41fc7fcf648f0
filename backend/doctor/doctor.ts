import type { Temporal } from 'temporal-polyfill';
import type { Database, Db } from '../parts/db/database.ts';
import { logMonths } from '../parts/event-log/log-months.ts';
import { everyCongregation, foundCongregation, type CongregationName } from './doctor.queries.ts';
import { findingsIn, type Finding } from './doctor.rules.ts';
import { foundTraces, mailsToSend, unreadableMaps } from './traces.queries.ts';
import { traceFindings, type TraceFinding } from './traces.rules.ts';

export interface CongregationReport {
  readonly congregation: CongregationName;
  readonly findings: readonly Finding[];
  readonly traces: readonly TraceFinding[];
  /** Mails that should leave. */
  readonly mails: readonly number[];
  readonly territories: number;
  readonly entries: number;
}

/** Findings of the congregation of `db` that stand in its rows alone; changes nothing. */
export async function examine(
  db: Db,
  today: Temporal.PlainDate,
): Promise<Pick<CongregationReport, 'findings' | 'territories' | 'entries'>> {
  const found = await foundCongregation(db);
  return {
    findings: findingsIn(found, today.toString()),
    territories: found.territories.length,
    entries: found.entries.length,
  };
}

/**
 * Checks every congregation of a database in turn; one that lacks migrations has no traces to look
 * at.
 */
export async function examineAll(
  database: Database,
  today: Temporal.PlainDate,
  migrated: boolean,
): Promise<readonly CongregationReport[]> {
  const examined: CongregationReport[] = [];
  // A month less than lines are kept: a removal since then is in the log.
  const logKeptSince = today.subtract({ months: logMonths - 1 }).toString();
  for (const congregation of await database.asSite(everyCongregation)) {
    const report = await database.asTenant(congregation.id, async (db) => ({
      congregation,
      ...(await examine(db, today)),
      traces: migrated ? await tracesIn(db, logKeptSince) : [],
      mails: migrated ? await mailsToSend(db) : [],
    }));
    examined.push(report);
  }
  return examined;
}

async function tracesIn(db: Db, logKeptSince: string): Promise<readonly TraceFinding[]> {
  const maps = await unreadableMaps(db);
  return [
    ...traceFindings(await foundTraces(db), logKeptSince),
    ...maps.map((about): TraceFinding => ({ trouble: 'mapUnreadable', about, value: '' })),
  ];
}

/**
 * Mails that should leave and have no job that sends them. A mail sent meanwhile has none either,
 * so that those left are looked up once more.
 */
export async function mailsWithoutJob(
  database: Database,
  examined: readonly CongregationReport[],
  jobs: ReadonlySet<string>,
): Promise<readonly { readonly congregation: CongregationName; readonly mails: number }[]> {
  const found = [];
  for (const { congregation, mails } of examined) {
    const lost = mails.filter((mail) => !jobs.has(`mail:${congregation.id}:${mail}`));
    if (lost.length === 0) continue;
    const waiting = new Set(await database.asTenant(congregation.id, mailsToSend));
    const left = lost.filter((mail) => waiting.has(mail));
    if (left.length > 0) found.push({ congregation, mails: left.length });
  }
  return found;
}
