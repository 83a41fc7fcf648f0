import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<(act: string) => void>();

export function announceUndone(act: string): void {
  for (const listener of listeners) listener(act);
}

/** Answers once an act was taken back on this page; everybody else hears of it as of any change. */
export function useUndone(answer: (act: string) => void): void {
  const onUndone = useEffectEvent(answer);
  useEffect(() => {
    const listener = (act: string) => onUndone(act);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
}
