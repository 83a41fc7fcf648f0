import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<(act: string) => void>();

export function tellUndone(act: string): void {
  for (const listener of listeners) listener(act);
}

/** Answers once an act was taken back on this page; everybody else hears of it as of any change. */
export function useUndone(answer: (act: string) => void): void {
  const heard = useEffectEvent(answer);
  useEffect(() => {
    const listener = (act: string) => heard(act);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
}
