import type { Temporal } from 'temporal-polyfill';
import type { Database } from '../parts/db/database.ts';
import { ensureRoomToHash, passwordMatches } from '../parts/passwords/passwords.ts';
import { countAttempt, settleAttempt, type Attempt } from './attempts.ts';
import { isMailedPassword } from './mailed-password.ts';
import { accountByLogin, type AccountRow } from './session.queries.ts';

interface Tried {
  /** Null when nobody has that name. */
  readonly account: AccountRow | null;
  readonly attempt: Attempt;
  readonly password: string;
}

/**
 * Whether it is the password of the account, after the attempt was counted; a mailed one opens
 * uncounted (OWN-216). `attempts`: the most so far under that name within 15 minutes. An attempt that
 * there is no room for is not counted. Throws `TurnedAway` and `HashingFull`.
 */
export async function tryPassword(
  database: Database,
  { account, attempt, password }: Tried,
): Promise<{ readonly opens: boolean; readonly attempts: number }> {
  if (account) {
    const mailed = { secret: attempt.secret, home: account.home, userId: account.id, password };
    if (isMailedPassword(account.temporary_hash, mailed)) {
      await settleAttempt(database, attempt);
      return { opens: true, attempts: 0 };
    }
  }
  ensureRoomToHash();
  const counted = await countAttempt(database, attempt);
  const matches = await passwordMatches(account?.password_hash ?? null, password);
  const opens = matches && account !== null;
  if (opens) await settleAttempt(database, attempt, counted);
  return { opens, attempts: counted.attempts };
}

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
  const { login, congregation, now } = person;
  const found = await database.asTenant(congregation, (db) => accountByLogin(db, login, now));
  const account = found ?? null;
  const userId = account?.id ?? null;
  const attempt = { purpose: 'sign-in', ...person, userId, mark: '' } as const;
  return (await tryPassword(database, { account, attempt, password })).opens;
}
