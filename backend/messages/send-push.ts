import type { Temporal } from 'temporal-polyfill';
import type { Config } from '../parts/config/config.ts';
import type { Database, Db } from '../parts/db/database.ts';
import { postPush, type PushOutcome } from '../parts/push/post-push.ts';
import type { PushServices } from '../parts/push/push-services.ts';
import { pushKeys } from '../parts/push/push-keys.ts';
import { quietHoursOf } from './devices.queries.ts';
import {
  countTry,
  deletePush,
  forgetSubscription,
  lockWaitingPush,
  type WaitingPush,
} from './outbox.queries.ts';
import { quietEnd, usualQuietHours } from './quiet.rules.ts';
import { whatToSay, type SayPorts } from './what-to-say.ts';

export interface PushPorts extends Omit<SayPorts, 'congregation'> {
  readonly database: Database;
  readonly config: Pick<Config, 'product' | 'publicUrl' | 'lastingSecret'> & PushServices;
  readonly log: { readonly warn: (fields: object, message: string) => void };
}

/** Seconds until the message is looked at again; null: it is done with. */
type Again = number | null;

/** Undoes what a try has written: it is written anew by the next one. */
class NotNow extends Error {
  readonly seconds: number | null;
  constructor(seconds: number | null) {
    super('Not now.');
    this.seconds = seconds;
  }
}

/**
 * Sends one message of the outbox to one browser, of what is true now; during the quiet hours of its person it
 * waits (OWN-410, OWN-411). Never throws because of what a push service answers.
 */
export async function sendPush(congregation: number, id: number, ports: PushPorts): Promise<Again> {
  const { database } = ports;
  try {
    return await database.asTenant(congregation, async (db) => {
      const waiting = await lockWaitingPush(db, id);
      if (!waiting) return null;
      const wait = await quietSeconds(db, waiting.user_id, ports);
      if (wait !== null) return wait;
      await leave(db, waiting, { congregation, ...ports });
      return null;
    });
  } catch (error) {
    if (!(error instanceof NotNow)) throw error;
    return database.asTenant(congregation, (db) => again(db, id, error.seconds));
  }
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

async function leave(
  db: Db,
  waiting: WaitingPush,
  ports: PushPorts & { readonly congregation: number },
): Promise<void> {
  const { id, left, subscription_id: subscription } = waiting;
  const keys = pushKeys(ports.config.lastingSecret);
  if (waiting.key_mark !== keys.mark) return forgetSubscription(db, subscription);
  const said = left > 0 ? await whatToSay(db, waiting, ports) : null;
  if (!said) return deletePush(db, id);
  const outcome = await postPush(
    {
      target: waiting,
      text: JSON.stringify({ ...said, tag: `${ports.congregation}-${id}` }),
      seconds: left,
    },
    { keys, ...ports.config },
  );
  return follow(db, waiting, outcome, ports);
}

async function follow(
  db: Db,
  { id, subscription_id: subscription }: WaitingPush,
  outcome: PushOutcome,
  { log }: PushPorts,
): Promise<void> {
  if (outcome.kind === 'later') throw new NotNow(outcome.seconds);
  if (outcome.kind === 'gone') return forgetSubscription(db, subscription);
  if (outcome.kind === 'refused')
    log.warn({ push: id, status: outcome.status }, 'push service refuses a message');
  return deletePush(db, id);
}

/** A minute, then twice as long each time, two hours at most; longer where the service says so. */
async function again(db: Db, id: number, seconds: number | null): Promise<Again> {
  const waiting = await lockWaitingPush(db, id);
  if (!waiting) return null;
  await countTry(db, id);
  const patience = Math.max(seconds ?? 0, Math.min(60 * 2 ** waiting.tries, 7200));
  return Math.min(patience, Math.max(1, waiting.left));
}
