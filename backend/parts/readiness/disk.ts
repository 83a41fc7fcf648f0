import { statfs } from 'node:fs/promises';

export interface Disk {
  /** Bytes that this process may still write. */
  readonly free: number;
  readonly total: number;
  /** So little is free that PostgreSQL may refuse to write at any moment. */
  readonly full: boolean;
}

/** Two segments of PostgreSQL's log and some. */
const least = 48 * 1024 * 1024;

/** The disk of a folder; rejects where the folder is missing. */
export async function diskOf(folder: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const free = bavail * bsize;
  // Some network file systems state no size.
  return { free, total: blocks * bsize, full: blocks > 0 && free < least };
}
