import type { Config } from '../parts/config/config.ts';
import type { Database } from '../parts/db/database.ts';
import { refuse, type Answer } from '../parts/http/answer.ts';
import type { SignedInCall } from '../parts/http/calls.ts';
import { isFreshSession } from '../parts/sessions/fresh-session.ts';
import { knowsPassword } from '../session/knows-password.ts';
import { accountTexts } from './account.texts.ts';

interface Ports {
  readonly database: Database;
  readonly config: Pick<Config, 'lastingSecret'>;
}

/** Field of a refusal that the present password, sent with the same form, overcomes. */
const asked = { present_password_asked: true } as const;

/**
 * Refuses a change of password or e-mail, or a new way in, in a session that is not fresh, unless the present password
 * comes with it: whoever finds a session cannot take the account over (OWN-231). One that is given is looked at
 * in any session. Null where it may be made.
 */
export async function presentPasswordRefusal(
  { db, session, address, now, askOutside }: SignedInCall<unknown>,
  password: string,
  { database, config }: Ports,
  /** Why it is asked for. */
  sentence: string = accountTexts.presentPassword,
): Promise<Answer | null> {
  if (password === '') {
    return (await isFreshSession(db, session.id, now)) ? null : refuse(sentence, 'info', asked);
  }
  const { login, home: congregation } = session;
  const secret = config.lastingSecret;
  const right = await askOutside(() =>
    knowsPassword(database, { login, congregation, password, address, secret, now }),
  );
  return right ? null : refuse(accountTexts.wrongPresentPassword, 'error', asked);
}
