import { useSyncExternalStore } from 'react';

import { activeWorker, registerWorker } from './active-worker.ts';
import { savesData } from './network.ts';
import { askWorker, type WorkerQuestion } from './worker-questions.ts';

/** Milliseconds between two looks for a new release while a page stays open. */
const betweenLooks = 60 * 60 * 1000;
/** Milliseconds after which the first screen has had its turn. */
const settled = 2000;
/** Seconds for the worker's answer. */
const patience = 10;

let outdated = false;
let kept = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A newer release than that of this page is on the device (OWN-102). */
export const useNewRelease = () => useSyncExternalStore(subscribe, () => outdated);

/**
 * Registers the service worker, once the first screen is there. Not in development, and where data is
 * spared only if this device keeps territories.
 */
export function keepReleases(keepsTerritories: () => boolean) {
  if (kept || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (savesData() && !keepsTerritories()) return;
  kept = true;
  setTimeout(() => void keep(keepsTerritories), settled);
}

async function keep(keepsTerritories: () => boolean) {
  navigator.serviceWorker.addEventListener('controllerchange', () => void compare());
  try {
    await registerWorker();
  } catch (error) {
    // Forbidden by the browser: everything works as without a service worker.
    console.error(error);
    return;
  }
  void compare();
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < betweenLooks) return;
    looked = Date.now();
    void lookForRelease();
  });
  await activeWorker().catch(console.warn);
  // Where territories are kept, all that they need comes first.
  if (!keepsTerritories()) await keepRest();
}

/** Asks for the files of the release that nobody needs yet, so that every screen opens without a network (OWN-101). */
export async function keepRest(): Promise<void> {
  if (savesData() || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage({ want: 'rest' } satisfies WorkerQuestion);
}

async function lookForRelease() {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(console.error);
}

/** Asks the worker in control; one without an answer, of an older release, changes nothing. */
async function compare() {
  const { controller } = navigator.serviceWorker;
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (!controller || entry === undefined) return;
  const current = await askWorker(controller, { entry }, patience);
  if (current !== false || outdated) return;
  outdated = true;
  for (const listener of listeners) listener();
}
