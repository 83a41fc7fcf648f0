import { reconnection } from './reconnect.rules.ts';

interface Result {
  readonly data?: unknown;
  readonly hasNext: boolean;
}

type Subscribe = (onResult: (result: Result) => void) => { readonly unsubscribe: () => void };

/**
 * Hears changes while the page is in sight, and after each gap says that there may have been some.
 * Hidden pages hold no stream: a browser has six connections for all its tabs.
 */
export function listenToChanges(subscribe: Subscribe, onChange: () => void): () => void {
  let stream: { readonly unsubscribe: () => void } | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function open(): void {
    const since = performance.now();
    stream?.unsubscribe();
    stream = subscribe(({ data, hasNext }) => {
      if (data !== undefined && data !== null && hasNext) onChange();
      if (!hasNext) closed(performance.now() - since);
    });
  }

  function closed(lived: number): void {
    const next = reconnection(lived, failures);
    failures = next.failures;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      open();
      if (next.missed) onChange();
    }, next.after);
  }

  function close(): void {
    clearTimeout(waiting);
    stream?.unsubscribe();
    stream = null;
  }

  const looked = () => {
    close();
    if (document.hidden) return;
    open();
    onChange();
  };

  document.addEventListener('visibilitychange', looked);
  if (!document.hidden) open();
  return () => {
    document.removeEventListener('visibilitychange', looked);
    close();
  };
}
