import { z } from 'zod';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { rolledBackWhenRefused } from '../parts/http/all-or-nothing.ts';
import { refuse, type Answer } from '../parts/http/answer.ts';
import type { Calls, PublicCall } from '../parts/http/calls.ts';
import { text } from '../parts/http/fields.ts';
import { lockPerson } from '../parts/sessions/sessions.queries.ts';
import { readTicket, type Ticket } from '../parts/sessions/sign-in-ticket.ts';
import { countAttempt, settleAttempt } from '../session/attempts.ts';
import { signsInWithin, type SignInPorts } from '../session/signs-in.ts';
import { countTry, factorAccount, spendTicket } from './second-factor.queries.ts';
import { mostTries } from './second-factor.rules.ts';
import { secondFactorEvents, secondFactorTexts as texts } from './second-factor.texts.ts';
import { acceptCode } from './accept-code.ts';
import { tellOfFactor } from './tell-of-factor.ts';

const signInForm = z.object({ ticket: text, code: text, device_mark: text });
type SignInCall = PublicCall<z.output<typeof signInForm>>;

const over = refuse(texts.over, 'info');
const tooManyTries = refuse(texts.tooManyTries, 'warning');

/** Beyond the contract: the second half of a sign-in by password (OWN-392). */
export function secondFactorSignInCalls(calls: Calls, ports: SignInPorts): void {
  const { lastingSecret: secret, product } = ports.config;
  const begin = signsInWithin(ports);

  /** A ticket serves for one session; a refused code leaves it, as its transaction is rolled back. */
  const tryCode = ({ database, form, ...call }: SignInCall, ticket: Ticket): Promise<Answer> =>
    rolledBackWhenRefused(database, ticket.home, async (db) => {
      await lockPerson(db, ticket.userId);
      const account = await factorAccount(db, ticket.userId);
      if (!account || account.token_version !== ticket.tokenVersion) return over;
      if (!(await spendTicket(db, ticket.hash, ticket.ends))) return over;
      const { now } = call;
      const fault = await acceptCode(db, { account, typed: form.code, now, secret, product });
      // Ended since the password was given: the password is enough again, at a new sign-in.
      if (fault === 'none') return over;
      if (fault !== null) {
        const again = { second: form.ticket };
        return refuse(texts[fault], fault === 'used' ? 'info' : 'error', again);
      }
      const { congregation } = ticket;
      return begin(db, { ...call, account, congregation, mark: form.device_mark });
    });

  calls.public('POST /secondfactor/signin', signInForm, async (call) => {
    const { database, form, now, address } = call;
    const ticket = readTicket(form.ticket, secret, now);
    if (!ticket) return over;
    const { home: congregation, userId, hash, ends } = ticket;
    const [account, tries] = await database.asTenant(congregation, async (db) => [
      await factorAccount(db, userId),
      await countTry(db, hash, ends),
    ]);
    if (!account || tries === null) return over;
    if (tries > mostTries) return tooManyTries;
    const attempt = {
      purpose: 'second-factor',
      login: account.login,
      address,
      secret,
      congregation,
      userId,
      mark: '',
      now,
    } as const;
    const counted = await countAttempt(database, attempt);
    const answer = await tryCode(call, ticket);
    if (answer.success) await settleAttempt(database, attempt, counted);
    else if ('second' in answer && counted.attempts === mostTries) {
      const { login } = account;
      await database.asTenant(congregation, async (db) => {
        await logEvent(
          db,
          { userId, login, home: congregation, congregation },
          { numberName: null, action: secondFactorEvents.wrongCodes },
        );
        await tellOfFactor(db, account, { what: 'wrongCodes' }, product);
      });
    }
    return 'second' in answer && tries === mostTries ? tooManyTries : answer;
  });
}
