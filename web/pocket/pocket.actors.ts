import { fromPromise } from 'xstate';

import { known } from '#machines/parts/flow/known.ts';
import type { pencilMachine } from '#machines/domain/pocket/pencil.machine.ts';
import type { NewAct, QueuedAct } from '#machines/domain/pocket/pocket.rules.ts';
import type { queueMachine } from '#machines/domain/pocket/queue.machine.ts';

import type { ActorsOf } from '../parts/graphql/asks.ts';
import { askForSync } from '../domain/pocket/background-sync.ts';
import { keepAct, readActs, removeActs } from '../domain/pocket/queued-acts.ts';
import { alone } from '../domain/pocket/alone.ts';
import { sendNextAct } from '../domain/pocket/send-act.ts';

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
