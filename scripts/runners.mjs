import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run, tool } from './process.mjs';

/** @typedef {{ passed: number, failed: number, skipped?: number, failures?: readonly string[] }} Count */

/**
 * Vitest over these folders, or over all tests but the browser's.
 * @param {{ folders?: readonly string[], env?: Record<string, string> }} [options]
 * @returns {Promise<Count>}
 */
export const quickTests = ({ folders = [], env = {} } = {}) =>
  reported('vitest', async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const parameters = ['run', ...reporters, ...folders];
    const { code } = await run(tool('vitest'), parameters, { env, show: true });
    /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: readonly { name: string, status: string, assertionResults: readonly { status: string, fullName: string }[] }[] } | undefined} */
    const result = read(report);
    if (!result) return undefined;
    const failures = result.testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, assertionResults }) => {
        const failed = assertionResults.filter((test) => test.status === 'failed');
        const titles = failed.length > 0 ? failed.map(({ fullName }) => fullName) : ['(the file)'];
        return titles.map((title) => `${path.relative(root, name)} › ${title}`);
      });
    return withExitCode(code, {
      passed: result.numPassedTests,
      failed: failures.length,
      skipped: result.numPendingTests + result.numTodoTests,
      failures,
    });
  });

/**
 * Playwright over these folders, or over all journeys.
 * @param {{ parameters?: readonly string[], env?: Record<string, string> }} [options]
 * @returns {Promise<Count>}
 */
export const browserTests = ({ parameters = [], env = {} } = {}) =>
  reported('playwright', async (report) => {
    const all = ['test', '--reporter=list,json', ...parameters];
    const { code } = await run(tool('playwright'), all, {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      show: true,
    });
    /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } } | undefined} */
    const result = read(report);
    if (!result) return undefined;
    const { expected, unexpected, flaky, skipped } = result.stats;
    return withExitCode(code, { passed: expected, failed: unexpected + flaky, skipped });
  });

/**
 * The last lines of a test run, what failed by name before the counts, and the exit code: nothing
 * passed is a failure too.
 * @param {readonly Count[]} counts
 */
export function tell(counts) {
  const total = (/** @type {'passed' | 'failed' | 'skipped'} */ what) =>
    counts.reduce((sum, count) => sum + (count[what] ?? 0), 0);
  for (const failure of counts.flatMap(({ failures = [] }) => failures))
    console.log(`FAILED: ${failure}`);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  console.log(`\n${total('passed')} passed, ${total('failed')} failed${skipped}`);
  if (total('failed') > 0 || total('passed') === 0) process.exitCode = 1;
}

/**
 * @param {string} runner
 * @param {(report: string) => Promise<Count | undefined>} work
 * @returns {Promise<Count>}
 */
async function reported(runner, work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-report-'));
  const count = await work(path.join(folder, `${runner}.json`));
  rmSync(folder, { recursive: true });
  if (count) return count;
  console.log(`FAILED: ${runner} ended without a report`);
  return { passed: 0, failed: 1 };
}

/** @param {string} report */
function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
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
