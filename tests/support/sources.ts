import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface Source {
  /** From the project's root, e.g. `web/mine/mine.view.ts`. */
  readonly file: string;
  readonly text: string;
  /** What it imports, from the root where it is ours, else the package's name. */
  readonly imports: readonly string[];
}

const root = new URL('../../', import.meta.url);
export const layers = ['schema', 'machines', 'gateway', 'web', 'backend'] as const;
export type Layer = (typeof layers)[number];

const generated = /^(?:web\/generated\/|schema\/generated\.ts$)/u;
const importLine = /(?:from|import|import\()\s*'([^']+)'/gu;

/** The hand-written sources of one folder, `tests` and `scripts` included. */
export async function sourcesIn(folder: string): Promise<readonly Source[]> {
  const names = await readdir(new URL(`${folder}/`, root), { recursive: true });
  const files = names
    .map((name) => path.posix.join(folder, name))
    .filter((file) => /\.(?:ts|tsx|mjs)$/u.test(file) && !generated.test(file));
  return Promise.all(files.toSorted().map(read));
}

async function read(file: string): Promise<Source> {
  const text = await readFile(new URL(file, root), 'utf8');
  const imports = [...text.matchAll(importLine)].map(([, name = '']) => resolved(name, file));
  return { file, text, imports };
}

function resolved(name: string, file: string): string {
  const bare = name.split('?')[0] ?? name;
  if (bare.startsWith('#')) return bare.slice(1);
  return bare.startsWith('.') ? path.posix.join(path.posix.dirname(file), bare) : bare;
}

/** The texts of a folder's files whose names end so. */
export async function textsIn(folder: string, ending: string): Promise<readonly string[]> {
  const names = await readdir(new URL(`${folder}/`, root), { recursive: true });
  const files = names.filter((name) => name.endsWith(ending)).toSorted();
  return Promise.all(files.map((name) => readText(path.posix.join(folder, name))));
}

export const readText = (file: string): Promise<string> => readFile(new URL(file, root), 'utf8');
