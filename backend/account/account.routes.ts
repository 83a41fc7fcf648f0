import { z } from 'zod';
import type { Clock } from '../parts/clock/clock.ts';
import { done, doneWithNotice } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { flag, newPasswordField, optionalEmail } from '../parts/http/fields.ts';
import { Unauthenticated } from '../parts/http/open-session.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { savePassword } from '../parts/passwords/password.queries.ts';
import { hashPassword } from '../parts/passwords/passwords.ts';
import { consentsOf } from '../parts/consent/consent.queries.ts';
import { account, choicesToChange, saveChoices } from './account.queries.ts';
import { accountEventsOf } from './account.rules.ts';
import { accountEvents, accountTexts } from './account.texts.ts';

const accountForm = z.object({
  password: newPasswordField,
  email: optionalEmail,
  subscription: flag,
  rgpd_forget_me: flag,
});

interface Ports {
  readonly clock: Clock;
}

export function accountCalls(calls: Calls, { clock }: Ports): void {
  calls.signedIn(
    'GET /user/myaccount/view',
    noForm,
    async ({ db, session, now }) => {
      const own = await account(db, session.userId);
      if (!own) throw new Unauthenticated();
      const [consent = null] = await consentsOf(db, session.userId, clock.local(now).timeZoneId);
      return done({ ...own, privacy_consent: consent });
    },
    { at: 'home' },
  );

  calls.signedIn(
    'POST /user/myaccount/edit',
    accountForm,
    async ({ db, session, form: { password, ...choices } }) => {
      const hash = password === '' ? null : await hashPassword(password);
      const before = await choicesToChange(db, session.userId);
      if (!before) throw new Unauthenticated();
      await saveChoices(db, session.userId, choices);
      if (hash !== null) await savePassword(db, session.userId, hash);
      for (const event of accountEventsOf(before, choices, hash !== null)) {
        await logEvent(
          db,
          { ...session, congregation: session.home },
          { numberName: null, action: accountEvents[event] },
        );
      }
      return doneWithNotice(hash === null ? accountTexts.saved : accountTexts.passwordChanged);
    },
    { at: 'home' },
  );
}
