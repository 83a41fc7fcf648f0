import { statfs } from 'node:fs/promises';

export interface Disk {
  readonly free: number;
  readonly total: number;
}

/** Bytes of the disk of a folder that this process may still fill; null where it cannot be asked. */
export async function diskOf(folder: string): Promise<Disk | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}
