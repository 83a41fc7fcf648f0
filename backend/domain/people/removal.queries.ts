import type { Db } from '../../parts/db/database.ts';
import { kindOf } from '../../parts/event-log/event-log.queries.ts';
import type { CallName } from '../../parts/permissions/permissions.ts';
import type { KeptMail } from '../../parts/mail/mail.queries.ts';

/** Whether the user has an open assignment (B-48). */
export const holdsSomething = async (db: Db, userId: number): Promise<boolean> =>
  (await db.row(selectOpen, [userId])) !== undefined;

const selectOpen = `
  select id
  from histories
  where congregation_id = current_congregation()
    and user_id = $1
    and return_date is null
  limit 1`;

/** Deletes the account; foreign keys set its assignments and log lines to no user. */
export async function deleteUser(db: Db, userId: number): Promise<void> {
  await db.rows(deleteOne, [userId]);
}

const deleteOne = `
  delete from users
  where congregation_id = current_congregation()
    and id = $1`;

/** Replaces the name in log lines by and about the person. */
export async function anonymiseEvents(db: Db, userId: number, nobody: string): Promise<void> {
  await db.rows(updateEvents, [userId, nobody]);
}

const updateEvents = `
  update event_logs
  set
    login = case when user_id = $1 then $2 else login end,
    action = case when about_user_id = $1 then ${kindOf('action')} else action end
  where congregation_id = current_congregation()
    and (user_id = $1 or about_user_id = $1)`;

/**
 * Replaces the name of a site administrator from `home` in the log of the current congregation
 * (B-47).
 */
export async function anonymiseVisits(
  db: Db,
  home: number,
  userId: number,
  nobody: string,
): Promise<void> {
  await db.rows(updateVisits, [home, userId, nobody]);
}

const updateVisits = `
  update event_logs
  set login = $3, away_home = null, away_user_id = null
  where congregation_id = current_congregation()
    and away_home = $1
    and away_user_id = $2`;

/**
 * Deletes stored idempotent answers of the person, and those of others that may contain the name;
 * no act that anybody could take back stays, because a booking may have that name, nor what answers
 * say that it is about.
 */
export async function deleteAnswers(db: Db, userId: number): Promise<void> {
  await db.rows(deleteKept, [userId, readings]);
  await db.rows(forgetUndos);
}

const readings = [
  'POST /user/view',
  'POST /history/last',
  'POST /territory/histogram',
  'POST /territory/exit/list',
  'POST /booking/load',
] as const satisfies readonly CallName[];

const deleteKept = `
  delete from idempotent_answers
  where congregation_id = current_congregation()
    and (user_id = $1 or call = any ($2::text[]))`;

const forgetUndos = `
  update idempotent_answers
  set undo = null, answer = (answer::jsonb - 'undo_about')::json
  where congregation_id = current_congregation()
    and (undo is not null or answer::jsonb ? 'undo_about')`;

/**
 * Deletes the person's mails, sent or waiting; mails of earlier versions are recognised by their
 * address only.
 */
export const deleteMails = (
  db: Db,
  userId: number,
  email: string | null,
): Promise<readonly KeptMail[]> => db.rows<KeptMail>(deleteOutbox, [userId, email]);

const deleteOutbox = `
  delete from mail_outbox
  where congregation_id = current_congregation()
    and (user_id = $1 or (user_id is null and lower(recipient) = lower($2)))
  returning id, kind`;
