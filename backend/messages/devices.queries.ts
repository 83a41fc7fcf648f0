import { pushDevicesMost } from '#schema/limits.ts';
import type { Db } from '../parts/db/database.ts';
import type { QuietHours } from './quiet.rules.ts';

interface NewDevice {
  readonly id: string;
  readonly userId: number;
  readonly session: string;
  readonly endpoint: string;
  readonly p256dh: Buffer;
  readonly auth: Buffer;
  readonly keyMark: string;
  /** ISO 8601. */
  readonly madeAt: string;
}

/**
 * A browser belongs to whoever subscribed on it last: what waited for the former person ends with his
 * subscription. Beyond the most of a person, the oldest ends.
 */
export async function addDevice(db: Db, it: NewDevice): Promise<void> {
  await db.rows(deleteEndpoint, [it.endpoint]);
  await db.rows(insertDevice, [
    it.id,
    it.userId,
    it.endpoint,
    it.p256dh,
    it.auth,
    it.keyMark,
    it.session,
    it.madeAt,
  ]);
  await db.rows(deleteOldest, [it.userId]);
}

const deleteEndpoint = `
  delete from push_subscriptions
  where congregation_id = current_congregation()
    and endpoint = $1`;

const insertDevice = `
  insert into push_subscriptions (
    congregation_id, id, user_id, endpoint, p256dh, auth, key_mark, session_id, device, made_at
  )
  select congregation_id, $1, user_id, $3, $4, $5, $6, id, device, $8
  from sessions
  where congregation_id = current_congregation()
    and user_id = $2
    and id = $7`;

const deleteOldest = `
  delete from push_subscriptions
  where congregation_id = current_congregation()
    and user_id = $1
    and id in (
      select id
      from push_subscriptions
      where congregation_id = current_congregation()
        and user_id = $1
      order by made_at desc, id
      offset ${pushDevicesMost}
    )`;

export interface DeviceRow {
  readonly id: string;
  readonly device: string;
  /** Local day, e.g. `24/11/2026`. */
  readonly since: string;
  /** The first letters of its address' hash: a browser knows its own by it. */
  readonly mark: string;
}

/** Devices that show a person's messages, the newest first; those of another key show nothing. */
export const devicesOf = (
  db: Db,
  userId: number,
  { keyMark, zone }: { readonly keyMark: string; readonly zone: string },
): Promise<readonly DeviceRow[]> => db.rows<DeviceRow>(selectDevices, [userId, keyMark, zone]);

const selectDevices = `
  select
    id,
    device,
    to_char(made_at at time zone $3, 'DD/MM/YYYY') as since,
    left(encode(sha256(convert_to(endpoint, 'UTF8')), 'hex'), 32) as mark
  from push_subscriptions
  where congregation_id = current_congregation()
    and user_id = $1
    and key_mark = $2
  order by made_at desc, id`;

/** Whether that person had that device. */
export const endDevice = async (db: Db, userId: number, id: string): Promise<boolean> =>
  (await db.row(deleteDevice, [userId, id])) !== undefined;

const deleteDevice = `
  delete from push_subscriptions
  where congregation_id = current_congregation()
    and user_id = $1
    and id = $2
  returning id`;

export const quietHoursOf = (db: Db, userId: number): Promise<QuietHours | undefined> =>
  db.row<QuietHours>(selectQuiet, [userId]);

const selectQuiet = `
  select from_hour as from, until_hour as until
  from quiet_hours
  where congregation_id = current_congregation()
    and user_id = $1`;

export async function saveQuietHours(
  db: Db,
  userId: number,
  { from, until }: QuietHours,
): Promise<void> {
  await db.rows(upsertQuiet, [userId, from, until]);
}

const upsertQuiet = `
  insert into quiet_hours (congregation_id, user_id, from_hour, until_hour)
  values (current_congregation(), $1, $2, $3)
  on conflict (congregation_id, user_id) do update set from_hour = $2, until_hour = $3`;
