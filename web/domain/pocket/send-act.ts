import type { QueuedAct } from '#machines/domain/pocket/pocket.rules.ts';

import { exclusively } from './exclusively.ts';
import { checkPocket } from './check-pocket.ts';
import { changeTerritory, readPocket } from './pocket-contents.ts';
import { changeAct, firstUnsent, removeAct } from './queued-acts.ts';
import { sendTap } from './send-tap.ts';
import { sendTick } from './send-tick.ts';

/**
 * Sends the first act that waits, and keeps the answer. Null where none waits. Rejects with a
 * Failure where no answer came: the act goes on waiting, and is sent with the same key (OWN-105).
 */
export async function sendNextAct(): Promise<QueuedAct | null> {
  const ended = await exclusively(sendFirst);
  // The device may have been told by it that it is to keep nothing.
  if (ended?.state === 'refused') await checkPocket().catch(console.warn);
  return ended;
}

async function sendFirst(): Promise<QueuedAct | null> {
  const act = await firstUnsent();
  if (!act) return null;
  await changeAct(act.id, { state: 'sending' });
  try {
    const { end, afterwards } = act.tick ? await sendTick(act) : await sendTap(act);
    // The permission of a tap has served, and that of ticks stands with the territory.
    const ended = { ...act, ...end, token: '', answeredAt: Date.now() };
    const { facts } = await readPocket(Date.now());
    await changeTerritory(act.historyId, afterwards);
    // After a sign-out nobody is left whom a receipt is for (OWN-211).
    if (facts === null && ended.state === 'settled') await removeAct(act.id);
    else await changeAct(act.id, ended);
    return ended;
  } catch (error) {
    await changeAct(act.id, { state: 'waiting' });
    throw error;
  }
}
