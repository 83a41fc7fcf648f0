import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../parts/db/database.ts';
import { markDays } from '../parts/sessions/mark-days.ts';

/** Of one person; the one that was used longest ago ends. */
const mostDevices = 10;

/** Whether that person signed in on that device before. */
export const hasMark = async (
  db: Db,
  userId: number,
  hash: Buffer,
  now: Temporal.Instant,
): Promise<boolean> => (await db.row(selectMark, [userId, hash, now.toString()])) !== undefined;

const selectMark = `
  select
  from device_marks
  where congregation_id = current_congregation()
    and user_id = $1
    and mark_hash = $2
    and ends_at > $3`;

/** Whether that person, who has signed in before, did so on another device only (OWN-374). */
export const isNewDevice = async (
  db: Db,
  userId: number,
  hash: Buffer,
  now: Temporal.Instant,
): Promise<boolean> =>
  !(await hasMark(db, userId, hash, now)) && (await db.row(selectTraces, [userId])) !== undefined;

/** Whoever has signed in has accepted the rules, or has a device. */
const selectTraces = `
  select
  from users
  where congregation_id = current_congregation()
    and id = $1
    and (
      exists (
        select
        from device_marks
        where device_marks.congregation_id = users.congregation_id
          and device_marks.user_id = users.id
      )
      or exists (
        select
        from privacy_consents
        where privacy_consents.congregation_id = users.congregation_id
          and privacy_consents.user_id = users.id
      )
    )`;

/** Keeps a device of a person, whose row the transaction has locked. */
export async function keepMark(
  db: Db,
  userId: number,
  hash: Buffer,
  now: Temporal.Instant,
): Promise<void> {
  await db.rows(upsertMark, [userId, hash, now.add({ hours: 24 * markDays }).toString()]);
  await db.rows(deleteOldest, [userId]);
}

const upsertMark = `
  insert into device_marks (congregation_id, user_id, mark_hash, ends_at)
  values (current_congregation(), $1, $2, $3)
  on conflict (congregation_id, user_id, mark_hash) do update
  set ends_at = excluded.ends_at`;

const deleteOldest = `
  delete from device_marks
  where congregation_id = current_congregation()
    and user_id = $1
    and mark_hash in (
      select mark_hash
      from device_marks
      where congregation_id = current_congregation()
        and user_id = $1
      order by ends_at desc, mark_hash
      offset ${mostDevices}
    )`;
