import { Failure } from '#machines/parts/failure/failure.ts';
import { KeepingError } from '#machines/parts/failure/keeping-error.ts';

import { askWorker } from './worker-questions.ts';

/** Bytes: the files that a worker keeps before it is active would not fit into less. */
const leastRoom = 8_000_000;
/** Seconds in which a worker replaces what was cleared, on a slow line. */
const patience = 120;

/** Rejects with a KeepingError where the browser forbids it, with a Failure where it cannot be fetched. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  if (!('serviceWorker' in navigator)) throw new KeepingError('forbidden');
  try {
    return await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  } catch (error) {
    if (error instanceof DOMException) throw new KeepingError('forbidden', { cause: error });
    throw new Failure('NETWORK', 'The service worker cannot be fetched.', { cause: error });
  }
}

/**
 * The worker that answers for this site, once it has kept what /poche needs. Rejects like
 * `registerWorker`, and where it could not keep that: no room, or no network.
 */
export async function activeWorker(): Promise<ServiceWorker> {
  const { active, installing, waiting } = await registerWorker();
  const worker = active ?? installing ?? waiting;
  if (worker && (await activated(worker))) return worker;
  throw await whyNot();
}

/** Brings back what /poche needs and has lost. Rejects like `activeWorker`. */
export async function keepSite(): Promise<void> {
  const worker = await activeWorker();
  if ((await askWorker(worker, { want: 'site' }, patience)) === false) throw await whyNot();
}

async function whyNot(): Promise<Error> {
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  if (quota - usage < leastRoom) return new KeepingError('full');
  return new Failure('NETWORK', 'The files of the release could not be fetched.');
}

/** Whether it becomes active; one that could not be installed is redundant. */
const activated = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const look = () => {
      const { state } = worker;
      if (state !== 'activated' && state !== 'redundant') return;
      worker.removeEventListener('statechange', look);
      resolve(state === 'activated');
    };
    worker.addEventListener('statechange', look);
    look();
  });
