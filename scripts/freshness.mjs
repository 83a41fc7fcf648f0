import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './process.mjs';

/** @typedef {'packages' | 'codegen' | 'web' | 'pages' | 'backend' | 'gateway' | 'bench' | 'commands' | 'package' | 'runs' | 'allRuns'} Target */
/** @typedef {{ stats: string, content: string }} Mark */

const lock = 'package-lock.json';
const backendSources = [
  'backend',
  'engines',
  'schema/limits.ts',
  'server',
  'vite.server.config.ts',
  'scripts/build.mjs',
  lock,
];

const webSources = [
  'web',
  'engines/drawing',
  'machines',
  'schema',
  'vite.config.ts',
  'scripts/chunks-without-circles.ts',
  'scripts/direct-imports.ts',
  'scripts/first-screens.ts',
  'scripts/inline-documents.mjs',
  'scripts/installable.mjs',
  'scripts/machines/room-plugin.ts',
  'scripts/pure-cmdk.mjs',
  'scripts/webgl-only.ts',
  'scripts/zip-in-place.mjs',
  lock,
];

/** @type {Record<Target, { sources: readonly string[], only?: RegExp, environment?: string, results: readonly string[] }>} */
const targets = {
  packages: { sources: [lock, 'node_modules/.package-lock.json'], results: [] },
  codegen: {
    sources: ['schema', 'web', 'codegen.ts', lock],
    only: /\.graphql$|\.operations\.ts$|^codegen\.ts$|^package-lock\.json$/u,
    results: [
      'schema/generated.ts',
      'schema/operations.json',
      'web/parts/graphql/generated/graphql.ts',
    ],
  },
  web: {
    sources: webSources,
    environment: 'PRODUCT',
    results: ['dist/web/index.html'],
  },
  pages: {
    sources: [...webSources, 'vite.pages.config.ts', 'scripts/built-site.mjs'],
    environment: 'PRODUCT',
    results: ['dist/pages/pages.cjs'],
  },
  backend: {
    sources: backendSources,
    results: ['dist/backend/main.mjs'],
  },
  bench: {
    sources: ['bench/backend', ...backendSources],
    results: ['dist/bench/main.mjs'],
  },
  commands: {
    sources: ['scripts', ...backendSources],
    results: ['dist/commands/restore.mjs'],
  },
  gateway: {
    sources: [
      'gateway',
      'schema',
      'server',
      'web/parts/graphql/generated',
      'vite.server.config.ts',
      'scripts/build.mjs',
      lock,
    ],
    results: ['dist/gateway/main.mjs', 'dist/schema/operations.json'],
  },
  runs: {
    sources: ['engines', 'machines', 'schema', 'web', 'tests', 'scripts/machines', lock],
    only: /^(?:engines|machines|schema|web|scripts|tests\/support)\/|\.(?:machine|view)(?:\.test)?\.ts$/u,
    results: ['dist/machines/runs.json'],
  },
  allRuns: {
    sources: [
      'backend',
      'engines',
      'gateway',
      'machines',
      'schema',
      'server',
      'web',
      'tests',
      'scripts/machines',
      lock,
    ],
    results: ['dist/machines/all-runs.json'],
  },
  package: {
    sources: [
      'backend',
      'deploy',
      'docs',
      'engines',
      'gateway',
      'machines',
      'schema',
      'scripts',
      'server',
      'web',
      'vite.config.ts',
      'vite.pages.config.ts',
      'vite.server.config.ts',
      lock,
    ],
    environment: 'PRODUCT',
    results: ['dist/commands/restore.mjs'],
  },
};

const stampFile = path.join(root, 'dist', '.stamp');

/**
 * Whether the results are up to date with their sources. Compares times and sizes first, contents
 * only if these differ (a fresh checkout changes every time).
 * @param {Target} target
 */
export function isFresh(target) {
  const mark = readStamp()[target];
  const { results } = targets[target];
  if (!mark || !results.every((result) => existsSync(path.join(root, result)))) return false;
  const files = sourcesOf(target);
  const built = environmentOf(target);
  if (mark.stats === built + statsOf(files)) return true;
  if (mark.content !== built + contentOf(files)) return false;
  markFresh(target);
  return true;
}

/**
 * Fingerprint of the sources. Take it before the work, so that a change during it is noticed.
 * @param {Target} target
 * @returns {Mark}
 */
export function markOf(target) {
  seen.clear();
  const files = sourcesOf(target);
  const built = environmentOf(target);
  return { stats: built + statsOf(files), content: built + contentOf(files) };
}

/**
 * Environment variables that affect the result.
 * @param {Target} target
 */
function environmentOf(target) {
  const { environment } = targets[target];
  return environment ? `${environment}=${process.env[environment] ?? ''} ` : '';
}

/**
 * @param {Target} target
 * @param {Mark} mark
 */
export function markFresh(target, mark = markOf(target)) {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ ...readStamp(), [target]: mark }, null, 1));
}

/** @returns {Partial<Record<Target, Mark>>} */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {Target} target */
function sourcesOf(target) {
  const { sources, only } = targets[target];
  const files = sources.flatMap(filesIn).toSorted();
  return only ? files.filter((file) => only.test(file)) : files;
}

/**
 * Cached file lists: targets share folders.
 * @type {Map<string, readonly string[]>}
 */
const seen = new Map();

/** @param {string} source */
function filesIn(source) {
  const files = seen.get(source) ?? lookThrough(source);
  seen.set(source, files);
  return files;
}

/**
 * @param {string} source
 * @returns {readonly string[]}
 */
function lookThrough(source) {
  const place = path.join(root, source);
  const status = statSync(place, { throwIfNoEntry: false });
  if (!status) return [];
  if (status.isFile()) return [source];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? lookThrough(`${source}/${entry.name}`) : [`${source}/${entry.name}`],
  );
}

/** @param {readonly string[]} files */
function statsOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(path.join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** @param {readonly string[]} files */
function contentOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}
