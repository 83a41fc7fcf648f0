import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../parts/db/database.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { recoveryHash, stepOfCode, typedCode } from './codes.ts';
import { unsealed } from './sealed.ts';
import {
  type FactorAccount,
  rememberStep,
  secondFactorOf,
  type StoredFactor,
  spendRecoveryCode,
} from './second-factor.queries.ts';
import { secondFactorEvents } from './second-factor.texts.ts';
import { tellOfFactor } from './tell-of-factor.ts';

export type CodeFault = 'wrong' | 'wrongOnPaper' | 'used' | 'unreadable' | 'none';

interface Using {
  readonly account: FactorAccount;
  readonly typed: string;
  readonly now: Temporal.Instant;
  readonly secret: string;
  readonly product: string;
}

/** What seals the secret of an account. */
export const purposeOf = ({ home, id }: Pick<FactorAccount, 'home' | 'id'>): string =>
  `secret ${home} ${id}`;

/**
 * Accepts a code of the application, at most one period away and newer than the last accepted one, or a
 * code on paper, which it uses up; null where it is right (OWN-390, OWN-391). The person's row is locked.
 */
export async function acceptCode(db: Db, using: Using): Promise<CodeFault | null> {
  const { account, typed } = using;
  const factor = await secondFactorOf(db, account.id);
  if (!factor) return 'none';
  const code = typedCode(typed);
  if (!code) return /\p{L}/u.test(typed) ? 'wrongOnPaper' : 'wrong';
  return code.kind === 'application'
    ? acceptStep(db, using, factor, code.code)
    : acceptRecovery(db, using, factor, code.code);
}

async function acceptStep(
  db: Db,
  { account, now, secret }: Using,
  { sealed_secret, last_step }: StoredFactor,
  code: string,
): Promise<CodeFault | null> {
  const key = unsealed(secret, purposeOf(account), sealed_secret);
  if (!key) return 'unreadable';
  const step = await stepOfCode(key, code, now, 1);
  if (step === null) return 'wrong';
  if (step <= last_step) return 'used';
  await rememberStep(db, account.id, step);
  return null;
}

async function acceptRecovery(
  db: Db,
  { account, secret, product }: Using,
  { codes_left }: StoredFactor,
  code: string,
): Promise<CodeFault | null> {
  const { home, id: userId, login } = account;
  if (!(await spendRecoveryCode(db, userId, recoveryHash(secret, { home, userId }, code)))) {
    return 'wrongOnPaper';
  }
  await logEvent(
    db,
    { userId, login, home, congregation: home },
    { numberName: null, action: secondFactorEvents.recoveryUsed },
  );
  await tellOfFactor(db, account, { what: 'recoveryUsed', left: codes_left - 1 }, product);
  return null;
}
