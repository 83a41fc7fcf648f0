import { mkdtemp, rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { GroundError, type GroundOptions, type GroundSummary } from './ground.ts';
import { reasonOf } from './reason.ts';
import type { GroundMessage, GroundTask } from './ground-work.ts';

/** What a cut at the limit of the maker needs, and a runaway one may not pass. */
const mostHeapMb = 1536;

/**
 * Makes a ground: zoom 0 to 15 in the Protomaps schema, version 4 (OWN-62). On a thread of its own,
 * because the work holds up whoever does it. Rejects with a `GroundError`, or with the reason of the
 * signal; a file at the target stays until the new one is whole.
 */
export async function makeGround(options: GroundOptions): Promise<GroundSummary> {
  const { source, target, area, name, onProgress, signal } = options;
  signal?.throwIfAborted();
  const folder = await mkdtemp(`${target}.making-`).catch((error: unknown) => {
    throw reasonOf(error);
  });
  try {
    // The signal of a worker that is not there yet is heard by nobody.
    signal?.throwIfAborted();
    return await working({ source, target, area, name, folder }, { onProgress, signal });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function working(
  task: GroundTask,
  { onProgress, signal }: Pick<GroundOptions, 'onProgress' | 'signal'>,
): Promise<GroundSummary> {
  const worker = new Worker(new URL('./ground.worker.mjs', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: mostHeapMb },
  });
  const over = new AbortController();
  try {
    return await new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { signal: over.signal });
      worker.on('message', (message: GroundMessage) => {
        if (message.progress) onProgress?.(message.progress);
        else if (message.summary) resolve(message.summary);
        else reject(new GroundError(message.failure.code, message.failure.cause));
      });
      worker.on('error', (error) => reject(reasonOf(error)));
      worker.on('exit', () => reject(new GroundError('cannot-read', 'The thread has ended.')));
    });
  } finally {
    over.abort();
    await worker.terminate();
  }
}
