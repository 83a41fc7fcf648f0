import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { majorOfFolder, startEmbeddedPostgres } from '../parts/db/embedded-postgres.ts';
import { databaseAccount } from '../parts/db/postgres-account.ts';
import { alive, runningServer } from '../parts/db/postgres-owner.ts';
import { postgresBinaries } from '../parts/db/postgres-server.ts';
import { reach } from '../parts/db/reach.ts';
import { BackupFault } from './backup.fault.ts';
import { backupTexts } from './backup.texts.ts';
import type { ReadableBackup } from './read-backup.ts';
import { contentsOf, ensureKnown, restoreBackup, type Restored } from './restore-backup.ts';

export interface EmbeddedOrder {
  readonly dataDir: string;
  readonly backup: ReadableBackup;
  /** Whether a database that is not empty may be set aside. */
  readonly replace: boolean;
  /** Aborting breaks the restore off; the present database stays. */
  readonly signal: AbortSignal;
}

export interface EmbeddedRestored extends Restored {
  /** Where the previous data folder is now; null: there was none. */
  readonly aside: string | null;
}

const parts = ['postgres', 'postgres-password'] as const;
const workshopName = 'restore-';

/**
 * Restores into a new data folder beside the present one, which takes its place when all is done;
 * the present one is set aside, never removed (OWN-75, OWN-77).
 */
export async function restoreEmbedded(order: EmbeddedOrder): Promise<EmbeddedRestored> {
  const { dataDir, backup } = order;
  await ensureKnown(backup);
  // Opens the way to the new folder, which is made within, as a start would.
  await databaseAccount(dataDir, path.join(dataDir, 'postgres'), postgresBinaries().postgres);
  const unlock = await lock(path.join(dataDir, 'restore.lock'));
  try {
    await ensureReplaceable(order);
    await removeLeftovers(dataDir);
    const workshop = await mkdtemp(path.join(dataDir, workshopName));
    try {
      const restored = await restoreInto(workshop, order);
      return { ...restored, aside: await putInPlace(dataDir, workshop, backup) };
    } finally {
      await rm(workshop, { recursive: true, force: true });
    }
  } finally {
    await unlock();
  }
}

/** Throws where the data folder is in use, or not empty and not to be replaced. */
async function ensureReplaceable({ dataDir, replace }: EmbeddedOrder): Promise<void> {
  const folder = path.join(dataDir, 'postgres');
  if (!existsSync(path.join(folder, 'PG_VERSION'))) return;
  // Unreadable to this PostgreSQL, thus not to be looked into.
  if ((await majorOfFolder(folder)) !== postgresBinaries().major) {
    const server = await runningServer(folder);
    if (server) throw new BackupFault(backupTexts.serverRuns(folder, server.pid));
    return;
  }
  const present = await startEmbeddedPostgres(dataDir);
  try {
    const found = await contentsAt(present.connectionString);
    if (found.length > 0 && !replace)
      throw new BackupFault(`${backupTexts.notEmpty(found)} ${backupTexts.replaceOffer}`);
  } finally {
    await present.stop();
  }
}

async function contentsAt(connectionString: string): Promise<readonly string[]> {
  const client = await reach({ connectionString });
  try {
    return await contentsOf(client);
  } finally {
    await client.end();
  }
}

async function restoreInto(workshop: string, { backup, signal }: EmbeddedOrder): Promise<Restored> {
  signal.throwIfAborted();
  const server = await startEmbeddedPostgres(workshop);
  const breakOff = () => void server.stop();
  signal.addEventListener('abort', breakOff);
  try {
    const restored = await restoreBackup(server.connectionString, backup);
    signal.throwIfAborted();
    return restored;
  } finally {
    signal.removeEventListener('abort', breakOff);
    await server.stop();
  }
}

async function putInPlace(
  dataDir: string,
  workshop: string,
  { header }: ReadableBackup,
): Promise<string | null> {
  const there = parts.filter((part) => existsSync(path.join(dataDir, part)));
  const aside = there.length > 0 ? await newFolder(dataDir, header.made_at) : null;
  if (aside !== null)
    for (const part of there) await rename(path.join(dataDir, part), path.join(aside, part));
  for (const part of parts.toReversed())
    await rename(path.join(workshop, part), path.join(dataDir, part));
  return aside;
}

/** 'before-restore-of-2026-11-24T03-01-09Z', with a number where that one exists. */
async function newFolder(dataDir: string, madeAt: string): Promise<string> {
  const name = path.join(dataDir, `before-restore-of-${madeAt.replaceAll(':', '-')}`);
  for (let number = 1; ; number += 1) {
    const folder = number === 1 ? name : `${name}-${number}`;
    if (existsSync(folder)) continue;
    await mkdir(folder, { mode: 0o700 });
    return folder;
  }
}

/** A restore at a time: its process id stands in the file. */
async function lock(file: string): Promise<() => Promise<void>> {
  const taken = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    return null;
  });
  if (taken) {
    await taken.writeFile(String(process.pid));
    await taken.close();
    return () => rm(file, { force: true });
  }
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  // A file without a number is being written at this moment. Our own number is an earlier process's:
  // a container may give the same one to each of its starts.
  if (!pid || (pid !== process.pid && alive(pid))) throw new BackupFault(backupTexts.locked(file));
  await rm(file, { force: true });
  return lock(file);
}

/** What restores that were killed have left, a running server among it. */
async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(workshopName)) continue;
    const workshop = path.join(dataDir, name);
    if (existsSync(path.join(workshop, 'postgres', 'postmaster.pid')))
      await (await startEmbeddedPostgres(workshop)).stop();
    await rm(workshop, { recursive: true, force: true });
  }
}
