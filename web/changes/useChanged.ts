import { useEffect, useEffectEvent, useRef } from 'react';
import { useClient } from 'urql';

import { changedSubscription } from './changes.operations.ts';
import { listenToChanges } from './listen.ts';

/** One change makes several events, and one reader's work comes in bursts. */
const pause = 400;

/**
 * Asks again when something of the congregation has changed, for as long as the page is
 * looked at. What it returns asks at once, in the place of what is about to be asked.
 */
export function useChanged(reload: () => void): () => void {
  const client = useClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = useEffectEvent(() => reload());

  useEffect(() => {
    const leave = listenToChanges(
      (onResult) => client.subscription(changedSubscription, {}).subscribe(onResult),
      () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => ask(), pause);
      },
    );
    return () => {
      clearTimeout(timer.current);
      leave();
    };
  }, [client]);

  return () => {
    clearTimeout(timer.current);
    reload();
  };
}
