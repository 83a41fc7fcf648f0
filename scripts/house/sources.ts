import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ESTree, parseSync } from 'vite';

export interface Source {
  /** From the project's root, e.g. `web/mine/mine.view.ts`. */
  readonly file: string;
  readonly text: string;
}

export interface Import {
  /** From the root where it is ours, e.g. `schema/limits.ts`, else as it is written. */
  readonly target: string;
  readonly line: number;
}

/** Text inside a file, such as a comment or a test title. */
export interface Excerpt {
  readonly text: string;
  readonly line: number;
}

export interface Comment extends Excerpt {
  /** Offsets in the file. */
  readonly start: number;
  readonly end: number;
}

/** A source in TypeScript or JavaScript. */
export interface Module extends Source {
  /** Types, re-exports and `import('…')` included. */
  readonly imports: readonly Import[];
  readonly comments: readonly Comment[];
  readonly program: ESTree.Program;
}

export const layers = [
  'schema',
  'engines',
  'machines',
  'server',
  'gateway',
  'web',
  'backend',
] as const;
export type Layer = (typeof layers)[number];

export const folders = [...layers, 'tests', 'scripts', 'bench'] as const;

const root = new URL('../../', import.meta.url);
const generated = /^(?:web\/parts\/graphql\/generated\/|schema\/generated\.ts$)/u;
const code = /\.(?:ts|tsx|mjs|cjs)$/u;

/** The hand-written modules of one folder at the root. */
export async function modulesIn(folder: string): Promise<readonly Module[]> {
  return Promise.all((await filesIn(folder, (name) => code.test(name))).map(readModule));
}

/** The files of one folder at the root whose names end so, e.g. `.graphql`. */
export async function sourcesIn(folder: string, ending: string): Promise<readonly Source[]> {
  const files = await filesIn(folder, (name) => name.endsWith(ending));
  return Promise.all(files.map(async (file) => ({ file, text: await readText(file) })));
}

export const readText = (file: string): Promise<string> => readFile(new URL(file, root), 'utf8');

/** Names of the files of one folder at the root. */
export async function filesIn(
  folder: string,
  wanted: (file: string) => boolean,
): Promise<readonly string[]> {
  const found = await readdir(new URL(`${folder}/`, root), { recursive: true });
  return found
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => wanted(file) && !generated.test(file))
    .toSorted();
}

const notOurs = new Set(['node_modules', 'dist', '.git', 'data', 'test-results']);

/** Names of all files from the root, but for what is installed, built or kept. */
export async function everyFile(): Promise<readonly string[]> {
  const inRoot = await readdir(root, { withFileTypes: true });
  const found = await Promise.all(
    inRoot
      .filter(({ name }) => !notOurs.has(name))
      .map(async (it) => (it.isDirectory() ? filesIn(it.name, () => true) : [it.name])),
  );
  return found.flat();
}

const readModule = async (file: string) => moduleOf(file, await readText(file));

export function moduleOf(file: string, text: string): Module {
  const parsed = parseSync(file, text);
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0]?.message}`);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
    ...dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  return {
    file,
    text,
    imports: requests.flatMap((request) => {
      if (!request) return [];
      const written = text.slice(request.start + 1, request.end - 1);
      return [{ target: targetOf(written, file), line: lineAt(text, request.start) }];
    }),
    comments: parsed.comments.map(({ start, end }) => ({
      text: text.slice(start, end),
      line: lineAt(text, start),
      start,
      end,
    })),
    get program() {
      return parsed.program;
    },
  };
}

function targetOf(written: string, file: string): string {
  const bare = written.split('?')[0] ?? written;
  if (bare.startsWith('#')) return bare.slice(1);
  return bare.startsWith('.') ? path.posix.join(path.posix.dirname(file), bare) : bare;
}

/** Counted from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1))
    line += 1;
  return line;
}
