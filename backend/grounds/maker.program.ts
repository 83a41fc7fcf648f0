import { constants, copyFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { namesFile, writeNames } from '../parts/gazetteer/gazetteer-file.ts';
import { readGazetteer } from '../parts/gazetteer/read-gazetteer.ts';
import { GroundError, type GroundSummary } from '#engines/ground/ground.ts';
import { inspectGround } from '#engines/ground/inspect-ground.ts';
import { makeGround } from '#engines/ground/make-ground.ts';
import { isDiskFull } from '#engines/ground/reason.ts';
import { kindOf } from './grounds.rules.ts';
import type { MakerOrder, MakerWord } from './maker.ts';

// A process of its own: what it costs in memory and processor never holds up the backend, and what
// a file does to it ends with it.

const number = z.number();
const order: z.ZodType<MakerOrder> = z.object({
  source: z.string(),
  target: z.string(),
  name: z.string(),
  area: z
    .union([
      z.object({ bbox: z.tuple([number, number, number, number]) }),
      z.object({ around: z.tuple([number, number]), km: number }),
    ])
    .nullable(),
});

const stopping = new AbortController();
process.once('SIGTERM', () => stopping.abort());
/** The backend has died. */
const orphaned = () => process.exit(1);
process.once('disconnect', orphaned);
process.once('message', (message) => void work(order.parse(message)));

const send = (word: MakerWord): void => {
  process.send?.(word);
};

async function work(wanted: MakerOrder): Promise<void> {
  try {
    const summary = await made(wanted);
    await keepNames(wanted.target, summary.sha256);
    send({ summary });
  } catch (cause) {
    if (cause instanceof GroundError) send({ fault: cause.code });
    else if (isDiskFull(cause)) send({ fault: 'disk-full' });
    else send({ failure: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) });
  }
  process.off('disconnect', orphaned);
  process.disconnect();
}

/** A .pmtiles file that is wanted whole stays as it is, byte by byte. */
async function made({ source, target, name, area }: MakerOrder): Promise<GroundSummary> {
  if (area === null && kindOf(source) === 'tiles') {
    const summary = await inspectGround(source);
    await copyFile(source, target, constants.COPYFILE_FICLONE);
    return summary;
  }
  return makeGround({
    source,
    target,
    name,
    ...(area && { area }),
    signal: stopping.signal,
    onProgress: (progress) => send({ progress }),
  });
}

/** Writes the name index next to the ground; without it, search builds it on demand. */
async function keepNames(target: string, sha256: string): Promise<void> {
  try {
    await writeNames(namesFile(path.dirname(target), sha256), await readGazetteer(target));
  } catch {
    // A ground without its names is a ground all the same.
  }
}
