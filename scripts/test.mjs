import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { ensureChromium } from './browser.mjs';
import { ensureReadyToRun } from './build.mjs';
import { runChecks } from './check.mjs';
import { testFolders } from './features.mjs';
import { fromDebian, hasDebian } from './debian.mjs';
import { Failure, main, tool } from './process.mjs';
import { browserTests, quickTests, tell } from './runners.mjs';

/** @typedef {import('./runners.mjs').Count} Count */

// npm test [feature…] [--full] [--watch]
await main(async () => {
  const { values, positionals } = asked();
  const folders = testFolders(positionals);
  const env = values.full ? { FULL: '1' } : {};
  await ensureReadyToRun();
  if (values.watch) return watch(folders, env);
  tell(folders.length > 0 ? [await quickTests({ folders, env })] : await everything(env));
});

function asked() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { full: { type: 'boolean' }, watch: { type: 'boolean' } },
    });
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {Record<string, string>} env
 * @returns {Promise<Count[]>}
 */
async function everything(env) {
  const [checks, built, browser] = await Promise.all([
    runChecks(),
    counted('build', ensurePacked),
    counted('browser', ensurePrograms),
  ]);
  const quick = await quickTests({ env });
  const ready = built.failed + browser.failed === 0;
  return [checks, built, quick, browser, ...(ready ? [await browserTests({ env })] : [])];
}

/** The built product and its package, once before the tests that would each make it. */
async function ensurePacked() {
  const { ensurePackage } = await import('./package.mjs');
  await ensurePackage();
}

/** In continuous integration also the shell of Chromium, and the proxies that tests/hosting/ must find there. */
async function ensurePrograms() {
  await ensureChromium();
  if (process.env['CI'] === 'true' && hasDebian())
    await fromDebian(['chromium-headless-shell', 'nginx', 'caddy']);
}

/**
 * A step that counts as one check.
 * @param {string} name
 * @param {() => Promise<unknown>} work
 * @returns {Promise<Count>}
 */
async function counted(name, work) {
  try {
    await work();
    console.log(`passed: ${name}`);
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.log(`FAILED: ${name}\n${error instanceof Failure ? error.message : String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

/**
 * Tests again what a saved file touches, until it is ended.
 * @param {readonly string[]} folders
 * @param {Record<string, string>} env
 */
async function watch(folders, env) {
  const child = spawn(tool('vitest'), ['watch', ...folders], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  await once(child, 'exit');
}
