import type { Db } from '../db/database.ts';
import type { CallName } from '../permissions/permissions.ts';
import type { KeptMail } from '../mail/mail.queries.ts';

/** Whether something is still out in this person's name (B-48). */
export const holdsSomething = async (db: Db, userId: number): Promise<boolean> =>
  (await db.row(selectOpen, [userId])) !== undefined;

const selectOpen = `
  select id
  from histories
  where congregation_id = current_congregation()
    and user_id = $1
    and return_date is null
  limit 1`;

/** The account; its assignments and lines of the log stay, without it (foreign keys). */
export async function deleteUser(db: Db, userId: number): Promise<void> {
  await db.rows(deleteOne, [userId]);
}

const deleteOne = `
  delete from users
  where congregation_id = current_congregation()
    and id = $1`;

/** What the person did, and what was done to the person, without the name. */
export async function anonymiseEvents(db: Db, userId: number, nobody: string): Promise<void> {
  await db.rows(updateEvents, [userId, nobody]);
}

const updateEvents = `
  update event_logs
  set
    login = case when user_id = $1 then $2 else login end,
    action = case when about_user_id = $1 then split_part(action, ' : ', 1) else action end
  where congregation_id = current_congregation()
    and (user_id = $1 or about_user_id = $1)`;

/** The same of what a site administrator did in the present congregation, his account being at `home` (B-47). */
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

/** Answers kept for repeats: to the person, and to others who only read and may have read the name. */
export async function deleteAnswers(db: Db, userId: number): Promise<void> {
  await db.rows(deleteKept, [userId, readings]);
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

/** The person's mails, sent or waiting; those of earlier versions are known by their address alone. */
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
