import { ensureReadyToRun } from './build.mjs';
import { faultySubjects } from './commits.mjs';
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
 * Types, lint, format, dead code, the figures of the house, the notices and the subjects of the newest
 * commits: each counts as one.
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
  const faults = [
    { name: 'notices', fault: staleNotices() },
    { name: 'commits', fault: faultOfCommits() },
  ];
  for (const { name, fault } of faults)
    console.log(fault === null ? `passed: ${name}` : `FAILED: ${name}\n${fault}`);
  const failed =
    results.filter(({ code }) => code !== 0).length +
    faults.filter(({ fault }) => fault !== null).length;
  return { passed: results.length + faults.length - failed, failed };
}

function faultOfCommits() {
  const subjects = faultySubjects();
  if (subjects.length === 0) return null;
  return `A subject has 72 letters at most, and one clause:\n${subjects.join('\n')}`;
}

if (import.meta.filename === process.argv[1]) {
  await main(async () => {
    await ensureReadyToRun();
    const { failed } = await runChecks();
    if (failed > 0) process.exitCode = 1;
  });
}
