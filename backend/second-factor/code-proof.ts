import type { Config } from '../parts/config/config.ts';
import type { Database } from '../parts/db/database.ts';
import { type Answer, refuse } from '../parts/http/answer.ts';
import type { SignedInCall } from '../parts/http/calls.ts';
import { isFreshSession } from '../parts/sessions/fresh-session.ts';
import { countAttempt } from '../session/attempts.ts';
import { knowsPassword } from '../session/knows-password.ts';
import type { FactorAccount } from './second-factor.queries.ts';
import { secondFactorTexts as texts } from './second-factor.texts.ts';
import { acceptCode } from './accept-code.ts';

interface Ports {
  readonly database: Database;
  readonly config: Pick<Config, 'product' | 'lastingSecret'>;
}

interface Proof {
  readonly present_password: string;
  readonly code: string;
}

const asked = { present_password_asked: true } as const;

/**
 * Why a factor may not be changed: it takes a code, counted as one of a sign-in, and in a session that is
 * not fresh the password, too (OWN-391); one that is given is looked at in any. Null where it may; the code has served then.
 */
export async function codeProofRefusal(
  { db, session, address, now, askOutside }: SignedInCall<unknown>,
  account: FactorAccount,
  { present_password: password, code }: Proof,
  { database, config }: Ports,
): Promise<Answer | null> {
  const { lastingSecret: secret, product } = config;
  const fresh = await isFreshSession(db, session.id, now);
  if (!fresh && password === '') return refuse(texts.presentPassword, 'info', asked);
  const who = { login: session.login, address, secret, congregation: session.home, now };
  const right = await askOutside(async () => {
    const { userId } = session;
    await countAttempt(database, { purpose: 'second-factor', ...who, userId, mark: '' });
    if (fresh && password === '') return true;
    return knowsPassword(database, { ...who, password });
  });
  if (!right) return refuse(texts.wrongPresentPassword, 'error', asked);
  const fault = await acceptCode(db, { account, typed: code, now, secret, product });
  return fault === null ? null : refuse(texts[fault], fault === 'used' ? 'info' : 'error');
}
