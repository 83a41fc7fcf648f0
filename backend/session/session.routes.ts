import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { emailMaxLength, emailPattern, loginMinLength } from '#schema/limits.ts';
import { done, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls, type PublicCall } from '../parts/http/calls.ts';
import { flag, readId, requiredText } from '../parts/http/fields.ts';
import type { Config } from '../parts/config/config.ts';
import { httpTexts } from '../parts/http/http.texts.ts';
import { sessionHours, type Tokens } from '../parts/http/open-session.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { putInOutbox } from '../parts/mail/mail.queries.ts';
import { acceptPresentRules } from '../parts/consent/consent.queries.ts';
import {
  ensureRoomToHash,
  hashPassword,
  newPassword,
  passwordMatches,
} from '../parts/passwords/passwords.ts';
import { beginSession, endSession } from '../parts/sessions/sessions.queries.ts';
import { deviceIn } from './device.ts';
import { findAccount } from './find-account.ts';
import { lostPasswordMail } from './lost-password.texts.ts';
import { privacyRules } from './privacy-rules.texts.ts';
import { countAttempt, countMail, settleAttempt } from './attempts.ts';
import { congregationNames, keepTemporaryPassword } from './session.queries.ts';
import { manyAttempts, sameEmail, temporaryPasswordHours } from './session.rules.ts';
import { sessionEvents, sessionTexts } from './session.texts.ts';
import { tellOfAttempts } from './tell-of-attempts.ts';

interface Ports {
  readonly tokens: Tokens;
  readonly config: Pick<Config, 'product' | 'publicUrl' | 'tokenSecret'>;
}

const whoForm = z.object({
  login: requiredText
    .transform((value) => value.trim())
    .refine((value) => value.length >= loginMinLength, sessionTexts.loginTooShort),
  congregation_id: requiredText.transform(readId),
});
const signInForm = whoForm.extend({ password: requiredText });
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

export function sessionCalls(calls: Calls, { tokens, config }: Ports): void {
  /**
   * Looks up the account and counts the attempt before the costly password check. An attempt that
   * there is no room for is not counted.
   */
  async function attempted(
    purpose: 'sign-in' | 'lost-password',
    { database, form, address, now }: PublicCall<z.output<typeof whoForm>>,
  ) {
    ensureRoomToHash();
    const account = await findAccount(database, form.congregation_id, form.login, now);
    const congregation = account?.home ?? form.congregation_id;
    const secret = config.tokenSecret;
    const attempt = { purpose, login: form.login, address, secret, congregation, now };
    const attempts = await countAttempt(database, attempt);
    return { account, attempt, attempts };
  }

  calls.public('GET /congregation/select', noForm, async ({ database }) => {
    const congregations = await database.asAnonymous(congregationNames);
    return done({
      congregations: congregations.toSorted((a, b) => inFrench.compare(a.name, b.name)),
    });
  });

  calls.public('POST /user/auth', signInForm, async (call) => {
    const { account, attempt, attempts } = await attempted('sign-in', call);
    const { database, form, now } = call;
    const hashes = [account?.password_hash ?? null, account?.temporary_hash ?? null] as const;
    const opened = await passwordMatches(hashes, form.password);
    if (!account || !opened) {
      if (attempts >= manyAttempts) {
        await tellOfAttempts(
          database,
          { congregation: attempt.congregation, userId: account?.id ?? null },
          config,
        );
      }
      return refuse(sessionTexts.incorrect);
    }
    await settleAttempt(database, attempt);
    const jti = randomUUID();
    await database.asTenant(account.home, (db) =>
      beginSession(db, {
        id: jti,
        userId: account.id,
        device: deviceIn(call.userAgent),
        now,
        ends: now.add({ hours: sessionHours }),
      }),
    );
    const token = await tokens.sign({
      sub: account.id,
      home: account.home,
      congregation: form.congregation_id,
      version: account.token_version,
      jti,
    });
    return done({ token, rgpd_privacy: account.rgpd_privacy });
  });

  calls.public('POST /user/password/lost', lostPasswordForm, async (call) => {
    const { account } = await attempted('lost-password', call);
    const email = account?.email ?? null;
    if (!account || email === null || !sameEmail(email, call.form.email)) {
      return refuse(sessionTexts.noSuchAccount);
    }
    const { home, id: userId, login } = account;
    const { database } = call;
    await database.asTenant(home, (db) =>
      countMail(db, { login, secret: config.tokenSecret }, call.now),
    );
    const password = newPassword();
    const mail = lostPasswordMail({ password, ...config });
    const hash = await hashPassword(password);
    const expiresAt = call.now.add({ hours: temporaryPasswordHours });
    await database.asTenant(home, async (db) => {
      await keepTemporaryPassword(db, userId, hash, expiresAt);
      await putInOutbox(db, home, { recipient: email, userId, ...mail });
      await logEvent(
        db,
        { userId, login, home, congregation: home },
        { numberName: null, action: sessionEvents.temporaryPasswordSent },
      );
    });
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
