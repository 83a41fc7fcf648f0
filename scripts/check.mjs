import { ensureReadyToRun } from './build.mjs';
import { main, run, tool } from './process.mjs';
import { step } from './progress.mjs';

/** @type {readonly { name: string, command: string, parameters: readonly string[] }[]} */
const checks = [
  { name: 'types', command: tool('tsc'), parameters: ['--noEmit', '--project', '.'] },
  { name: 'lint', command: tool('oxlint'), parameters: ['--type-aware', '--deny-warnings', '.'] },
  { name: 'format', command: tool('oxfmt'), parameters: ['--check', '.'] },
  { name: 'dead code', command: tool('knip'), parameters: [] },
];

/**
 * Types, lint, format and dead code: each counts as one.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  const results = await step('Checking the sources', () =>
    Promise.all(
      checks.map(async ({ name, command, parameters }) => ({
        name,
        ...(await run(command, parameters)),
      })),
    ),
  );
  for (const { name, code, output } of results) {
    console.log(`${code === 0 ? 'passed' : 'FAILED'}: ${name}`);
    if (code !== 0) console.log(output.trimEnd());
  }
  const passed = results.filter(({ code }) => code === 0).length;
  return { passed, failed: results.length - passed };
}

if (import.meta.filename === process.argv[1]) {
  await main(async () => {
    await ensureReadyToRun();
    const { failed } = await runChecks();
    if (failed > 0) process.exitCode = 1;
  });
}
