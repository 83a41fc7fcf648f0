import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { passkeyNameMaxLength, passkeysMost } from '#schema/limits.ts';
import { presentPasswordRefusal } from '../account/present-password.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import type { Database } from '../parts/db/database.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { label, text } from '../parts/http/fields.ts';
import { httpTexts } from '../parts/http/http.texts.ts';
import { type Session, Unauthenticated } from '../parts/http/open-session.ts';
import { madePasskeyIn } from '../parts/sessions/sessions.queries.ts';
import { capitalised } from '../parts/texts/product.ts';
import { readAttestation } from './assertion.ts';
import { newChallenge, type Purpose, readChallenge } from './challenges.ts';
import { newHandle } from './handles.ts';
import { passkeyAddress } from '../parts/sessions/passkey-address.ts';
import {
  addPasskey,
  credentialsOf,
  deviceOf,
  endPasskey,
  handleOf,
  isNameTaken,
  passkeysOf,
  personToEquip,
  renamePasskey,
  spendChallenge,
} from './passkeys.queries.ts';
import { nameFor } from './passkeys.rules.ts';
import { passkeysEvents, passkeysTexts } from './passkeys.texts.ts';
import { tellOfPasskey } from './tell-of-passkey.ts';
import { madeKeyIn, makingOptions } from './verify.ts';

interface Ports {
  readonly clock: Clock;
  readonly database: Database;
  readonly config: Pick<Config, 'product' | 'publicUrl' | 'lastingSecret'>;
}

const optionsForm = z.object({ present_password: text });
const addForm = z.object({ credential: text });
const passkeyForm = z.object({ passkey_id: text });
const renameForm = passkeyForm.extend({
  name: label(passkeyNameMaxLength).refine((value) => value !== '', httpTexts.required),
});

/** Beyond the contract: the passkeys of the caller (OWN-362). */
export function passkeysCalls(calls: Calls, ports: Ports): void {
  const { clock, config } = ports;
  const secret = config.lastingSecret;
  const address = passkeyAddress(config.publicUrl);
  const adding = ({ home, userId, id }: Session): Purpose => ({
    kind: 'add',
    owner: `${home} ${userId} ${id}`,
  });

  calls.signedIn(
    'GET /passkey/list',
    noForm,
    async ({ db, session, now }) => {
      const passkeys = await passkeysOf(db, session.userId, clock.local(now).timeZoneId);
      return done({
        offered: address.offered,
        passkeys: passkeys.map(({ rp_id, ...one }) => ({
          ...one,
          other_address: rp_id === address.rpId ? null : rp_id,
        })),
      });
    },
    { at: 'home' },
  );

  calls.signedIn(
    'POST /passkey/options',
    optionsForm,
    async (call) => {
      const { db, session, form, now } = call;
      if (!address.offered) return refuse(passkeysTexts.notOffered);
      const refusal = await presentPasswordRefusal(
        call,
        form.present_password,
        ports,
        passkeysTexts.presentPassword,
      );
      if (refusal) return refusal;
      const known = await credentialsOf(db, session.userId);
      if (known.length >= passkeysMost) return refuse(passkeysTexts.tooMany);
      const options = await makingOptions({
        address,
        site: capitalised(`${config.product}s`),
        login: session.login,
        handle: await handleOf(db, session.userId, newHandle(session.home)),
        challenge: newChallenge({ secret, purpose: adding(session), now }),
        known: known.map(({ credential_id, transports }) => ({
          id: credential_id.toString('base64url'),
          transports,
        })),
      });
      return done({ options });
    },
    { at: 'home', unrecorded: true },
  );

  calls.signedIn(
    'POST /passkey/add',
    addForm,
    async ({ db, session, form, now }) => {
      const attestation = readAttestation(form.credential);
      if (!attestation) return refuse(passkeysTexts.notAdded);
      const { client, sent } = attestation;
      if (client.origin !== address.origin) return refuse(passkeysTexts.notAdded);
      const challenge = readChallenge(client.challenge, { secret, purpose: adding(session), now });
      if (challenge.fault !== null) {
        const { expired, notAdded } = passkeysTexts;
        return refuse(challenge.fault === 'expired' ? expired : notAdded);
      }
      const made = await madeKeyIn(sent, address);
      if (!made) return refuse(passkeysTexts.notAdded);
      const person = await personToEquip(db, session.userId);
      if (!person) throw new Unauthenticated();
      if (person.names.length >= passkeysMost) return refuse(passkeysTexts.tooMany);
      if (!(await spendChallenge(db, challenge.hash, challenge.ends))) {
        return refuse(passkeysTexts.used);
      }
      const added = await addPasskey(db, {
        ...made,
        id: randomUUID(),
        userId: session.userId,
        name: nameFor(await deviceOf(db, session.id), person.names),
        transports: sent.response.transports ?? [],
        rpId: address.rpId,
        now,
      });
      if (!added) return refuse(passkeysTexts.alreadyThere);
      await madePasskeyIn(db, session.id);
      await logEvent(
        db,
        { ...session, congregation: session.home },
        { numberName: null, action: passkeysEvents.added },
      );
      await tellOfPasskey(db, session, { ...person, what: 'added', product: config.product });
      return doneWithNotice(passkeysTexts.added);
    },
    { at: 'home' },
  );

  calls.signedIn(
    'POST /passkey/rename',
    renameForm,
    async ({ db, session, form }) => {
      const id = z.uuid().safeParse(form.passkey_id);
      await personToEquip(db, session.userId);
      if (id.success && (await isNameTaken(db, session.userId, id.data, form.name))) {
        return refuse(passkeysTexts.nameTaken);
      }
      const renamed = id.success && (await renamePasskey(db, session.userId, id.data, form.name));
      return renamed ? doneWithNotice(passkeysTexts.renamed) : refuse(passkeysTexts.ended);
    },
    { at: 'home' },
  );

  calls.signedIn(
    'POST /passkey/end',
    passkeyForm,
    async ({ db, session, form }) => {
      const id = z.uuid().safeParse(form.passkey_id);
      const person = await personToEquip(db, session.userId);
      if (!person) throw new Unauthenticated();
      if (!id.success || !(await endPasskey(db, session.userId, id.data))) {
        return refuse(passkeysTexts.ended);
      }
      await logEvent(
        db,
        { ...session, congregation: session.home },
        { numberName: null, action: passkeysEvents.removed },
      );
      await tellOfPasskey(db, session, { ...person, what: 'removed', product: config.product });
      return doneWithNotice(passkeysTexts.removed);
    },
    { at: 'home' },
  );
}
