import { z } from 'zod';
import type { Clock } from '../parts/clock/clock.ts';
import { congregationName } from '../parts/congregation/congregation.queries.ts';
import type { Config } from '../parts/config/config.ts';
import type { Database } from '../parts/db/database.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { flag, newPasswordField, optionalEmail, text } from '../parts/http/fields.ts';
import { httpTexts } from '../parts/http/http.texts.ts';
import { Unauthenticated } from '../parts/http/open-session.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { savePassword } from '../parts/passwords/password.queries.ts';
import { hashPassword } from '../parts/passwords/passwords.ts';
import { isWeakPassword } from '../parts/passwords/weak-password.ts';
import { tellFormerAddress } from '../parts/mail/tell-former-address.ts';
import { consentsOf } from '../parts/consent/consent.queries.ts';
import { account, choicesToChange, saveChoices } from './account.queries.ts';
import { accountEventsOf } from './account.rules.ts';
import { accountEvents, accountTexts } from './account.texts.ts';
import { presentPasswordRefusal } from './present-password.ts';

const accountForm = z.object({
  password: newPasswordField,
  email: optionalEmail,
  subscription: flag,
  rgpd_forget_me: flag,
  /** Beyond the contract; '' where it was not asked for. */
  present_password: text,
});

interface Ports {
  readonly clock: Clock;
  readonly database: Database;
  readonly config: Pick<Config, 'lastingSecret' | 'product'>;
}

export function accountCalls(calls: Calls, ports: Ports): void {
  calls.signedIn(
    'GET /user/myaccount/view',
    noForm,
    async ({ db, session, now }) => {
      const own = await account(db, session.userId);
      if (!own) throw new Unauthenticated();
      const [consent = null] = await consentsOf(
        db,
        session.userId,
        ports.clock.local(now).timeZoneId,
      );
      return done({ ...own, privacy_consent: consent });
    },
    { at: 'home' },
  );

  calls.signedIn(
    'POST /user/myaccount/edit',
    accountForm,
    async (call) => {
      const { db, session } = call;
      const { password, present_password, ...choices } = call.form;
      const before = await choicesToChange(db, session.userId);
      if (!before) throw new Unauthenticated();
      const changed = { password: password !== '', email: before.email !== choices.email };
      if (changed.password) {
        const names = [session.login, await congregationName(db)];
        if (await isWeakPassword(password, names)) return refuse(httpTexts.weakPassword);
      }
      if (changed.password || changed.email) {
        const refusal = await presentPasswordRefusal(call, present_password, ports);
        if (refusal) return refusal;
      }
      await saveChoices(db, session.userId, choices);
      if (changed.password) {
        await savePassword(db, session.userId, await hashPassword(password));
      }
      await tellFormerAddress(db, session.home, {
        ...changed,
        userId: session.userId,
        address: before.email,
        by: 'oneself',
        product: ports.config.product,
      });
      for (const event of accountEventsOf(before, choices, changed.password)) {
        await logEvent(
          db,
          { ...session, congregation: session.home },
          { numberName: null, action: accountEvents[event] },
        );
      }
      return doneWithNotice(changed.password ? accountTexts.passwordChanged : accountTexts.saved);
    },
    { at: 'home' },
  );
}
