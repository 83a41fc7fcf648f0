import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { isDiskFull } from '#engines/ground/reason.ts';
import { writeWhole } from '#engines/ground/tiles/write-whole.ts';
import { namesFile } from '../parts/gazetteer/gazetteer-file.ts';
import { groundFile, groundsFolder } from '../parts/grounds/ground-file.ts';
import { kindOf } from './grounds.rules.ts';

/** Thrown where the disk, or what the account may use of it, is full. */
export class DiskFull extends Error {}

/** File of an upload; the end of its name tells its kind. */
export const uploadFile = (dataDir: string, id: number, fileName: string): string =>
  path.join(
    groundsFolder(dataDir),
    'uploads',
    `${id}${kindOf(fileName) === 'tiles' ? '.pmtiles' : '.osm.pbf'}`,
  );

/** Folder of the files that a making needs until it ends. */
export const makingFolder = (dataDir: string, id: number): string =>
  path.join(groundsFolder(dataDir), 'makings', String(id));

/** Bytes of a file; 0 without one. */
export const sizeOf = async (file: string): Promise<number> =>
  (await stat(file).catch(() => null))?.size ?? 0;

/** Throws `DiskFull` where `bytes` more do not fit beside a reserve for everything else. */
export async function expectRoom(dataDir: string, bytes: number): Promise<void> {
  const folder = groundsFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes + reserve) throw new DiskFull();
}

const reserve = 64 * 1024 * 1024;

/** Writes a piece where it belongs, and to the disk before it counts as received. */
export async function writePiece(file: string, offset: number, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  try {
    const handle = await open(file, offset === 0 ? 'w' : 'r+', 0o600);
    try {
      await writeWhole(handle, bytes, offset);
      await handle.datasync();
    } finally {
      await handle.close();
    }
  } catch (cause) {
    if (isDiskFull(cause)) throw new DiskFull(undefined, { cause });
    throw cause;
  }
}

/** Gives a finished file its name, readable as every public file; its names come with it, if it has them. */
export async function keepGround(dataDir: string, file: string, sha256: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.chmod(0o644);
    await handle.sync();
  } finally {
    await handle.close();
  }
  const names = namesFile(path.dirname(file), sha256);
  await rename(names, namesFile(groundsFolder(dataDir), sha256)).catch(() => undefined);
  await rename(file, groundFile(dataDir, sha256));
}

export const discard = (place: string): Promise<void> =>
  rm(place, { recursive: true, force: true });

/** The file of a ground, and the names that were read from it. */
export async function removeGroundFiles(dataDir: string, sha256: string): Promise<void> {
  await rm(groundFile(dataDir, sha256), { force: true });
  await rm(namesFile(groundsFolder(dataDir), sha256), { force: true });
}
