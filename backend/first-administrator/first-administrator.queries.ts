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
