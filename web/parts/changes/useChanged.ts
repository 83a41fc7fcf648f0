import { useEffect, useEffectEvent, useRef } from 'react';
import { useClient } from 'urql';

import { noteAct } from '../graphql/acts.ts';
import { changedSubscription } from './changes.operations.ts';
import { listenToChanges } from './listen.ts';

/** Debounce in milliseconds: one change raises several events, and changes come in bursts. */
const pause = 400;

/**
 * Calls `reload` after each change in the congregation while the page is visible. Returns a
 * function that reloads at once and cancels a pending reload.
 */
export function useChanged(reload: () => void): () => void {
  const client = useClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = useEffectEvent(() => reload());

  useEffect(() => {
    const leave = listenToChanges(
      (onResult) => client.subscription(changedSubscription, {}).subscribe(onResult),
      () => {
        noteAct();
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
