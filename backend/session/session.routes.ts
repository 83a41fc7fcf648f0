import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { emailMaxLength, emailPattern, loginMinLength } from '#schema/limits.ts';
import { done, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls, type PublicCall } from '../parts/http/calls.ts';
import { flag, readId, requiredText, text } from '../parts/http/fields.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import type { Database } from '../parts/db/database.ts';
import { httpTexts } from '../parts/http/http.texts.ts';
import { TurnedAway } from '../parts/http/turned-away.ts';
import type { Tokens } from '../parts/http/open-session.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { putInOutbox } from '../parts/mail/mail.queries.ts';
import { acceptPresentRules } from '../parts/consent/consent.queries.ts';
import { newPassword } from '../parts/passwords/passwords.ts';
import { endSession } from '../parts/sessions/sessions.queries.ts';
import { passkeyAddress } from '../parts/sessions/passkey-address.ts';
import { newTicket } from '../parts/sessions/sign-in-ticket.ts';
import { findAccount } from './find-account.ts';
import { lostPasswordMail } from './lost-password.texts.ts';
import { privacyRules } from './privacy-rules.texts.ts';
import { countAttempt, countMail, type Attempt } from './attempts.ts';
import { tryPassword } from './knows-password.ts';
import { mailedPasswordHash } from './mailed-password.ts';
import { congregationNames, keepTemporaryPassword, type AccountRow } from './session.queries.ts';
import { manyAttempts, passkeyDue, sameEmail, temporaryPasswordHours } from './session.rules.ts';
import { sessionEvents, sessionTexts } from './session.texts.ts';
import { signsIn } from './signs-in.ts';
import { tellOfAttempts } from './tell-of-attempts.ts';

interface Ports {
  readonly tokens: Tokens;
  readonly clock: Clock;
  readonly config: Pick<Config, 'product' | 'publicUrl' | 'smtpUrl' | 'lastingSecret'> &
    Partial<Pick<Config, 'secondFactorDemanded'>>;
}

const whoForm = z.object({
  login: requiredText
    .transform((value) => value.trim())
    .refine((value) => value.length >= loginMinLength, sessionTexts.loginTooShort),
  congregation_id: requiredText.transform(readId),
});
const signInForm = whoForm.extend({ password: requiredText, device_mark: text });
const lostPasswordForm = whoForm.extend({
  email: requiredText
    .transform((value) => value.trim())
    .refine(
      (value) => value.length <= emailMaxLength && emailPattern.test(value),
      sessionTexts.invalidEmail,
    ),
});
const privacyForm = z.object({ rgpd_privacy: flag.refine(Boolean, httpTexts.required) });

const inFrench = new Intl.Collator('fr');

export function sessionCalls(calls: Calls, { tokens, clock, config }: Ports): void {
  const secret = config.lastingSecret;
  const signedIn = signsIn({ tokens, clock, config });

  /** The account of a login, and what an attempt under it is counted by. */
  async function wanted(
    purpose: Attempt['purpose'],
    { database, form, address, now }: PublicCall<z.output<typeof whoForm>>,
    mark = '',
  ) {
    const account = await findAccount(database, form.congregation_id, form.login, now);
    const congregation = account?.home ?? form.congregation_id;
    const userId = account?.id ?? null;
    const attempt = {
      purpose,
      login: form.login,
      address,
      secret,
      congregation,
      userId,
      mark,
      now,
    };
    return { account, attempt };
  }

  /** Mails a temporary password. Throws `TurnedAway` after ten of a day. */
  async function mailPassword(
    database: Database,
    { home, id: userId, login }: AccountRow,
    email: string,
    now: Temporal.Instant,
  ): Promise<void> {
    await database.asTenant(home, (db) => countMail(db, { login, secret }, now));
    const password = newPassword();
    const mail = lostPasswordMail({ password, ...config });
    const hash = mailedPasswordHash({ secret, home, userId, password });
    await database.asTenant(home, async (db) => {
      await keepTemporaryPassword(db, userId, hash, now.add({ hours: temporaryPasswordHours }));
      await putInOutbox(db, home, { recipient: email, userId, ...mail });
      await logEvent(
        db,
        { userId, login, home, congregation: home },
        { numberName: null, action: sessionEvents.temporaryPasswordSent },
      );
    });
  }

  calls.public('GET /congregation/select', noForm, async ({ database }) => {
    const congregations = await database.asAnonymous(congregationNames);
    return done({
      congregations: congregations.toSorted((a, b) => inFrench.compare(a.name, b.name)),
      mails_kept: config.smtpUrl === undefined,
    });
  });

  calls.public('POST /user/auth', signInForm, async (call) => {
    const { database, form } = call;
    const { account, attempt } = await wanted('sign-in', call, form.device_mark);
    const { password } = form;
    const { opens, attempts } = await tryPassword(database, { account, attempt, password });
    if (!opens || !account) {
      if (attempts >= manyAttempts) {
        const { congregation, userId } = attempt;
        await tellOfAttempts(database, { congregation, userId }, config);
      }
      return refuse(sessionTexts.incorrect);
    }
    if (account.second_factor) {
      const { home, id: userId, token_version: tokenVersion } = account;
      const passed = { home, userId, tokenVersion, congregation: form.congregation_id };
      const second = newTicket(passed, secret, call.now);
      return refuse(sessionTexts.secondFactor, 'info', { second });
    }
    if (passkeyDue(account, passkeyAddress(config.publicUrl).rpId)) {
      return refuse(sessionTexts.passkeyDue, 'warning');
    }
    return signedIn({
      ...call,
      account,
      congregation: form.congregation_id,
      mark: form.device_mark,
    });
  });

  /**
   * Mails a temporary password. After too many attempts right and wrong ones are answered alike, and
   * the mail of a right one still goes: nobody is kept out of the way in by strangers (OWN-216).
   */
  calls.public('POST /user/password/lost', lostPasswordForm, async (call) => {
    const { database, now } = call;
    const { account, attempt } = await wanted('lost-password', call);
    const email = account?.email ?? null;
    const right = account !== null && email !== null && sameEmail(email, call.form.email);
    try {
      await countAttempt(database, attempt);
    } catch (cause) {
      if (!(cause instanceof TurnedAway)) throw cause;
      if (right) await mailPassword(database, account, email, now).catch(unlessTurnedAway);
      throw new TurnedAway(cause.status, sessionTexts.tooManyRequests, cause.retryAfter);
    }
    if (!right) return refuse(sessionTexts.noSuchAccount);
    await mailPassword(database, account, email, now);
    return done();
  });

  /** Beyond the contract: ends the session on the server (OWN-86). */
  calls.signedIn(
    'POST /user/signout',
    noForm,
    async ({ db, session }) => {
      await endSession(db, session.userId, session.id);
      return done();
    },
    { at: 'home' },
  );

  calls.signedIn('GET /user/rgpdprivacy/view', noForm, async () =>
    done({ rgpd_privacy_html: privacyRules(config.product) }),
  );

  calls.signedIn(
    'POST /user/rgpdprivacy/edit',
    privacyForm,
    async ({ db, session, now }) => {
      if (await acceptPresentRules(db, session.userId, now)) {
        await logEvent(
          db,
          { ...session, congregation: session.home },
          { numberName: null, action: sessionEvents.privacyAccepted },
        );
      }
      return done();
    },
    { at: 'home' },
  );
}

/** Ten mails of a day are enough. */
function unlessTurnedAway(cause: unknown): void {
  if (!(cause instanceof TurnedAway)) throw cause;
}
