import { existsSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

/**
 * Worker that draws PDFs. Plain JavaScript, so that it starts from the sources as well as from the
 * build, where the work is a bundle beside the program.
 */
const { workPaper } = await work();
if (parentPort) workPaper(parentPort);

/** @returns {Promise<typeof import('./paper-work.ts')>} */
async function work() {
  const sources = new URL('./paper-work.ts', import.meta.url);
  const built = new URL('../../paper-work.mjs', import.meta.url);
  if (!existsSync(sources)) return import(built.href);
  const { register } = await import('tsx/esm/api');
  register();
  return import(sources.href);
}
