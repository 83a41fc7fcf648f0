import { fromPromise } from 'xstate';

import { required } from '#machines/parts/flow/required.ts';
import type { NewAct, QueuedAct } from '#machines/domain/pocket/pocket.rules.ts';
import type { queueMachine } from '#machines/domain/pocket/queue.machine.ts';
import { ticksMachine } from '#machines/domain/pocket/ticks.machine.ts';

import type { ActorsOf } from '../parts/graphql/asks.ts';
import { askForSync } from '../domain/pocket/background-sync.ts';
import { keepAct, readActs, removeActs } from '../domain/pocket/queued-acts.ts';
import { exclusively } from '../domain/pocket/exclusively.ts';
import { sendNextAct } from '../domain/pocket/send-act.ts';

export const queueActors: ActorsOf<typeof queueMachine> = () => ({
  ticks: ticksMachine.provide({
    actors: { keepTick: fromPromise(({ input }) => keep(input.act)) },
  }),
  readActs: fromPromise(readActs),
  keepAct: fromPromise(({ input }) => keep(required(input.act))),
  sendNextAct: fromPromise(sendNextAct),
  clearActs: fromPromise(({ input }) => exclusively(() => removeActs(input.seen))),
});

async function keep(act: NewAct): Promise<QueuedAct> {
  const kept = await keepAct(act);
  void askForSync();
  return kept;
}
