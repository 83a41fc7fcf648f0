import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from './browser.mjs';
import { ensureBuilt, ensureReadyToRun } from './build.mjs';
import { runChecks } from './check.mjs';
import { Failure, main, run, tool } from './process.mjs';

/** @typedef {{ passed: number, failed: number, skipped?: number }} Count */

await main(async () => {
  await ensureReadyToRun();
  const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));
  /** @type {Count[]} */
  const counts = [await runChecks()];
  const built = await counted('build', ensureBuilt);
  counts.push(built, await unitTests(path.join(reports, 'vitest.json')));
  const browser = await counted('browser', ensureChromium);
  counts.push(browser);
  if (built.failed + browser.failed === 0)
    counts.push(await browserTests(path.join(reports, 'playwright.json')));
  rmSync(reports, { recursive: true });

  const total = (/** @type {keyof Count} */ what) =>
    counts.reduce((sum, count) => sum + (count[what] ?? 0), 0);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  console.log(`\n${total('passed')} passed, ${total('failed')} failed${skipped}`);
  if (total('failed') > 0 || total('passed') === 0) process.exitCode = 1;
});

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
 * @param {string} report
 * @returns {Promise<Count>}
 */
async function unitTests(report) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(tool('vitest'), ['run', ...reporters], { show: true });
  /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: readonly { status: string, assertionResults: readonly { status: string }[] }[] } | undefined} */
  const result = read(report);
  if (!result) return unreadable('vitest');
  const brokenFiles = result.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return withExitCode(code, {
    passed: result.numPassedTests,
    failed: result.numFailedTests + brokenFiles,
    skipped: result.numPendingTests + result.numTodoTests,
  });
}

/**
 * @param {string} report
 * @returns {Promise<Count>}
 */
async function browserTests(report) {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const parameters = ['test', '--reporter=list,json'];
  const { code } = await run(tool('playwright'), parameters, { env, show: true });
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } } | undefined} */
  const result = read(report);
  if (!result) return unreadable('playwright');
  const { expected, unexpected, flaky, skipped } = result.stats;
  return withExitCode(code, { passed: expected, failed: unexpected + flaky, skipped });
}

/** @param {string} report */
function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} runner */
function unreadable(runner) {
  console.log(`FAILED: ${runner} ended without a report`);
  return { passed: 0, failed: 1 };
}

/**
 * An error outside of any test fails the run too.
 * @param {number} code
 * @param {Count} count
 * @returns {Count}
 */
function withExitCode(code, count) {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}
