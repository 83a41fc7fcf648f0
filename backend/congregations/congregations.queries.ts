import { inCongregation } from '../db/elsewhere.ts';
import type { Db } from '../db/database.ts';

export interface CongregationRow {
  readonly id: number;
  readonly name: string;
  readonly contact: string;
  readonly email_counter: number;
  /** Mails that could not leave so far and are tried again. */
  readonly failing_mails: number;
}

/** All of them, as the site sees them, in the order of a French dictionary (B-108). */
export const congregations = (db: Db): Promise<readonly CongregationRow[]> =>
  db.rows<CongregationRow>(selectAll);

const selectAll = `
  select c.id, c.name, c.contact, c.email_counter, coalesce(failing.mails, 0)::integer as failing_mails
  from congregations c
  left join (
    select congregation, count(*) as mails
    from failing_jobs()
    where task = 'mail'
    group by congregation
  ) failing
    on failing.congregation = c.id
  order by c.name collate "fr-x-icu", c.id`;

/** Held until the end of the transaction; as the site. */
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

/** Whether another than this one has the name, in whatever case; as the site. */
export const nameTaken = async (db: Db, name: string, butFor = 0): Promise<boolean> =>
  (await db.row(selectSameName, [name, butFor])) !== undefined;

const selectSameName = `
  select id
  from congregations
  where lower(name) = lower($1)
    and id <> $2`;

/** As the site; it has no settings yet. */
export async function insertCongregation(db: Db, name: string, contact: string): Promise<number> {
  const row = await db.row<{ id: number }>(insertOne, [name, contact]);
  if (!row) throw new Error('An insert returns its row.');
  return row.id;
}

const insertOne = `
  insert into congregations (name, contact)
  values ($1, $2)
  returning id`;

/** The defaults of B-24, without which nobody could work in it. */
export const giveSettings = (db: Db, congregationId: number): Promise<unknown> =>
  inCongregation(db, congregationId, () => db.rows(insertDefaults));

const insertDefaults = `
  insert into congregation_settings (congregation_id)
  values (current_congregation())`;

/** As the site. */
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

/** With its settings, types, bookings and log (foreign keys); as the site. */
export async function deleteCongregation(db: Db, id: number): Promise<void> {
  await db.rows(deleteOne, [id]);
}

const deleteOne = `
  delete from congregations
  where id = $1`;
