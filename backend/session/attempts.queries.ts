import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../parts/db/database.ts';
import type { Counter } from './session.rules.ts';

interface Counted {
  readonly attempts: number;
  /** When the count begins again, as an instant. */
  readonly ends: string;
}

/**
 * Counts one attempt for each counter; by subject, the attempts in its window. Empty for an unknown
 * congregation. Rows are locked in the order of their subjects, against deadlocks.
 */
export async function countAttempts(
  db: Db,
  counters: readonly Counter[],
  now: Temporal.Instant,
): Promise<ReadonlyMap<string, Counted>> {
  const rows = await db.rows<Counted & { subject: string }>(upsertAttempts, [
    counters.map(({ subject }) => subject),
    counters.map(({ minutes }) => now.add({ minutes }).toString()),
    now.toString(),
  ]);
  return new Map(rows.map(({ subject, ...counted }) => [subject, counted]));
}

const windowEnd = `to_char(window_ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const upsertAttempts = `
  insert into sign_in_attempts as known (congregation_id, subject, attempts, window_ends_at)
  select congregations.id, counted.subject, 1, counted.window_ends_at
  from congregations
  cross join unnest($1::text[], $2::timestamptz[]) as counted (subject, window_ends_at)
  where congregations.id = current_congregation()
  order by counted.subject
  on conflict (congregation_id, subject) do update
  set
    attempts = case when known.window_ends_at <= $3::timestamptz then 1 else known.attempts + 1 end,
    window_ends_at = case
      when known.window_ends_at <= $3::timestamptz then excluded.window_ends_at
      else known.window_ends_at
    end
  returning
    subject,
    attempts,
    ${windowEnd} as ends`;

export async function forgetAttempts(db: Db, subjects: readonly string[]): Promise<void> {
  if (subjects.length > 0) await db.rows(deleteAttempts, [subjects]);
}

const deleteAttempts = `
  delete from sign_in_attempts
  where congregation_id = current_congregation()
    and subject = any (array(
      select subject
      from sign_in_attempts
      where congregation_id = current_congregation()
        and subject = any ($1::text[])
      order by subject
      for update
    ))`;

/** Whether that person signed in from that address before. */
export const isKnown = async (db: Db, subject: string, now: Temporal.Instant): Promise<boolean> =>
  (await db.row(selectKnown, [subject, now.toString()])) !== undefined;

const selectKnown = `
  select subject
  from sign_in_attempts
  where congregation_id = current_congregation()
    and subject = $1
    and window_ends_at > $2::timestamptz`;

export async function remember(db: Db, subject: string, until: Temporal.Instant): Promise<void> {
  await db.rows(upsertKnown, [subject, until.toString()]);
}

const upsertKnown = `
  insert into sign_in_attempts (congregation_id, subject, attempts, window_ends_at)
  values (current_congregation(), $1, 0, $2)
  on conflict (congregation_id, subject) do update
  set window_ends_at = excluded.window_ends_at`;

/** Takes one attempt back from each count that was told to count it. */
export async function takeBack(db: Db, subjects: readonly string[]): Promise<void> {
  if (subjects.length > 0) await db.rows(decrementAttempts, [subjects]);
}

const decrementAttempts = `
  with counted as (
    select subject
    from sign_in_attempts
    where congregation_id = current_congregation()
      and subject = any ($1::text[])
    order by subject
    for update
  )
  update sign_in_attempts
  set attempts = greatest(attempts - 1, 0)
  from counted
  where sign_in_attempts.congregation_id = current_congregation()
    and sign_in_attempts.subject = counted.subject`;

/** The person, if mails are accepted there and none told of attempts within a day; locked until then. */
export async function personToTell(
  db: Db,
  userId: number,
): Promise<{ readonly id: number; readonly email: string } | undefined> {
  // In a statement of its own: one that waits for the row looks for the mail as before its wait.
  await db.rows(lockPerson, [userId]);
  return db.row(selectPersonToTell, [userId]);
}

const lockPerson = `
  select id
  from users
  where congregation_id = current_congregation()
    and id = $1
  for update`;

const selectPersonToTell = `
  select id, email
  from users
  where congregation_id = current_congregation()
    and id = $1
    and subscription
    and email is not null
    and not exists (
      select
      from mail_outbox
      where mail_outbox.congregation_id = users.congregation_id
        and mail_outbox.user_id = users.id
        and mail_outbox.kind = 'attempts'
        and mail_outbox.created_at > now() - interval '24 hours'
    )`;
