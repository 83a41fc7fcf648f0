import { useSyncExternalStore } from 'react';

import { pocketChoice } from '../pocket/pocket-choice.ts';
import { savesData } from './network.ts';
import { askRelease } from './release-question.ts';

/** Milliseconds between two looks for a new release while a page stays open. */
const betweenLooks = 60 * 60 * 1000;
/** Milliseconds after which the first screen has had its turn. */
const settled = 2000;

let outdated = false;
let registered = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A newer release than that of this page is on the device (OWN-102). */
export const useNewRelease = () => useSyncExternalStore(subscribe, () => outdated);

/** Registers the service worker, once the first screen is there. Not in development, and not where data is spared. */
export function keepReleases() {
  if (registered || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (savesData() && pocketChoice() !== 'on') return;
  registered = true;
  setTimeout(() => void register(), settled);
}

async function register() {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', compare);
  try {
    await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  } catch (error) {
    // Forbidden by the browser: everything works as without a service worker.
    console.error(error);
    return;
  }
  compare();
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < betweenLooks) return;
    looked = Date.now();
    void lookForRelease();
  });
}

async function lookForRelease() {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(console.error);
}

/** Asks the worker in control; one without an answer, of an older release, changes nothing. */
function compare() {
  const { controller } = navigator.serviceWorker;
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (!controller || entry === undefined) return;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data: current }) => {
    port1.close();
    if (current !== false || outdated) return;
    outdated = true;
    for (const listener of listeners) listener();
  });
  port1.start();
  controller.postMessage(askRelease(entry), [port2]);
}
