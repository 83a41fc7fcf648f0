import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../parts/config/config.ts';
import type { Database } from '../parts/db/database.ts';
import { GroundError, type GroundProgress, type GroundSummary } from '#engines/ground/ground.ts';
import { isDiskFull } from '#engines/ground/reason.ts';
import { groundFile } from '../parts/grounds/ground-file.ts';
import { placeOfBounds } from '../domain/map/place.ts';
import { insertGround } from './grounds.queries.ts';
import { keepsFile } from './grounds.rules.ts';
import { discard, keepGround, makingFolder, sizeOf, uploadFile } from './ground-store.ts';
import type { Maker } from './maker.ts';
import {
  claimMaking,
  deleteCancelled,
  deleteMaking,
  failMaking,
  forgetOldMakings,
  type MakingFault,
  makingToChange,
  type MakingRow,
  noteProgress,
  releaseMaking,
  somethingWaits,
} from './makings.queries.ts';

export interface GroundPorts {
  readonly database: Database;
  readonly config: Pick<Config, 'dataDir'>;
  readonly maker: Maker;
  /** Aborted when the backend stops: what is under way goes back to the queue. */
  readonly closing: AbortSignal;
  readonly log: { readonly error: (fields: object, message: string) => void };
}

/** Milliseconds between two notes of progress, each of which extends the lease. */
const pulse = 1000;

/** Somebody has asked to stop, or another process has taken it over. */
class Cancelled extends Error {}

/** The site has a ground of the same content, and its file. */
class Known extends Error {}

/**
 * Makes what waits, one ground after the other. Answers whether something is left that another
 * process holds, to be looked at again when its lease has run out (OWN-69).
 */
export async function makeWaitingGrounds(ports: GroundPorts): Promise<boolean> {
  const { database, closing } = ports;
  while (!closing.aborted) {
    const making = await database.asSite(claimMaking);
    if (!making) return database.asSite(somethingWaits);
    await makeOne(making, ports);
  }
  return false;
}

async function makeOne(making: MakingRow, ports: GroundPorts): Promise<void> {
  const { database, config, closing } = ports;
  const { id } = making;
  const folder = makingFolder(config.dataDir, id);
  await discard(folder);
  try {
    const target = path.join(folder, 'ground.pmtiles');
    if (making.state === 'cancelling') throw new Cancelled();
    await mkdir(folder, { recursive: true });
    const summary = await made(making, target, ports);
    await keep(making, summary, target, ports);
    await forgetUpload(making, ports);
  } catch (cause) {
    if (closing.aborted) await database.asSite((db) => releaseMaking(db, id));
    else if (cause instanceof Cancelled) {
      if (await database.asSite((db) => deleteCancelled(db, id))) await forgetUpload(making, ports);
    } else await fail(making, cause, ports);
  } finally {
    await discard(folder);
  }
}

async function made(
  making: MakingRow,
  target: string,
  { database, config, maker, closing, log }: GroundPorts,
): Promise<GroundSummary> {
  const { id, name, bbox, around, km } = making;
  const source = making.path ?? uploadFile(config.dataDir, id, making.file_name);
  const area = bbox ? { bbox } : around && km !== null ? { around, km } : null;
  const stopped = new AbortController();
  let latest: GroundProgress = { phase: 'reading', share: 0, secondsLeft: null };
  const note = async () => {
    if (!(await database.asSite((db) => noteProgress(db, id, latest)))) {
      stopped.abort(new Cancelled());
    }
  };
  const unnoted = (cause: unknown) =>
    log.error({ err: cause, making: id }, 'progress of a ground is not noted');
  const timer = setInterval(() => void note().catch(unnoted), pulse);
  try {
    return await maker(
      { source, target, name, area },
      {
        onProgress: (progress) => {
          latest = progress;
        },
        signal: AbortSignal.any([stopped.signal, closing]),
      },
    );
  } finally {
    clearInterval(timer);
  }
}

/**
 * Throws `Cancelled` where it is no longer wanted at the last moment, `Known` where the site has it.
 * A ground whose file is gone gets it back.
 */
async function keep(
  { id, name }: MakingRow,
  summary: GroundSummary,
  target: string,
  { database, config }: GroundPorts,
): Promise<void> {
  await database.asSite(async (db) => {
    const now = await makingToChange(db, id);
    if (now?.state !== 'making') throw new Cancelled();
    const { sha256, bounds, center } = summary;
    const isNew = await insertGround(db, name, summary, placeOfBounds(bounds, center));
    if (!isNew && (await sizeOf(groundFile(config.dataDir, sha256))) > 0) throw new Known();
    await keepGround(config.dataDir, target, sha256);
    await deleteMaking(db, id);
  });
}

async function fail(making: MakingRow, cause: unknown, ports: GroundPorts): Promise<void> {
  const fault = faultOf(cause);
  if (fault === 'broken') {
    ports.log.error({ err: cause, making: making.id }, 'ground cannot be made');
  }
  if (!keepsFile(fault)) await forgetUpload(making, ports);
  await ports.database.asSite((db) => failMaking(db, making.id, fault));
}

function faultOf(cause: unknown): MakingFault {
  if (cause instanceof GroundError) return cause.code;
  if (cause instanceof Known) return 'known';
  return isDiskFull(cause) ? 'disk-full' : 'broken';
}

async function forgetUpload(making: MakingRow, { config }: GroundPorts): Promise<void> {
  if (making.path === null) await discard(uploadFile(config.dataDir, making.id, making.file_name));
}

/** Uploads that were never finished, and failures that nobody looked at. */
export async function forgetOldGroundWork({
  database,
  config,
}: Pick<GroundPorts, 'database' | 'config'>): Promise<void> {
  for (const { id, file_name } of await database.asSite(forgetOldMakings)) {
    await discard(uploadFile(config.dataDir, id, file_name));
  }
}
