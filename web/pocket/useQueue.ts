import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

import { isUnsent } from '#machines/domain/pocket/pocket.rules.ts';
import { queueMachine } from '#machines/domain/pocket/queue.machine.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';

import { useRetries } from '../parts/connection/useRetries.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { watchChanges } from '../domain/pocket/pocket-database.ts';
import { queueActors } from './pocket.actors.ts';

/** The queue of this device, which tries again when the network comes back or the page is looked at. */
export function useQueue() {
  const [snapshot, send] = useFlow(queueMachine, queueActors);
  const { ticks } = snapshot.children;
  const ticked = useSelector(ticks, (it) => it?.context);
  useRetries(() => send({ type: 'retry' }));
  useEffect(() => watchChanges(() => send({ type: 'changed.elsewhere' })), [send]);
  const { acts, act, notKept, unreadable, serverFailed, mayTry } = snapshot.context;
  const onlyLooks = snapshot.matches({ send: 'reading' }) && !mayTry;
  return {
    acts,
    ticks: ticked?.ticks ?? [],
    undo: ticked?.undo ?? null,
    question: questionIn(snapshot.getMeta()),
    asked: act,
    notKept: notKept || ticked?.notKept === true,
    unreadable,
    waits: snapshot.matches({ send: 'waiting' }) || (onlyLooks && acts.some(isUnsent)),
    serverFailed: serverFailed && acts.some(isUnsent),
    free: snapshot.matches({ act: 'free' }),
    send,
    tick: ticks?.send,
  };
}
