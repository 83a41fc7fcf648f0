import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../db/database.ts';

interface NewSession {
  readonly id: string;
  readonly userId: number;
  /** In words, e.g. `Firefox sur Android`. */
  readonly device: string;
  readonly now: Temporal.Instant;
  readonly ends: Temporal.Instant;
  /** The person had signed in before, and not on that device. */
  readonly newDevice?: boolean;
  /** A passkey has opened it, which is both factors. */
  readonly byPasskey?: boolean;
}

/** Locks the person's row: what is bounded by person is counted by one transaction at a time. */
export async function lockPerson(db: Db, userId: number): Promise<void> {
  await db.rows(selectPersonLocked, [userId]);
}

/** Of a person whose row is locked. */
export async function beginSession(
  db: Db,
  { id, userId, device, now, ends, newDevice = false, byPasskey = false }: NewSession,
): Promise<void> {
  const times = [now.toString(), ends.toString()];
  await db.rows(insertSession, [id, userId, device, ...times, newDevice, byPasskey]);
  await db.rows(deleteLongestUnused, [userId, id]);
}

const selectPersonLocked = `
  select
  from users
  where congregation_id = current_congregation()
    and id = $1
  for no key update`;

/** Sessions of one person; beyond them the one that was used longest ago ends (OWN-219). */
const mostSessions = 50;

const deleteLongestUnused = `
  delete from sessions
  where congregation_id = current_congregation()
    and user_id = $1
    and id in (
      select id
      from sessions
      where congregation_id = current_congregation()
        and user_id = $1
      order by id = $2 desc, seen_at desc, began_at desc, id
      offset ${mostSessions}
    )`;

const insertSession = `
  insert into sessions (
    congregation_id, id, user_id, device, began_at, seen_at, ends_at, new_device,
    by_passkey
  )
  values (current_congregation(), $1, $2, $3, $4, $4, $5, $6, $7)`;

/** A passkey was made in that session, whose holder has thereby shown both factors (OWN-399). */
export async function madePasskeyIn(db: Db, id: string): Promise<void> {
  await db.rows(updateByPasskey, [id]);
}

const updateByPasskey = `
  update sessions
  set by_passkey = true
  where congregation_id = current_congregation()
    and id = $1`;

/** Returns whether that person had that session. */
export const endSession = async (db: Db, userId: number, id: string): Promise<boolean> =>
  (await db.row(deleteSession, [userId, id])) !== undefined;

const deleteSession = `
  delete from sessions
  where congregation_id = current_congregation()
    and user_id = $1
    and id = $2
  returning id`;

/** Ends what the device of that session may still send and be sent without it, too; whether that person had it (OWN-106). */
export const endConnection = async (db: Db, userId: number, id: string): Promise<boolean> =>
  (await db.row(deleteConnection, [userId, id])) !== undefined;

const deleteConnection = `
  with revoked as (
    delete from pocket_permissions
    where congregation_id = current_congregation()
      and user_id = $1
      and session_id = $2
      and used_at is null
  ),
  unsubscribed as (
    delete from push_subscriptions
    where congregation_id = current_congregation()
      and user_id = $1
      and session_id = $2
  )
  ${deleteSession}`;

/** Ends what the devices of that person may still send without a session (OWN-106), the codes he showed (OWN-161), the marks of his devices (OWN-216), what they are told (OWN-408), and his card (OWN-370), too. */
export async function endSessionsOf(db: Db, userId: number): Promise<void> {
  await db.rows(deleteSessionsOf, [userId]);
}

const deleteSessionsOf = `
  with revoked as (
    delete from pocket_permissions
    where congregation_id = current_congregation()
      and user_id = $1
      and used_at is null
  ),
  ended as (
    delete from street_shares s
    using histories h
    where s.congregation_id = current_congregation()
      and h.congregation_id = s.congregation_id
      and h.id = s.history_id
      and h.user_id = $1
  ),
  unmarked as (
    delete from device_marks
    where congregation_id = current_congregation()
      and user_id = $1
  ),
  unsubscribed as (
    delete from push_subscriptions
    where congregation_id = current_congregation()
      and user_id = $1
  ),
  uncarded as (
    delete from pairing_cards
    where congregation_id = current_congregation()
      and user_id = $1
  )
  delete from sessions
  where congregation_id = current_congregation()
    and user_id = $1`;

export interface SessionRow {
  readonly id: string;
  readonly device: string;
  /** Local day and time, e.g. `24/11/2026 à 08:06`. */
  readonly since: string;
  readonly last_seen: string;
  /** It was the first on that device, of a person who had signed in before. */
  readonly new_device: boolean;
  /** Its device was given what it may keep without a network, and nothing has ended that. */
  readonly keeps: boolean;
}

/** Whether that session began at `moment` or later. */
export const beganSince = async (db: Db, id: string, moment: Temporal.Instant): Promise<boolean> =>
  (await db.row(selectBegun, [id, moment.toString()])) !== undefined;

const selectBegun = `
  select id
  from sessions
  where congregation_id = current_congregation()
    and id = $1
    and began_at >= $2`;

/** Sessions of one person that have not ended, the last used first. */
export const sessionsOf = (
  db: Db,
  userId: number,
  now: Temporal.Instant,
  zone: string,
): Promise<readonly SessionRow[]> =>
  db.rows<SessionRow>(selectSessions, [userId, now.toString(), zone]);

const selectSessions = `
  select
    id,
    device,
    to_char(began_at at time zone $3, 'DD/MM/YYYY "à" HH24:MI') as since,
    to_char(seen_at at time zone $3, 'DD/MM/YYYY "à" HH24:MI') as last_seen,
    new_device,
    exists (
      select
      from pocket_permissions p
      where p.congregation_id = current_congregation()
        and p.session_id = sessions.id
        and p.user_id = $1
        and p.action = 'keep'
        and p.expires_at > $2
    ) as keeps
  from sessions
  where congregation_id = current_congregation()
    and user_id = $1
    and ends_at > $2
  order by seen_at desc, began_at desc, id
  limit 100`;

export async function sawSession(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  await db.rows(updateSeen, [id, now.toString()]);
}

const updateSeen = `
  update sessions
  set seen_at = $2
  where congregation_id = current_congregation()
    and id = $1`;

/** Sessions whose token has expired, devices on which nobody has signed in for long, challenges of passkeys and tickets that are over. */
export async function forgetOldSessions(db: Db, now: Temporal.Instant): Promise<void> {
  await db.rows(deleteOld, [now.toString()]);
}

const deleteOld = `
  with unmarked as (
    delete from device_marks
    where congregation_id = current_congregation()
      and ends_at <= $1
  ),
  over as (
    delete from passkey_challenges
    where congregation_id = current_congregation()
      and ends_at <= $1
  ),
  void as (
    delete from second_factor_tickets
    where congregation_id = current_congregation()
      and ends_at <= $1
  )
  delete from sessions
  where congregation_id = current_congregation()
    and ends_at <= $1`;
