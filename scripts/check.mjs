import { ensureReadyToRun } from './build.mjs';
import { staleNotices } from './notices.mjs';
import { main, run, tool } from './process.mjs';
import { step } from './progress.mjs';

/** @type {readonly { name: string, command: string, parameters: readonly string[], shown?: boolean }[]} */
const checks = [
  { name: 'types', command: tool('tsc'), parameters: ['--noEmit', '--project', '.'] },
  { name: 'lint', command: tool('oxlint'), parameters: ['--type-aware', '--deny-warnings', '.'] },
  { name: 'format', command: tool('oxfmt'), parameters: ['--check', '.'] },
  { name: 'dead code', command: tool('knip'), parameters: [] },
  { name: 'house', command: tool('tsx'), parameters: ['scripts/house.ts'], shown: true },
];

/**
 * Types, lint, format, dead code, the figures of the house and the notices: each counts as one.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  const results = await step('Checking the sources', () =>
    Promise.all(
      checks.map(async ({ name, command, parameters, shown = false }) => ({
        name,
        shown,
        ...(await run(command, parameters)),
      })),
    ),
  );
  for (const { name, shown, code, output } of results) {
    console.log(`${code === 0 ? 'passed' : 'FAILED'}: ${name}`);
    if (code !== 0 || shown) console.log(output.trimEnd());
  }
  const stale = staleNotices();
  console.log(stale === null ? 'passed: notices' : `FAILED: notices\n${stale}`);
  const passed = results.filter(({ code }) => code === 0).length + (stale === null ? 1 : 0);
  return { passed, failed: results.length + 1 - passed };
}

if (import.meta.filename === process.argv[1]) {
  await main(async () => {
    await ensureReadyToRun();
    const { failed } = await runChecks();
    if (failed > 0) process.exitCode = 1;
  });
}
