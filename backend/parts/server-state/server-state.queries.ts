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

/**
 * ISO instant of the newest backup; null where none was made yet, undefined where this database
 * keeps no list of backups.
 */
export async function lastBackup(db: Db): Promise<string | null | undefined> {
  const list = await db.row<{ there: boolean }>(selectWhetherListed);
  if (!list?.there) return undefined;
  return (await db.row<{ made_at: string }>(selectLastBackup))?.made_at ?? null;
}

const selectWhetherListed = `select to_regclass('backups') is not null as there`;

const selectLastBackup = `
  select to_char(made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as made_at
  from backups
  order by id desc
  limit 1`;

async function only<Row>(row: Promise<Row | undefined>): Promise<Row> {
  const found = await row;
  if (!found) throw new Error('The query returned no row.');
  return found;
}
