import { useEffect, useEffectEvent } from 'react';

import { writingDone } from './useAddressWriter.ts';

const waiting = new Set<() => void>();

/** Writes to the address after a pause that each change begins anew; null: there is nothing to write. */
export function useLateWrite(wanted: string | null, pause: number, write: () => void) {
  const writeLatest = useEffectEvent(write);
  useEffect(() => {
    if (wanted === null) return undefined;
    const writeNow = () => writeLatest();
    const timer = setTimeout(writeNow, pause);
    waiting.add(writeNow);
    return () => {
      clearTimeout(timer);
      waiting.delete(writeNow);
    };
  }, [wanted, pause]);
}

/** The address of the present screen, with what has not been written yet. One write after the other: each reads the address. */
export async function presentAddress(): Promise<string> {
  for (const writeNow of waiting) {
    writeNow();
    // oxlint-disable-next-line no-await-in-loop -- each write reads the address of the one before
    await writingDone();
  }
  return location.href;
}
