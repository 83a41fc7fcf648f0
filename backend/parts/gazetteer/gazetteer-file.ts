import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gazetteerShape, type Gazetteer } from './gazetteer.ts';

/** The names of a ground, beside its file: another form of them has another number. */
export const namesFile = (groundsFolder: string, sha256: string): string =>
  path.join(groundsFolder, `${sha256}.names-2.json`);

/** Null where there is none, or none that can be read: it is made again. */
export async function readNames(file: string): Promise<Gazetteer | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return gazetteerShape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Whole or not at all: another backend may write the same names at the same time. */
export async function writeNames(file: string, names: Gazetteer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const own = `${file}.${randomUUID()}`;
  try {
    await writeFile(own, JSON.stringify(names), { mode: 0o644 });
    await rename(own, file);
  } catch (cause) {
    await rm(own, { force: true });
    throw cause;
  }
}
