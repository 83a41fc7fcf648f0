import { existsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Worker that makes a ground. Plain JavaScript, so that it starts from the sources as well as from the
 * build, where the work is a bundle beside the program.
 */
const { workGround } = await work();
await workGround(workerData, (message) => parentPort?.postMessage(message, []));

/** @returns {Promise<typeof import('./ground-work.ts')>} */
async function work() {
  const sources = new URL('./ground-work.ts', import.meta.url);
  const built = new URL('../../ground-work.mjs', import.meta.url);
  if (!existsSync(sources)) return import(built.href);
  const { register } = await import('tsx/esm/api');
  register();
  return import(sources.href);
}
