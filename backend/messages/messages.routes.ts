import { createECDH, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { kindsFor } from '../domain/messages/messages.rules.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { flag, text } from '../parts/http/fields.ts';
import { Unauthenticated } from '../parts/http/open-session.ts';
import { pushKeys } from '../parts/push/push-keys.ts';
import { isPushService, type PushServices } from '../parts/push/push-services.ts';
import {
  addDevice,
  devicesOf,
  endDevice,
  quietHoursOf,
  saveQuietHours,
} from './devices.queries.ts';
import { choicesOf, mailFactsOf, saveChoice } from './messages.queries.ts';
import { mailFault } from './messages.rules.ts';
import { messagesTexts } from './messages.texts.ts';
import { usualQuietHours } from './quiet.rules.ts';

/** Null where it is none. */
const hour = text.transform((value) => {
  const read = /^\d{1,2}$/u.test(value) ? Number(value) : 24;
  return read < 24 ? read : null;
});
const choiceForm = z.object({ kind: text, way: text, wanted: flag });

const quietForm = z.object({ from_hour: hour, until_hour: hour });
const deviceForm = z.object({ endpoint: text, p256dh: text, auth: text });
const endForm = z.object({ device_id: text });

interface Ports {
  readonly clock: Clock;
  readonly config: Pick<Config, 'smtpUrl' | 'lastingSecret'> & PushServices;
}

/** Beyond the contract: what the caller is told, and by which way (OWN-405). */
export function messagesCalls(calls: Calls, { clock, config }: Ports): void {
  const keys = pushKeys(config.lastingSecret);

  calls.signedIn(
    'GET /message/choice/list',
    noForm,
    async ({ db, session, now }) => {
      const facts = await mailFactsOf(db, session.userId);
      if (!facts) throw new Unauthenticated();
      const choices = await choicesOf(db, session.userId, kindsFor(session.role));
      const { timeZoneId: zone } = clock.local(now);
      const quiet = (await quietHoursOf(db, session.userId)) ?? usualQuietHours;
      return done({
        push_key: keys.publicKey,
        quiet_from: quiet.from,
        quiet_until: quiet.until,
        devices: await devicesOf(db, session.userId, { keyMark: keys.mark, zone }),
        choices: choices.map((one) => ({
          ...one,
          mail_fault: mailFault(one.kind, facts, config.smtpUrl !== undefined),
        })),
      });
    },
    { at: 'home' },
  );

  calls.signedIn(
    'POST /message/choose',
    choiceForm,
    async ({ db, session, form }) => {
      const kind = kindsFor(session.role).find((one) => one === form.kind);
      const way = (['mail', 'push'] as const).find((one) => one === form.way);
      if (!kind || !way) return refuse(messagesTexts.unknown);
      await saveChoice(db, { userId: session.userId, kind, way, wanted: form.wanted });
      return doneWithNotice(messagesTexts.saved);
    },
    { at: 'home' },
  );

  calls.signedIn(
    'POST /message/quiet',
    quietForm,
    async ({ db, session, form }) => {
      const { from_hour: from, until_hour: until } = form;
      if (from === null || until === null) return refuse(messagesTexts.noHour);
      await saveQuietHours(db, session.userId, { from, until });
      return doneWithNotice(messagesTexts.quiet);
    },
    { at: 'home' },
  );

  calls.signedIn(
    'POST /message/device/add',
    deviceForm,
    async ({ db, session, form, now }) => {
      const p256dh = Buffer.from(form.p256dh, 'base64url');
      const auth = Buffer.from(form.auth, 'base64url');
      const { endpoint } = form;
      if (!isPushService(endpoint, config) || endpoint.length > endpointMost || !isPoint(p256dh))
        return refuse(messagesTexts.notAdded);
      if (auth.length !== 16) return refuse(messagesTexts.notAdded);
      await addDevice(db, {
        id: randomUUID(),
        userId: session.userId,
        session: session.id,
        endpoint,
        p256dh,
        auth,
        keyMark: keys.mark,
        madeAt: now.toString(),
      });
      return doneWithNotice(messagesTexts.added);
    },
    { at: 'home' },
  );

  calls.signedIn(
    'POST /message/device/end',
    endForm,
    async ({ db, session, form }) => {
      const id = z.uuid().safeParse(form.device_id);
      const ends = id.success && (await endDevice(db, session.userId, id.data));
      return ends ? doneWithNotice(messagesTexts.ended) : refuse(messagesTexts.gone);
    },
    { at: 'home' },
  );
}

/** Characters of an address of a push service. */
const endpointMost = 1000;

/** An uncompressed point of the curve: anything else could not be encrypted for. */
function isPoint(key: Buffer): boolean {
  if (key.length !== 65 || key[0] !== 4) return false;
  try {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    pair.computeSecret(key);
    return true;
  } catch {
    return false;
  }
}
