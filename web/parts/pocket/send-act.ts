import type { QueuedAct } from '#machines/pocket/pocket.rules.ts';

import { changeTerritory } from './pocket-contents.ts';
import { changeAct, firstUnsent } from './queued-acts.ts';
import { sendTap } from './send-tap.ts';
import { sendTick } from './send-tick.ts';

/** Runs work while nobody else on this device, no other tab and no worker, sends, clears or fills. */
export const alone = <Value>(work: () => Promise<Value>): Promise<Value> =>
  navigator.locks.request('poche', work);

/**
 * Sends the first act that waits, and keeps the answer. Null where none waits. Rejects with a
 * Failure where no answer came: the act goes on waiting, and is sent with the same key (OWN-105).
 */
export const sendNextAct = (): Promise<QueuedAct | null> =>
  alone(async () => {
    const act = await firstUnsent();
    if (!act) return null;
    await changeAct(act.id, { state: 'sending' });
    try {
      const { end, afterwards } = act.tick ? await sendTick(act) : await sendTap(act);
      // The permission of a tap has served, and that of ticks stands with the territory.
      const ended = { ...act, ...end, token: '', answeredAt: Date.now() };
      await changeTerritory(act.historyId, afterwards);
      await changeAct(act.id, ended);
      return ended;
    } catch (error) {
      await changeAct(act.id, { state: 'waiting' });
      throw error;
    }
  });
