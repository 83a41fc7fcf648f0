import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const root = path.join(import.meta.dirname, '..');
const floorRoot = path.join(import.meta.dirname, 'signin-page');
const limit = 2;

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk */

/**
 * Bar 7: JavaScript and CSS that /login needs, compressed as it is served, against a page with the
 * same libraries and native controls alone. What is fetched behind it, once it stands, is not counted.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  const floor = await built(floorRoot, false, ['index.html']);
  const ours = await built(path.join(root, 'web'), path.join(root, 'vite.config.ts'), [
    'index.html',
    'session/SignInScreen.tsx',
  ]);
  const ratio = ours / floor;
  return [
    {
      bar: 7,
      what: `sign-in page, ${kilobytes(ours)} of JavaScript and CSS in brotli, against ${kilobytes(floor)}`,
      ratio,
      spread: [ratio, ratio],
      limit: `≤ ${limit.toFixed(2)}`,
      met: ratio <= limit,
    },
  ];
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * The compressed size of the chunks that these modules need, each counted once.
 * @param {string} from
 * @param {string | false} configFile
 * @param {readonly string[]} modules
 */
async function built(from, configFile, modules) {
  const outDir = mkdtempSync(path.join(tmpdir(), 'signin-page-'));
  try {
    await build({
      root: from,
      configFile,
      mode: 'production',
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, manifest: true, modulePreload: { polyfill: false } },
    });
    /** @type {Record<string, Chunk>} */
    const manifest = JSON.parse(readFileSync(path.join(outDir, '.vite/manifest.json'), 'utf8'));
    /** @type {Set<string>} */
    const files = new Set();
    for (const name of modules) collect(manifest, name, files);
    let size = 0;
    for (const file of files)
      size += brotliCompressSync(readFileSync(path.join(outDir, file))).length;
    return size;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/**
 * @param {Record<string, Chunk>} manifest
 * @param {string} name
 * @param {Set<string>} files
 */
function collect(manifest, name, files) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const file of chunk.css ?? []) files.add(file);
  for (const next of chunk.imports ?? []) collect(manifest, next, files);
}
