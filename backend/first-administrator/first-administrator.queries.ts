import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../parts/db/database.ts';

/** Searches the whole site; `db` must be anonymous (B-47). */
export const administratorExists = async (db: Db): Promise<boolean> =>
  (await db.row(selectAdministrator)) !== undefined;

const selectAdministrator = `
  select id
  from users
  where role_id = 1
  limit 1`;

/** `db` must act as the site. */
export const congregationNamed = async (db: Db, name: string): Promise<number | null> =>
  (await db.row<{ id: number }>(selectNamed, [name]))?.id ?? null;

const selectNamed = `
  select id
  from congregations
  where lower(name) = lower($1)`;

/** `db` must act as the site, here and below. */
export async function keepCode(db: Db, hash: Buffer, now: Temporal.Instant): Promise<void> {
  await db.rows(upsertCode, [hash, now.toString()]);
}

const upsertCode = `
  insert into first_administrator_code (code_hash, made_at)
  values ($1, $2)
  on conflict (single) do update
  set code_hash = excluded.code_hash, made_at = excluded.made_at`;

export const keptCode = async (db: Db, hash: Buffer): Promise<boolean> =>
  (await db.row(selectCode, [hash])) !== undefined;

const selectCode = `
  select single
  from first_administrator_code
  where code_hash = $1`;

export async function forgetCode(db: Db): Promise<void> {
  await db.rows('delete from first_administrator_code');
}
