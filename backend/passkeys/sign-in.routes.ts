import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { Database, Db } from '../parts/db/database.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { rolledBackWhenRefused } from '../parts/http/all-or-nothing.ts';
import { done, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { id, text } from '../parts/http/fields.ts';
import { roles } from '../parts/permissions/permissions.ts';
import { congregationExists } from '../session/session.queries.ts';
import { signsIn, type SignInPorts } from '../session/signs-in.ts';
import { type Assertion, readAssertion } from './assertion.ts';
import { newChallenge, readChallenge } from './challenges.ts';
import { passkeyAddress } from '../parts/sessions/passkey-address.ts';
import {
  endPasskey,
  noteUse,
  passkeyToUse,
  type PasskeyToUse,
  spendChallenge,
} from './passkeys.queries.ts';
import { type PasskeyRefusal, refusalOf } from './passkeys.rules.ts';
import { passkeysEvents, passkeysTexts } from './passkeys.texts.ts';
import { tellOfPasskey } from './tell-of-passkey.ts';
import { counterIn } from './verify.ts';

/** `credential`: the authenticator's answer as WebAuthn writes it in JSON. */
const signInForm = z.object({ credential: text, congregation_id: id, device_mark: text });

const signIn = { kind: 'sign-in' } as const;

const refusals = {
  unknown: refuse(passkeysTexts.unknown),
  otherAddress: refuse(passkeysTexts.otherAddress),
  unverified: refuse(passkeysTexts.unverified),
  counterBack: refuse(passkeysTexts.counterBack),
  invalid: refuse(passkeysTexts.invalid),
  used: refuse(passkeysTexts.used),
  expired: refuse(passkeysTexts.expired, 'info'),
};
/** Counted as guesses; whoever waited too long has guessed nothing. */
const wrong = Object.values(refusals).filter((answer) => answer !== refusals.expired);

/** Beyond the contract: signing in with a passkey instead of name and password (OWN-360, OWN-361). */
export function passkeySignInCalls(calls: Calls, ports: SignInPorts): void {
  const { config } = ports;
  const secret = config.lastingSecret;
  const address = passkeyAddress(config.publicUrl);
  const signedIn = signsIn(ports);

  calls.public('POST /passkey/signin/options', noForm, async ({ now }) => {
    if (!address.offered) return refuse(passkeysTexts.notOffered);
    const challenge = newChallenge({ secret, purpose: signIn, now });
    return done({
      options: JSON.stringify({ challenge, rpId: address.rpId, userVerification: 'required' }),
    });
  });

  /** The passkey that answered, once for each challenge. */
  async function use(db: Db, assertion: Assertion, now: Temporal.Instant): Promise<Use> {
    const { client, credentialId, handle } = assertion;
    const passkey = await passkeyToUse(db, credentialId, handle);
    if (!passkey) return refused('unknown');
    const refusal = refusalOf(assertion, address, { ...passkey, rpId: passkey.rp_id });
    if (refusal !== null && refusal !== 'counterBack') return refused(refusal);
    const challenge = readChallenge(client.challenge, { secret, purpose: signIn, now });
    if (challenge.fault !== null) {
      return refused(challenge.fault === 'expired' ? 'expired' : 'invalid');
    }
    // A counter that has gone back is looked at after the signature: nobody else ends a key (OWN-404).
    const known = refusal === null ? passkey : { ...passkey, counter: 0 };
    const counter = await counterIn(assertion.sent, known, address);
    if (counter === null) return refused('invalid');
    if (!(await spendChallenge(db, challenge.hash, challenge.ends))) return refused('used');
    if (refusal !== null) {
      await endCopied(db, assertion.congregation, passkey);
      return { success: true, copied: true, passkey };
    }
    await noteUse(db, passkey.id, counter, now);
    return { success: true, copied: false, passkey };
  }

  /** Two devices have the key: it opens nothing any more, on none of them. */
  async function endCopied(db: Db, home: number, passkey: PasskeyToUse): Promise<void> {
    const { id: passkeyId, user_id: userId, login, email } = passkey;
    await endPasskey(db, userId, passkeyId);
    await logEvent(
      db,
      { userId, login, home, congregation: home },
      { numberName: null, action: passkeysEvents.copied },
    );
    await tellOfPasskey(db, { userId, home }, { email, what: 'copied', product: config.product });
  }

  /** Where the session works: at home, and a site administrator in the congregation chosen (B-47). */
  async function placeOf(
    database: Database,
    { role_id }: PasskeyToUse,
    home: number,
    chosen: number,
  ): Promise<number> {
    if (role_id !== roles.siteAdministrator || chosen === 0) return home;
    return (await database.asTenant(chosen, congregationExists)) ? chosen : home;
  }

  calls.capability(
    'POST /passkey/signin',
    signInForm,
    { token: ({ form }) => form.credential, wrong },
    async (call) => {
      const { database, form, now } = call;
      const assertion = readAssertion(form.credential);
      if (!assertion) return refusals.invalid;
      const { congregation: home } = assertion;
      const used = await rolledBackWhenRefused(database, home, (db) => use(db, assertion, now));
      if (!used.success) return refusals[used.refusal];
      const { passkey, copied } = used;
      if (copied) return refusals.counterBack;
      return signedIn({
        ...call,
        account: { ...passkey, home, id: passkey.user_id },
        congregation: await placeOf(database, passkey, home, form.congregation_id),
        mark: form.device_mark,
        byPasskey: true,
      });
    },
  );
}

type Use =
  | { readonly success: true; readonly copied: boolean; readonly passkey: PasskeyToUse }
  | { readonly success: false; readonly refusal: PasskeyRefusal };

const refused = (refusal: PasskeyRefusal): Use => ({ success: false, refusal });
