import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  type GroundArea,
  GroundError,
  type GroundErrorCode,
  type GroundProgress,
  type GroundSummary,
} from '#engines/ground/ground.ts';

export interface MakerOrder {
  /** A path; the end of its name tells what it is. */
  readonly source: string;
  readonly target: string;
  readonly name: string;
  readonly area: GroundArea | null;
}

/** What the process of a making says. */
export type MakerWord =
  | { readonly progress: GroundProgress }
  | { readonly summary: GroundSummary }
  | { readonly fault: GroundErrorCode }
  | { readonly failure: string };

interface Watching {
  readonly onProgress: (progress: GroundProgress) => void;
  readonly signal: AbortSignal;
}

/** Rejects with a `GroundError`, the signal's reason, or the failure of the process. */
export type Maker = (order: MakerOrder, watching: Watching) => Promise<GroundSummary>;

/** The program as it is built, else from the sources. */
const built = new URL('../ground-maker.mjs', import.meta.url);
const source = new URL('./maker.program.ts', import.meta.url);

/** Milliseconds that a process has to tidy up after itself. */
const patience = 3000;
/** Behind whatever answers people. */
const niceness = 10;

/** Makes a ground in a process of its own (OWN-69). */
export const makeInProcess: Maker = async (order, { onProgress, signal }) => {
  signal.throwIfAborted();
  const isBuilt = existsSync(built);
  const child = fork(fileURLToPath(isBuilt ? built : source), [], {
    // By its own place: a bare name is looked up from the working folder (OWN-200).
    execArgv: isBuilt ? [] : ['--import', createRequire(import.meta.url).resolve('tsx')],
    serialization: 'json',
  });
  if (child.pid !== undefined) lowerPriority(child.pid);
  let overdue: NodeJS.Timeout | undefined;
  const stop = () => {
    child.kill('SIGTERM');
    overdue = setTimeout(() => child.kill('SIGKILL'), patience);
  };
  signal.addEventListener('abort', stop, { once: true });
  return new Promise<GroundSummary>((resolve, reject) => {
    let end: (() => void) | null = null;
    child.on('message', (word: MakerWord) => {
      if ('progress' in word) onProgress(word.progress);
      else if ('summary' in word) end = () => resolve(word.summary);
      else if ('fault' in word) end = () => reject(new GroundError(word.fault));
      else end = () => reject(new Error(word.failure));
    });
    child.once('error', reject);
    child.once('exit', (code, killedBy) => {
      clearTimeout(overdue);
      signal.removeEventListener('abort', stop);
      if (signal.aborted) reject(signal.reason);
      else if (end) end();
      else reject(new Error(`The process of a ground ended with ${code ?? killedBy}.`));
    });
    child.send(order);
  });
};

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already, or the system forbids it: it works all the same.
  }
}
