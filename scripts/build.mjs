import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isFresh, markFresh, markOf } from './freshness.mjs';
import { ensureInstalled } from './install.mjs';
import { step } from './progress.mjs';
import { main, root, runOrFail, tool } from './process.mjs';

const compressible = /\.(?:js|mjs|css|html|svg|json|txt|webmanifest)$/u;
const worthCompressing = 1024;

/** Installs, generates and builds what is missing or stale. */
export async function ensureBuilt() {
  await ensureReadyToRun();
  const builds = await Promise.allSettled([
    (async () => {
      await ensure('web', 'Building the web app', buildWeb);
      await ensure('pages', 'Building what draws pages', buildPages);
    })(),
    (async () => {
      await ensure('backend', 'Building the backend', () => buildServer('backend', 'backend'));
      await ensure('gateway', 'Building the gateway', buildGateway);
    })(),
  ]);
  for (const build of builds) if (build.status === 'rejected') throw build.reason;
}

/** Installs packages and generates code, which suffices to run from the sources. */
export async function ensureReadyToRun() {
  if (!isFresh('packages')) {
    await ensureInstalled();
    markFresh('packages');
  }
  await ensureGenerated();
}

export async function ensureGenerated() {
  await ensure('codegen', 'Generating code from the schema', async () => {
    await runOrFail(tool('graphql-codegen'), ['--config', 'codegen.ts']);
  });
}

/**
 * @param {import('./freshness.mjs').Target} target
 * @param {string} label
 * @param {() => Promise<void>} work
 */
async function ensure(target, label, work) {
  if (isFresh(target)) return;
  const mark = markOf(target);
  await step(label, work);
  markFresh(target, mark);
}

async function buildWeb() {
  await replaceFolder('web', async (folder) => {
    await runOrFail(tool('vite'), ['build', '--outDir', folder, '--logLevel', 'warn']);
    await compress(folder);
  });
}

/** What draws pages in the gateway's first answer, out of `web` and for the site that is built. */
const buildPages = () =>
  replaceFolder('pages', async (folder) => {
    const config = ['--config', 'vite.pages.config.ts'];
    await runOrFail(tool('vite'), ['build', ...config, '--outDir', folder, '--logLevel', 'warn']);
  });

/** The backend for benches, bundled like the product's. */
export const ensureMeasured = () =>
  ensure('bench', 'Building the backend to measure', () => buildServer('bench', 'backend'));

/** The commands of a package (scripts/package.mjs). */
export const ensureCommands = () =>
  ensure('commands', 'Building the commands', () =>
    replaceFolder('commands', (folder) => bundle('commands', folder)),
  );

/**
 * @param {'backend' | 'gateway' | 'bench'} program
 * @param {'backend' | 'gateway'} layer its source folder
 */
async function buildServer(program, layer) {
  await replaceFolder(program, async (folder) => {
    await bundle(program, folder);
    copyFiles(layer, folder, (name) => !/\.(?:ts|md)$/u.test(name));
    if (layer === 'backend')
      copyFiles('engines', path.join(folder, 'engines'), (name) => name.endsWith('.mjs'));
  });
}

/**
 * @param {string} mode of vite.server.config.ts
 * @param {string} folder
 */
async function bundle(mode, folder) {
  const config = ['--config', 'vite.server.config.ts', '--mode', mode];
  await runOrFail(tool('vite'), ['build', ...config, '--outDir', folder, '--logLevel', 'warn']);
}

async function buildGateway() {
  await buildServer('gateway', 'gateway');
  await replaceFolder('schema', async (folder) => {
    copyFiles('schema', folder, (name) => /\.(?:graphql|json)$/u.test(name));
  });
}

/**
 * Copies the files read at run time (migrations, seed, schema) into the folders the modules expect.
 * @param {string} layer
 * @param {string} to
 * @param {(name: string) => boolean} wanted
 */
function copyFiles(layer, to, wanted) {
  const from = path.join(root, layer);
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !wanted(entry.name)) continue;
    const place = path.join(to, path.relative(from, entry.parentPath));
    mkdirSync(place, { recursive: true });
    copyFileSync(path.join(entry.parentPath, entry.name), path.join(place, entry.name));
  }
}

/**
 * Builds into a temporary folder and swaps it in, so that an interrupted build leaves the old one.
 * @param {string} name
 * @param {(folder: string) => Promise<void>} work
 */
async function replaceFolder(name, work) {
  const place = path.join(root, 'dist', name);
  const beside = path.join(root, 'dist', `.new-${name}`);
  mkdirSync(path.dirname(place), { recursive: true });
  rmSync(beside, { recursive: true, force: true });
  await work(beside);
  rmSync(place, { recursive: true, force: true });
  renameSync(beside, place);
}

/** @param {string} folder */
async function compress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const plain = readFileSync(file);
      if (plain.length < worthCompressing) return;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(plain, { params }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
    }),
  );
}

if (import.meta.filename === process.argv[1]) await main(ensureBuilt);
