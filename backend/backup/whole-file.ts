import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { alive } from '../parts/db/postgres-owner.ts';
import { BackupFault } from './backup.fault.ts';
import { backupTexts } from './backup.texts.ts';

export interface WrittenFile {
  readonly file: string;
  readonly bytes: number;
}

const unfinished = '.part';

/**
 * Writes a file that only its owner reads and that appears under its name once it is whole and on
 * disk. On failure nothing is left of it.
 */
export async function writeWhole(
  file: string,
  content: AsyncIterable<Buffer>,
): Promise<WrittenFile> {
  const folder = path.dirname(file);
  const part = `${file}.${hostname()}.${process.pid}${unfinished}`;
  let bytes = 0;
  try {
    if (existsSync(file)) throw new BackupFault(backupTexts.fileExists(file));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const target = await open(part, 'wx', 0o600);
    try {
      for await (const some of content) {
        // At the present position, all of it.
        await target.writeFile(some);
        bytes += some.length;
      }
      await target.sync();
    } finally {
      await target.close();
    }
    await rename(part, file);
    return { file, bytes };
  } catch (cause) {
    await rm(part, { force: true }).catch(() => {});
    throw cause instanceof BackupFault ? cause : named(cause, folder);
  }
}

const fullDisk = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const closedFolder = ['EACCES', 'EEXIST', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT'];

function named(cause: unknown, folder: string): unknown {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (fullDisk.includes(code)) return new BackupFault(backupTexts.diskFull(folder), { cause });
  if (closedFolder.includes(code))
    return new BackupFault(backupTexts.closedFolder(folder), { cause });
  return cause;
}

/** After so long no backup is being written any more, whoever began it. Milliseconds. */
const longest = 2 * 24 * 60 * 60 * 1000;

/** Removes what processes that were killed have left in a folder. */
export async function removeLeftovers(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith(unfinished)) continue;
    const place = path.join(folder, name);
    const [pid = ''] = /\d+(?=\.part$)/u.exec(name) ?? [];
    const ours = name.endsWith(`.${hostname()}.${pid}${unfinished}`);
    // This process writes none now: a container may give the same id to each of its starts.
    const dead = ours && (Number(pid) === process.pid || !alive(Number(pid)));
    const written = await stat(place).catch(() => undefined);
    if (dead || (written && now - written.mtimeMs > longest)) await rm(place, { force: true });
  }
}
