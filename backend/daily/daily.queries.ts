import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../db/database.ts';

/** Temporary passwords are worth nothing after their day (B-49). */
export async function forgetEndedPasswords(db: Db, now: Temporal.Instant): Promise<void> {
  await db.rows(deletePasswords, [now.toString()]);
}

const deletePasswords = `
  delete from temporary_passwords
  where congregation_id = current_congregation()
    and expires_at <= $1`;

export async function forgetEndedAttempts(db: Db, now: Temporal.Instant): Promise<void> {
  await db.rows(deleteAttempts, [now.toString()]);
}

const deleteAttempts = `
  delete from sign_in_attempts
  where congregation_id = current_congregation()
    and window_ends_at <= $1`;
