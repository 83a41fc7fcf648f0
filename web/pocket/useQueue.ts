import { useEffect } from 'react';

import { pencilMachine } from '#machines/domain/pocket/pencil.machine.ts';
import { isUnsent } from '#machines/domain/pocket/pocket.rules.ts';
import { queueMachine } from '#machines/domain/pocket/queue.machine.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';

import { useRetries } from '../parts/connection/useRetries.ts';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { watchOthers } from '../domain/pocket/pocket-database.ts';
import { pencilActors, queueActors } from './pocket.actors.ts';

/** The queue of this device, which tries again when the network comes back or the page is looked at. */
export function useQueue() {
  const [snapshot, send, queue] = useFlow(queueMachine, queueActors);
  const [pencil, tick, pencilActor] = useFlow(pencilMachine, pencilActors);
  useEmitted(pencilActor, 'kept', ({ act }) => send({ type: 'act.kept', act }));
  useEmitted(queue, 'ended', ({ act }) => tick({ type: 'ended', act }));
  useRetries(() => send({ type: 'retry' }));
  useEffect(() => watchOthers(() => send({ type: 'stirred' })), [send]);
  const { acts, act, notKept, unreadable, serverFailed, mayTry } = snapshot.context;
  const onlyLooks = snapshot.matches({ post: 'reading' }) && !mayTry;
  return {
    acts,
    ticks: pencil.context.ticks,
    undo: pencil.context.undo,
    question: questionIn(snapshot.getMeta()),
    asked: act,
    notKept: notKept || pencil.context.notKept,
    unreadable,
    waits: snapshot.matches({ post: 'waiting' }) || (onlyLooks && acts.some(isUnsent)),
    serverFailed: serverFailed && acts.some(isUnsent),
    free: snapshot.matches({ hand: 'free' }),
    send,
    tick,
  };
}
