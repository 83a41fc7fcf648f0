import { useSyncExternalStore } from 'react';

import { keepOnDevice, readOfDevice } from '../storage/device-storage.ts';

/** How much of a list is seen at once; comfortable rows are made for fingers. */
export type Density = 'compact' | 'comfortable';

const key = 'lignes';
const listeners = new Set<() => void>();
/** A browser that refuses to store keeps the choice until the page is left. */
let unstored: Density | null = null;

function chosen(): Density {
  const kept = unstored ?? readOfDevice(key);
  if (kept === 'compact' || kept === 'comfortable') return kept;
  return matchMedia('(pointer: coarse)').matches ? 'comfortable' : 'compact';
}

/** Keeps the choice on this device, for all its lists (OWN-257). */
export function chooseDensity(density: Density) {
  unstored = density;
  keepOnDevice(key, density);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useDensity = (): Density => useSyncExternalStore(subscribe, chosen);
