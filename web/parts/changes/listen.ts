import { reconnection } from './reconnect.rules.ts';

interface Result {
  readonly data?: unknown;
  readonly hasNext: boolean;
}

type Subscribe = (onResult: (result: Result) => void) => { readonly unsubscribe: () => void };

/**
 * Subscribes to changes while the page is visible. After each gap in the subscription it calls
 * `onChange` once, since changes may have been missed. Hidden pages hold no stream: a browser
 * allows six connections for all its tabs. Returns how to unsubscribe.
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
      if (!hasNext) reopen(performance.now() - since);
    });
  }

  function reopen(lived: number): void {
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

  const onVisibilityChange = () => {
    close();
    if (document.hidden) return;
    open();
    onChange();
  };

  document.addEventListener('visibilitychange', onVisibilityChange);
  if (!document.hidden) open();
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange);
    close();
  };
}
