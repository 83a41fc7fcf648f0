import { useEffect, useState } from 'react';

import type { MessageDevice } from '#schema/generated.ts';

import { endPush, readPushState, type PushState } from '../parts/push/subscription.ts';

/**
 * Whether this browser can show messages and does; null until that is known. A subscription that is none of
 * the reader's is ended: it was ended elsewhere, is of another key of the server, or of another person.
 */
export function usePushHere(devices: readonly MessageDevice[], settled: boolean): PushState | null {
  const [here, setHere] = useState<PushState | null>(null);
  useEffect(() => {
    if (!settled) return undefined;
    let left = false;
    const look = async () => {
      const state = await readPushState();
      const stale = state.mark !== null && devices.every(({ mark }) => mark !== state.mark);
      if (stale) await endPush();
      if (!left) setHere(stale ? { ...state, mark: null } : state);
    };
    look().catch(console.warn);
    return () => {
      left = true;
    };
  }, [devices, settled]);
  return here;
}
