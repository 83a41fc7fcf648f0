import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { inTurn } from './locks.ts';

/** What a browser has and Node lacks, for what a device keeps: two kinds of storage, and locks. */
export interface Device {
  /** As when the browser is killed: whatever held a lock holds it no more. */
  readonly crash: () => void;
}

export function aDevice(): Device {
  vi.stubGlobal('localStorage', aStorage());
  vi.stubGlobal('sessionStorage', aStorage());
  vi.stubGlobal('location', new URL('http://localhost:4000/'));
  const locks = inTurn();
  vi.stubGlobal('navigator', { onLine: true, locks });
  return { crash: locks.release };
}

function aStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
}
