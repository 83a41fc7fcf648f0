import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const dist = path.resolve(import.meta.dirname, '../../dist');
const kept = path.join(dist, 'demo-data');

/**
 * Puts into a folder what a first start writes there, demo data included. That start is made once for
 * each build of the backend and day; `start` starts and stops the product on an empty folder.
 */
export async function fillWithDemoData(
  folder: string,
  start: (dataDir: string) => Promise<void>,
): Promise<void> {
  const source = path.join(kept, await keyOfToday());
  if (!existsSync(source)) await make(source, start);
  await copy(source, folder);
}

async function make(target: string, start: (dataDir: string) => Promise<void>) {
  // Outside of the checkout, which the account of PostgreSQL may not be let into.
  const made = await mkdtemp(path.join(tmpdir(), 'demo-data-'));
  await start(made);
  await mkdir(kept, { recursive: true });
  const old = await readdir(kept);
  const own = await mkdtemp(path.join(kept, 'new-'));
  await copy(made, own);
  await rm(made, { recursive: true });
  // Another worker may have been faster; both have made the same.
  await rename(own, target).catch(() => rm(own, { recursive: true }));
  for (const name of old.filter((it) => !it.startsWith('new-') && it !== path.basename(target)))
    await rm(path.join(kept, name), { recursive: true, force: true });
}

/** Owners and modes included. */
const copy = (from: string, to: string) => run('cp', ['-a', `${from}/.`, to]);

/** Demo data have dates relative to today. */
async function keyOfToday(): Promise<string> {
  const day = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Paris' });
  const stamp = await readFile(path.join(dist, '.stamp'), 'utf8');
  const { backend } = JSON.parse(stamp) as { backend: { content: string } };
  return `${day}-${createHash('sha256').update(backend.content).digest('hex').slice(0, 16)}`;
}
