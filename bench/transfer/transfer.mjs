import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk */
/** @typedef {{ readonly modules: readonly string[], readonly behind?: readonly string[], readonly worker?: boolean }} Page */

/**
 * Compressed size of the JavaScript and CSS of each page, every chunk counted once. `behind` lists
 * modules whose dynamic imports are included; `worker` adds the map engine's.
 * @param {string} root
 * @param {string | false} configFile
 * @param {readonly Page[]} pages
 * @returns {Promise<number[]>}
 */
export async function transferred(root, configFile, pages) {
  const outDir = mkdtempSync(path.join(tmpdir(), 'transfer-'));
  try {
    await build({
      root,
      configFile,
      mode: 'production',
      logLevel: 'error',
      build: {
        outDir,
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 2000,
      },
    });
    /** @type {Record<string, Chunk>} */
    const manifest = JSON.parse(readFileSync(path.join(outDir, '.vite/manifest.json'), 'utf8'));
    return pages.map((page) => {
      const files = filesOf(manifest, page);
      if (page.worker) files.add(workerIn(outDir));
      let size = 0;
      for (const file of files)
        size += brotliCompressSync(readFileSync(path.join(outDir, file))).length;
      return size;
    });
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * @param {Record<string, Chunk>} manifest
 * @param {Page} page
 */
function filesOf(manifest, { modules, behind = [] }) {
  /** @type {Set<string>} */
  const files = new Set();
  for (const name of modules) collect(manifest, name, files);
  for (const name of behind)
    for (const next of laterOf(manifest, name)) collect(manifest, next, files);
  return files;
}

/**
 * What a chunk, or one that it shares with others, imports later; that of the application's own file is
 * every screen.
 * @param {Record<string, Chunk>} manifest
 * @param {string} name
 */
function laterOf(manifest, name) {
  const { imports = [] } = manifest[name] ?? {};
  return [name, ...imports.filter((shared) => shared !== 'index.html')].flatMap(
    (chunk) => manifest[chunk]?.dynamicImports ?? [],
  );
}

/** @param {string} outDir */
function workerIn(outDir) {
  const found = readdirSync(path.join(outDir, 'assets')).find((name) =>
    name.startsWith('maplibre-gl-worker'),
  );
  if (!found) throw new Error("The build lacks the map engine's worker.");
  return `assets/${found}`;
}

/**
 * @param {Record<string, Chunk>} manifest
 * @param {string} name
 * @param {Set<string>} files
 */
function collect(manifest, name, files) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build lacks ${name}.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const file of chunk.css ?? []) files.add(file);
  for (const next of chunk.imports ?? []) collect(manifest, next, files);
}
