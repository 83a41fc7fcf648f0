import { fromPromise } from 'xstate';

import { known } from '#machines/parts/flow/known.ts';
import type { pencilMachine } from '#machines/pocket/pencil.machine.ts';
import type { NewAct, QueuedAct } from '#machines/pocket/pocket.rules.ts';
import type { queueMachine } from '#machines/pocket/queue.machine.ts';

import type { ActorsOf } from '../parts/graphql/asks.ts';
import { askForSync } from '../parts/pocket/background-sync.ts';
import { keepAct, readActs, removeActs } from '../parts/pocket/queued-acts.ts';
import { alone } from '../parts/pocket/alone.ts';
import { sendNextAct } from '../parts/pocket/send-act.ts';

export const queueActors: ActorsOf<typeof queueMachine> = () => ({
  readActs: fromPromise(readActs),
  keepAct: fromPromise(({ input }) => keep(known(input.act))),
  sendNextAct: fromPromise(sendNextAct),
  clearActs: fromPromise(({ input }) => alone(() => removeActs(input.seen))),
});

export const pencilActors: ActorsOf<typeof pencilMachine> = () => ({
  keepTick: fromPromise(({ input }) => keep(input.act)),
});

async function keep(act: NewAct): Promise<QueuedAct> {
  const kept = await keepAct(act);
  void askForSync();
  return kept;
}
