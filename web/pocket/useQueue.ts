import { useEffect } from 'react';

import { isUnsent } from '#machines/pocket/pocket.rules.ts';
import { queueMachine } from '#machines/pocket/queue.machine.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';

import { useRetries } from '../parts/connection/useRetries.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { watchOthers } from '../parts/pocket/pocket-database.ts';
import { queueActors } from './pocket.actors.ts';

/** The queue of this device, which tries again when the network comes back or the page is looked at. */
export function useQueue() {
  const [snapshot, send] = useFlow(queueMachine, queueActors);
  useRetries(() => send({ type: 'retry' }));
  useEffect(() => watchOthers(() => send({ type: 'stirred' })), [send]);
  const { acts, act, ticks, undo, notKept, unreadable, serverFailed, mayTry } = snapshot.context;
  const onlyLooks = snapshot.matches({ post: 'reading' }) && !mayTry;
  return {
    acts,
    ticks,
    undo,
    question: questionIn(snapshot.getMeta()),
    about: act?.numberName,
    notKept,
    unreadable,
    waits: snapshot.matches({ post: 'waiting' }) || (onlyLooks && acts.some(isUnsent)),
    serverFailed: serverFailed && acts.some(isUnsent),
    free: snapshot.matches({ hand: 'free' }),
    send,
  };
}
