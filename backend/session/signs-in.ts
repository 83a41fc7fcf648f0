import { randomUUID } from 'node:crypto';
import { done, type Answer } from '../parts/http/answer.ts';
import type { PublicCall } from '../parts/http/calls.ts';
import { sessionHours, type Tokens } from '../parts/http/open-session.ts';
import { beginSession } from '../parts/sessions/sessions.queries.ts';
import { deviceIn } from './device.ts';
import { keepMark } from './device-marks.queries.ts';
import { markFor, markHash } from './device-marks.ts';
import type { AccountRow } from './session.queries.ts';

interface Ports {
  readonly tokens: Tokens;
  readonly secret: string;
}

interface SignIn extends Pick<PublicCall<unknown>, 'database' | 'now' | 'userAgent'> {
  readonly account: Pick<AccountRow, 'home' | 'id' | 'rgpd_privacy' | 'token_version'>;
  /** Where the session works; another than the account's own for site administrators alone (B-47). */
  readonly congregation: number;
  /** The mark that the device sent; '' for none. */
  readonly mark: string;
}

/** Begins a session of an account whose owner has been recognised; the documented answer to a sign-in. */
export const signsIn =
  ({ tokens, secret }: Ports) =>
  async ({ database, now, userAgent, account, congregation, mark }: SignIn): Promise<Answer> => {
    const { home, id: userId, token_version: version } = account;
    const jti = randomUUID();
    const deviceMark = markFor(mark);
    await database.asTenant(home, async (db) => {
      const ends = now.add({ hours: sessionHours });
      await beginSession(db, { id: jti, userId, device: deviceIn(userAgent), now, ends });
      await keepMark(db, userId, markHash({ secret, home, userId, mark: deviceMark }), now);
    });
    const token = await tokens.sign({ sub: userId, home, congregation, version, jti });
    return done({ token, rgpd_privacy: account.rgpd_privacy, device_mark: deviceMark });
  };
