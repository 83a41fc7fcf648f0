import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../parts/db/database.ts';
import { instant } from '../parts/db/instant.ts';

export interface FailedJob {
  readonly id: number;
  /** Name of the task. */
  readonly task: string;
  /** Null when the job is of no congregation, or of one that is gone. */
  readonly congregation: string | null;
  readonly attempts: number;
  readonly since: string;
  /** Null: given up. */
  readonly next_try: string | null;
  /** Name and codes of the fault. */
  readonly error: string;
}

/** The oldest failed jobs; `db` must act as the site. */
export const failedJobs = (db: Db, most: number): Promise<readonly FailedJob[]> =>
  db.rows<FailedJob>(selectFailed, [most]);

const selectFailed = `
  select
    failed.id, failed.task, c.name as congregation, failed.attempts,
    ${instant('failed.since')} as since, ${instant('failed.next_try')} as next_try, failed.error
  from failed_jobs($1) failed
  left join congregations c on c.id = failed.congregation
  order by failed.since, failed.id`;

/** Name and codes of the fault of today's backup, while it fails; `db` must act as the site. */
export async function backupFault(db: Db): Promise<string | null> {
  return (await db.row<{ error: string }>(selectBackupFault))?.error ?? null;
}

const selectBackupFault = `
  select error
  from failed_jobs(null)
  where task = 'backup'
  limit 1`;

/** Tries a failed job again at once; null: all of them. The number of jobs; `db` must act as the site. */
export async function retryFailedJobs(db: Db, job: number | null): Promise<number> {
  const row = await db.row<{ retried: number }>(retry, [job]);
  return row?.retried ?? 0;
}

const retry = 'select retry_failed_jobs($1) as retried';

export interface Inhabitants {
  readonly congregations: number;
  readonly people: number;
}

/** Counts congregation by congregation: no role reads the people of several. */
export async function inhabitants(db: Db, ids: readonly number[]): Promise<Inhabitants> {
  const row = await db.row<{ people: number }>('select count_people($1) as people', [ids]);
  return { congregations: ids.length, people: row?.people ?? 0 };
}

export interface Presence {
  readonly id: number;
  /** People who signed in within 7 and within 30 days; a new password forgets when. */
  readonly in_week: number;
  readonly in_month: number;
  /** Cards that open an account. */
  readonly cards: number;
  /** Keys of devices. */
  readonly passkeys: number;
}

/** Numbers of each congregation, in the order of `ids`; `markDays` after its last sign-in a mark ends. */
export const presence = (
  db: Db,
  ids: readonly number[],
  now: Temporal.Instant,
  markDays: number,
): Promise<readonly Presence[]> => {
  const since = (days: number) => now.add({ hours: 24 * (markDays - days) }).toString();
  return db.rows<Presence>(selectPresence, [ids, since(7), since(30), now.toString()]);
};

const selectPresence = `
  select
    congregation as id,
    in_week::integer as in_week,
    in_month::integer as in_month,
    cards::integer as cards,
    passkeys::integer as passkeys
  from presence($1, $2, $3, $4)`;

/** Names of all congregations by id; `db` must act as the site. */
export const namesOfCongregations = async (db: Db): Promise<ReadonlyMap<number, string>> =>
  new Map((await db.rows<{ id: number; name: string }>(selectNames)).map((it) => [it.id, it.name]));

const selectNames = `
  select id, name
  from congregations
  order by id`;
