import { useSyncExternalStore } from 'react';

let unanswered = false;
const listeners = new Set<() => void>();

function set(now: boolean) {
  unanswered = now;
  for (const listener of listeners) listener();
}

/** Reports the end of a change: the browser got an answer, or its request failed. */
export const changeEnded = (answered: boolean) => set(!answered);

export const forgetUnanswered = () => set(false);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The last change of this tab got no answer: nobody knows whether it was saved. */
const current = () => unanswered;

export const useUnanswered = () => useSyncExternalStore(subscribe, current, current);
