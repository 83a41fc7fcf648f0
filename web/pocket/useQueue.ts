import { useEffect } from 'react';

import { isUnsent } from '#machines/pocket/pocket.rules.ts';
import { queueMachine } from '#machines/pocket/queue.machine.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';

import { useFlow } from '../parts/flow/useFlow.ts';
import { watchOthers } from '../parts/pocket/pocket-database.ts';
import { queueActors } from './pocket.actors.ts';

/** Milliseconds between two tries while the page is looked at: a browser may not tell that the network is back. */
const betweenTries = 20_000;

/** The queue of this device, which tries again when the network comes back or the page is looked at. */
export function useQueue() {
  const [snapshot, send] = useFlow(queueMachine, queueActors);
  useEffect(() => {
    const retry = () => {
      if (!document.hidden) send({ type: 'retry' });
    };
    const stop = watchOthers(() => send({ type: 'stirred' }));
    const timer = setInterval(() => navigator.onLine && retry(), betweenTries);
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      stop();
      clearInterval(timer);
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [send]);
  const { acts, act, notKept, unreadable, serverFailed, mayTry } = snapshot.context;
  const onlyLooks = snapshot.matches({ post: 'reading' }) && !mayTry;
  return {
    acts,
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
