import type { Db } from '../db/database.ts';
import { instant } from '../db/instant.ts';

export type BackupKind = 'daily' | 'migration' | 'manual';

/** A backup that was made of this database. */
export interface MadeBackup {
  readonly kind: BackupKind;
  /** ISO instant. */
  readonly madeAt: string;
  /** yyyy-mm-dd in the zone of the server. */
  readonly day: string;
  readonly host: string;
  readonly folder: string;
  /** Name within `folder`. */
  readonly file: string;
  readonly bytes: number;
  readonly encrypted: boolean;
}

export interface ListedBackup extends MadeBackup {
  readonly id: number;
}

/** Newest first, in the order of being made, whatever the clock said. `db` must act as the site. */
export async function listedBackups(db: Db): Promise<readonly ListedBackup[]> {
  return (await hasList(db)) ? db.rows<ListedBackup>(selectBackups) : [];
}

/** Whether the database is as new as the list of its backups. */
const hasList = async (db: Db): Promise<boolean> =>
  (await db.row<{ there: boolean }>(selectWhetherListed))?.there ?? false;

const selectWhetherListed = `select to_regclass('backups') is not null as there`;

const selectBackups = `
  select
    id,
    kind,
    ${instant('made_at')} as "madeAt",
    day,
    host,
    folder,
    file,
    bytes,
    encrypted
  from backups
  order by id desc`;

/** Does nothing on a database without the list, which a newer program backs up before it changes it. */
export async function listBackup(db: Db, made: MadeBackup): Promise<void> {
  if (!(await hasList(db))) return;
  const { kind, madeAt, day, host, folder, file, bytes, encrypted } = made;
  await db.rows(insertBackup, [kind, madeAt, day, host, folder, file, bytes, encrypted]);
}

const insertBackup = `
  insert into backups (kind, made_at, day, host, folder, file, bytes, encrypted)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

export async function unlistBackups(db: Db, ids: readonly number[]): Promise<void> {
  await db.rows(deleteBackups, [ids]);
}

const deleteBackups = `
  delete from backups
  where id = any ($1::bigint[])`;
