import type { Db } from '../db/database.ts';

/** All of these run as the site, which reads numbers and codes only. */

export interface DatabaseState {
  /** Of PostgreSQL. */
  readonly version: string;
  readonly bytes: number;
  readonly migrations: number;
  readonly last_migration: string | null;
}

export const databaseState = (db: Db): Promise<DatabaseState> =>
  only(db.row<DatabaseState>('select * from database_state()'));

export interface QueueState {
  /** Without mails. */
  readonly jobs_waiting: number;
  readonly jobs_failed: number;
  /** Failed ones included: they are tried again. */
  readonly mails_waiting: number;
  readonly mails_failed: number;
  /** Code of the latest fault of a mail that is still waiting. */
  readonly mail_fault: string | null;
}

export const queueState = (db: Db): Promise<QueueState> =>
  only(db.row<QueueState>('select * from queue_state()'));

async function only<Row>(row: Promise<Row | undefined>): Promise<Row> {
  const found = await row;
  if (!found) throw new Error('The query returned no row.');
  return found;
}
