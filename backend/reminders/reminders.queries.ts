import type { Temporal } from 'temporal-polyfill';
import { numberName } from '../domain/assignment/assignment.columns.ts';
import type { Db } from '../parts/db/database.ts';

export interface DueRow {
  readonly history_id: number;
  readonly territory_id: number;
  readonly number: number;
  readonly number_name: string;
  readonly due_date: string;
  /** The server will return it automatically on its due date (B-13). */
  readonly automatic: boolean;
}

/**
 * `$1` is today. Open assignments of users who want that mail (OWN-406) and have an address, from `pre_warning`
 * weeks before the due date (B-14). Excluded: assignments about to be returned automatically, those
 * already announced for the same due date and kind, and users who had a reminder today.
 */
const due = `
  from congregation_settings s
  join histories h
    on h.congregation_id = s.congregation_id
    and h.return_date is null
    and h.theoretical_return_date <= $1::date + 7 * s.pre_warning
  join users u
    on u.congregation_id = h.congregation_id
    and u.id = h.user_id
  join territories t
    on t.congregation_id = h.congregation_id
    and t.id = h.territory_id
  where s.congregation_id = current_congregation()
    and s.sendmail
    and u.subscription
    and u.email is not null
    and wants_message(u.id, case when h.theoretical_return_date < $1 then 'late' else 'soon' end, 'mail')
    and not (s.online_automatic_return and h.online and h.theoretical_return_date <= $1)
    and not exists (
      select
      from reminders r
      where r.congregation_id = h.congregation_id
        and r.history_id = h.id
        and r.due_date = h.theoretical_return_date
        and r.kind = case when h.theoretical_return_date < $1 then 'late' else 'pre_warning' end
    )
    and not exists (
      select
      from reminders r
      where r.congregation_id = h.congregation_id
        and r.user_id = h.user_id
        and r.day = $1
    )`;

/** Ids of users with something to be reminded of. */
export async function usersToRemind(db: Db, today: string): Promise<readonly number[]> {
  return (await db.rows<{ id: number }>(selectWho, [today])).map(({ id }) => id);
}

const selectWho = `
  select distinct u.id
  ${due}
  order by u.id`;

export interface Reader {
  readonly login: string;
  readonly email: string | null;
}

/** Locks the user, so that two backends never remind the same person. */
export const lockReader = (db: Db, userId: number): Promise<Reader | undefined> =>
  db.row<Reader>(selectReader, [userId]);

const selectReader = `
  select login, email
  from users
  where congregation_id = current_congregation()
    and id = $1
  for update`;

/** What to remind a user of, most urgent first. */
export const dueOf = (db: Db, userId: number, today: string): Promise<readonly DueRow[]> =>
  db.rows<DueRow>(selectDueOf, [today, userId]);

const selectDueOf = `
  select
    h.id as history_id,
    h.territory_id,
    t.number,
    ${numberName} as number_name,
    h.theoretical_return_date as due_date,
    s.online_automatic_return and h.online as automatic
  ${due}
    and u.id = $2
  order by h.theoretical_return_date, t.number`;

export interface NewReminder {
  readonly history_id: number;
  readonly due_date: string;
  readonly kind: string;
}

/** The primary key allows one reminder per assignment, due date and kind. */
export async function insertReminders(
  db: Db,
  reminders: readonly NewReminder[],
  { userId, mailId, today }: { userId: number; mailId: number; today: string },
): Promise<void> {
  await db.rows(insertAll, [JSON.stringify(reminders), userId, mailId, today]);
}

const insertAll = `
  insert into reminders (congregation_id, history_id, due_date, kind, user_id, mail_id, day)
  select current_congregation(), history_id, due_date, kind, $2, $3, $4
  from json_to_recordset($1) as told (history_id integer, due_date date, kind text)`;

/**
 * Whether a waiting mail is still correct: written today, every item still due, the reader still
 * accepting mails.
 */
export const isReminderCurrent = async (db: Db, mailId: number, today: string): Promise<boolean> =>
  (await db.row<{ holds: boolean }>(selectHolds, [mailId, today]))?.holds ?? false;

const selectHolds = `
  select
    coalesce(
      bool_and(
        s.sendmail
        and u.subscription
        and wants_message(u.id, case r.kind when 'late' then 'late' else 'soon' end, 'mail')
        and lower(u.email) = lower(m.recipient)
        and h.return_date is null
        and h.user_id = r.user_id
        and h.theoretical_return_date = r.due_date
        and r.day = $2
      ),
      false
    ) as holds
  from mail_outbox m
  join reminders r
    on r.congregation_id = m.congregation_id
    and r.mail_id = m.id
  join histories h
    on h.congregation_id = r.congregation_id
    and h.id = r.history_id
  join users u
    on u.congregation_id = r.congregation_id
    and u.id = r.user_id
  join congregation_settings s on s.congregation_id = r.congregation_id
  where m.congregation_id = current_congregation()
    and m.id = $1`;

/** Forgets the reminders of a mail that was never sent, so that they are sent again. */
export async function forgetReminders(db: Db, mailId: number): Promise<void> {
  await db.rows(deleteOfMail, [mailId]);
}

const deleteOfMail = `
  delete from reminders
  where congregation_id = current_congregation()
    and mail_id = $1`;

/** Deletes reminders of assignments returned long ago. */
export async function forgetOldReminders(db: Db, today: Temporal.PlainDate): Promise<void> {
  await db.rows(deleteOfReturned, [today.subtract({ days: 90 }).toString()]);
}

const deleteOfReturned = `
  delete from reminders r
  using histories h
  where r.congregation_id = current_congregation()
    and h.congregation_id = r.congregation_id
    and h.id = r.history_id
    and h.return_date < $1`;
