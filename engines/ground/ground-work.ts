import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import type { GroundErrorCode, GroundOptions, GroundProgress, GroundSummary } from './ground.ts';
import { summaryOf } from './inspect-ground.ts';
import { progressOf } from './progress.ts';
import { reasonOf } from './reason.ts';
import { planOfExtract, shapeGround } from './shape-ground.ts';
import { copyTiles, planOfTiles } from './tiles/copy-tiles.ts';
import { isAddress } from './tiles/tile-file.ts';
import { openTileStore } from './tiles/tile-store.ts';
import { writeArchive } from './tiles/write-archive.ts';

/** What `makeGround` gives the thread to do. */
export type GroundTask = Pick<GroundOptions, 'source' | 'target' | 'area' | 'name'> & {
  /** An empty folder on the disk of the target, for what is not whole yet. */
  readonly folder: string;
};

/** What the thread tells: how far it is, and in the end one of the two others. */
export type GroundMessage =
  | {
      readonly progress: GroundProgress;
      readonly summary?: undefined;
      readonly failure?: undefined;
    }
  | {
      readonly progress?: undefined;
      readonly summary: GroundSummary;
      readonly failure?: undefined;
    }
  | {
      readonly progress?: undefined;
      readonly summary?: undefined;
      readonly failure: { readonly code: GroundErrorCode; readonly cause: string };
    };

export async function workGround(
  task: GroundTask,
  report: (message: GroundMessage) => void,
): Promise<void> {
  try {
    const summary = await made(task, (progress) => report({ progress }));
    report({ summary });
  } catch (error) {
    const { code, cause } = reasonOf(error);
    report({
      failure: { code, cause: cause instanceof Error ? (cause.stack ?? '') : String(cause) },
    });
  }
}

async function made(
  task: GroundTask,
  report: (progress: GroundProgress) => void,
): Promise<GroundSummary> {
  const fromTiles = await holdsTiles(task.source);
  const progress = progressOf(fromTiles ? planOfTiles : planOfExtract, report);
  const store = await openTileStore(path.join(task.folder, 'tiles'));
  try {
    const facts = await (fromTiles ? copyTiles : shapeGround)(task, store, progress);
    const whole = path.join(task.folder, 'ground');
    const written = await writeArchive(whole, store, facts, (share) => progress('writing', share));
    await rename(whole, task.target);
    return summaryOf(facts, written);
  } finally {
    await store.close();
  }
}

/** By what stands at the beginning of the file, whatever its name. */
async function holdsTiles(source: string): Promise<boolean> {
  if (isAddress(source)) return true;
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(7), 0, 7, 0);
    return bytesRead === 7 && buffer.toString('latin1') === 'PMTiles';
  } finally {
    await file.close();
  }
}
