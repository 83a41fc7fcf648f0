import { inCongregation } from '../parts/db/elsewhere.ts';
import type { Db } from '../parts/db/database.ts';

export interface CongregationRow {
  readonly id: number;
  readonly name: string;
  readonly contact: string;
  readonly email_counter: number;
  /** Mails in the outbox that failed and will be retried. */
  readonly failing_mails: number;
}

/** All congregations, in French collation (B-108); `db` must act as the site. */
export const congregations = (db: Db): Promise<readonly CongregationRow[]> =>
  db.rows<CongregationRow>(selectAll);

const selectAll = `
  select c.id, c.name, c.contact, c.email_counter, coalesce(failing.mails, 0)::integer as failing_mails
  from congregations c
  left join (
    select congregation, count(*) as mails
    from failed_jobs(null)
    where task = 'mail'
    group by congregation
  ) failing
    on failing.congregation = c.id
  order by c.name collate "fr-x-icu", c.id`;

/** Locks the row until the end of the transaction; `db` must act as the site. */
export const congregationToChange = (
  db: Db,
  id: number,
): Promise<{ readonly id: number; readonly name: string } | undefined> =>
  db.row<{ id: number; name: string }>(selectForUpdate, [id]);

const selectForUpdate = `
  select id, name
  from congregations
  where id = $1
  for update`;

/** Case-insensitive; ignores the congregation `butFor`. `db` must act as the site. */
export const nameTaken = async (db: Db, name: string, butFor = 0): Promise<boolean> =>
  (await db.row(selectSameName, [name, butFor])) !== undefined;

const selectSameName = `
  select id
  from congregations
  where lower(name) = lower($1)
    and id <> $2`;

/** Inserts no settings: call `giveSettings` next. `db` must act as the site. */
export async function insertCongregation(db: Db, name: string, contact: string): Promise<number> {
  const row = await db.row<{ id: number }>(insertOne, [name, contact]);
  if (!row) throw new Error('The insert returned no row.');
  return row.id;
}

const insertOne = `
  insert into congregations (name, contact)
  values ($1, $2)
  returning id`;

/** Inserts the default settings (B-24); a congregation without settings breaks every call. */
export const giveSettings = (db: Db, congregationId: number): Promise<unknown> =>
  inCongregation(db, congregationId, () => db.rows(insertDefaults));

const insertDefaults = `
  insert into congregation_settings (congregation_id)
  values (current_congregation())`;

/** `db` must act as the site. */
export async function saveCongregation(
  db: Db,
  id: number,
  name: string,
  contact: string,
): Promise<void> {
  await db.rows(updateOne, [id, name, contact]);
}

const updateOne = `
  update congregations
  set name = $2, contact = $3
  where id = $1`;

export const inUse = async (db: Db, congregationId: number): Promise<boolean> =>
  (await inCongregation(db, congregationId, () => db.row(selectInside))) !== undefined;

const selectInside = `
  select
  from congregation_settings s
  where s.congregation_id = current_congregation()
    and (
      exists (
        select
        from users
        where users.congregation_id = s.congregation_id
      )
      or exists (
        select
        from territories
        where territories.congregation_id = s.congregation_id
      )
    )`;

/** Foreign keys delete settings, types, bookings and log too; `db` must act as the site. */
export async function deleteCongregation(db: Db, id: number): Promise<void> {
  await db.rows(deleteOne, [id]);
}

const deleteOne = `
  delete from congregations
  where id = $1`;
