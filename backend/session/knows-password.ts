import type { Temporal } from 'temporal-polyfill';
import type { Database } from '../parts/db/database.ts';
import { ensureRoomToHash, passwordMatches } from '../parts/passwords/passwords.ts';
import { countAttempt, settleAttempt } from './attempts.ts';
import { accountByLogin } from './session.queries.ts';

interface Claimed {
  readonly login: string;
  readonly congregation: number;
  readonly password: string;
  readonly address: string;
  /** Key of the counters. */
  readonly secret: string;
  readonly now: Temporal.Instant;
}

/**
 * Whether it is the password of that account, or its temporary one; counted as an attempt to sign in,
 * so that a session is no easier a place to guess. Throws `TurnedAway` and `HashingFull`.
 */
export async function knowsPassword(
  database: Database,
  { password, ...person }: Claimed,
): Promise<boolean> {
  ensureRoomToHash();
  const { login, congregation, now } = person;
  const account = await database.asTenant(congregation, (db) => accountByLogin(db, login, now));
  const userId = account?.id ?? null;
  const attempt = { purpose: 'sign-in', ...person, userId, mark: '' } as const;
  const counted = await countAttempt(database, attempt);
  const hashes = [account?.password_hash ?? null, account?.temporary_hash ?? null] as const;
  if (!(await passwordMatches(hashes, password))) return false;
  await settleAttempt(database, attempt, counted);
  return true;
}
