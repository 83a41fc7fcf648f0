import type { Temporal } from 'temporal-polyfill';
import { forgetLinks } from '../one-tap/reminder-links.ts';
import type { Config } from '../parts/config/config.ts';
import type { Database, Db } from '../parts/db/database.ts';
import { postPush, type PushLimits, type PushOutcome } from '../parts/push/post-push.ts';
import type { PushServices } from '../parts/push/push-services.ts';
import { pushKeys } from '../parts/push/push-keys.ts';
import { quietHoursOf } from './devices.queries.ts';
import {
  deletePush,
  forgetSubscription,
  lockWaitingPush,
  beginTry,
  setNextTry,
  type WaitingPush,
} from './outbox.queries.ts';
import { quietEnd, usualQuietHours } from './quiet.rules.ts';
import { whatToSay, type Said, type SayPorts } from './what-to-say.ts';

export interface PushPorts extends Omit<SayPorts, 'congregation'>, PushLimits {
  readonly database: Database;
  readonly config: Pick<Config, 'product' | 'publicUrl' | 'lastingSecret'> & PushServices;
  readonly log: { readonly warn: (fields: object, message: string) => void };
}

/** Seconds until the message is looked at again; null: it is done with. */
type Again = number | null;

interface Leaving {
  readonly waiting: WaitingPush;
  readonly said: Said;
}

/**
 * Sends one message of the outbox to one browser, of what is true now; during the quiet hours of its person it
 * waits (OWN-410, OWN-411). No transaction stays open while the push service is asked. Never throws because of
 * what it answers.
 */
export async function sendPush(congregation: number, id: number, ports: PushPorts): Promise<Again> {
  const asTenant = <T>(work: (db: Db) => Promise<T>) => ports.database.asTenant(congregation, work);
  const begun = await asTenant((db) => begin(db, id, { ...ports, congregation }));
  if (begun === null || typeof begun === 'number') return begun;
  const { waiting, said } = begun;
  const text = JSON.stringify({ ...said, tag: `${congregation}-${id}` });
  const outcome = await postPush(
    { target: waiting, text, seconds: waiting.left },
    { keys: pushKeys(ports.config.lastingSecret), ...ports.config, ...ports },
  );
  return asTenant((db) => follow(db, begun, outcome, ports));
}

/** What is to be sent, now counted as tried; otherwise when to look again. */
async function begin(
  db: Db,
  id: number,
  ports: PushPorts & { readonly congregation: number },
): Promise<Again | Leaving> {
  const waiting = await lockWaitingPush(db, id);
  if (!waiting) return null;
  const { wait, left, subscription_id: subscription } = waiting;
  if (wait > 0 && left > 0) return wait;
  const quiet = await quietSeconds(db, waiting.user_id, ports);
  if (quiet !== null) return quiet;
  if (waiting.key_mark !== pushKeys(ports.config.lastingSecret).mark) {
    await forgetSubscription(db, subscription);
    return null;
  }
  const said = left > 0 ? await whatToSay(db, waiting, ports) : null;
  if (said) {
    await beginTry(db, id);
    return { waiting, said };
  }
  await deletePush(db, id);
  return null;
}

async function quietSeconds(
  db: Db,
  userId: number,
  { clock }: Pick<PushPorts, 'clock'>,
): Promise<Again> {
  const local = clock.local(clock.now());
  const end = quietEnd(local, (await quietHoursOf(db, userId)) ?? usualQuietHours);
  return end && secondsUntil(local, end);
}

const secondsUntil = (from: Temporal.ZonedDateTime, to: Temporal.ZonedDateTime): number =>
  Math.ceil((to.epochMilliseconds - from.epochMilliseconds) / 1000);

async function follow(
  db: Db,
  { waiting, said }: Leaving,
  outcome: PushOutcome,
  { log }: PushPorts,
): Promise<Again> {
  const { id, tries, left, subscription_id: subscription } = waiting;
  if (outcome.kind !== 'sent') {
    await forgetLinks(
      db,
      said.actions.map(({ url }) => url),
    );
  }
  if (outcome.kind === 'later') {
    const seconds = Math.min(patience(tries, outcome.seconds), Math.max(1, left));
    return (await setNextTry(db, id, seconds)) ? seconds : null;
  }
  if (outcome.kind === 'refused')
    log.warn({ push: id, status: outcome.status }, 'push service refuses a message');
  if (outcome.kind === 'gone') await forgetSubscription(db, subscription);
  else await deletePush(db, id);
  return null;
}

/** Seconds: a minute, then twice as long each time, two hours at most; longer where the service says so. */
const patience = (tries: number, asked: number | null): number =>
  Math.max(asked ?? 0, Math.min(60 * 2 ** tries, 7200));
