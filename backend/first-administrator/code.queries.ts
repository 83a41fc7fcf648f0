import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../parts/db/database.ts';

/** `db` must act as the site, here and below. */
export async function insertCode(db: Db, hash: string, expiresAt: Temporal.Instant): Promise<void> {
  await db.rows(insertHash, [hash, expiresAt.toString()]);
}

const insertHash = `
  insert into first_administrator_codes (code_hash, expires_at)
  values ($1, $2)`;

/** How long a code is good; `expired` for an old one, null for one that was never given. */
export async function codeState(
  db: Db,
  hash: string,
  now: Temporal.Instant,
): Promise<'good' | 'expired' | null> {
  const row = await db.row<{ good: boolean }>(selectCode, [hash, now.toString()]);
  if (!row) return null;
  return row.good ? 'good' : 'expired';
}

const selectCode = `
  select expires_at > $2::timestamptz as good
  from first_administrator_codes
  where code_hash = $1`;

/** With an administrator, no code is good any more and no guess counts. */
export async function removeCodes(db: Db): Promise<void> {
  await db.rows(deleteCodes);
  await db.rows(deleteGuesses);
}

const deleteCodes = 'delete from first_administrator_codes';
const deleteGuesses = 'delete from first_administrator_guesses';

/** Counts a guess; the guesses of the present window, and the seconds until it ends. */
export async function countGuess(
  db: Db,
  subject: string,
  now: Temporal.Instant,
  minutes: number,
): Promise<{ readonly guesses: number; readonly seconds: number }> {
  await db.rows(deletePast, [now.toString()]);
  const counted = await db.row<{ guesses: number; seconds: number }>(upsertGuess, [
    subject,
    now.add({ minutes }).toString(),
    now.toString(),
  ]);
  return counted ?? { guesses: 1, seconds: 0 };
}

const deletePast = `
  delete from first_administrator_guesses
  where window_ends_at <= $1::timestamptz`;

const upsertGuess = `
  insert into first_administrator_guesses as known (subject, guesses, window_ends_at)
  values ($1, 1, $2)
  on conflict (subject) do update
  set guesses = known.guesses + 1
  returning
    guesses,
    ceil(extract(epoch from window_ends_at - $3::timestamptz))::integer as seconds`;
