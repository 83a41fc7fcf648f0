import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureMeasured } from '../scripts/build.mjs';
import { root } from '../scripts/process.mjs';
import { startBackend } from './backend/backend.mjs';
import { openClient } from './measure/client.mjs';
import { freePort, quantile, quartiles, timed } from './measure/measure.mjs';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 15);
const calls = 100;
const plainStart = "require('./program.cjs');\n";

/**
 * What a piece of machinery wins that no other bench shows (MACHINERY.md): the same program with it
 * and without it, interleaved. For information.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  await ensureMeasured();
  return [...(await sessions()), ...(await compiled())];
}

/** A call with the session begun at once, and with it awaited first. */
async function sessions() {
  const folder = without('bench', 'program.cjs', (program) =>
    program.replace(/(?<=const before = ).*?lastSeen\.get\(claim\).*?(?=;)/u, 'undefined'),
  );
  const [ours, plain] = [await backendIn('bench'), await backendIn(folder)];
  try {
    const rows = [];
    for (const call of ['/user/menu', '/territory/exited/list']) {
      const took = async (/** @type {typeof ours} */ { client }) => {
        const times = [];
        for (let at = 0; at < calls; at += 1) times.push(await timed(() => client.get(call)));
        return quantile(times, 0.5);
      };
      const saved = [];
      for (let round = 0; round <= rounds; round += 1) {
        const without = await took(plain);
        saved.push(without - (await took(ours)));
      }
      rows.push(row(`a session begun at once, ms saved at ${call}, p50`, saved.slice(1)));
    }
    return rows;
  } finally {
    await Promise.all([ours.stop(), plain.stop()]);
    rmSync(path.join(root, 'dist', folder), { recursive: true });
  }
}

/** The start of the gateway with its compiled form beside it, and as Node starts any program. */
async function compiled() {
  const folder = without('gateway', 'main.cjs', () => plainStart);
  try {
    await started('gateway');
    const saved = [];
    for (let round = 0; round <= rounds; round += 1)
      saved.push((await started(folder)) - (await started('gateway')));
    return [row('the gateway with its compiled form, ms saved of a start', saved.slice(1))];
  } finally {
    rmSync(path.join(root, 'dist', folder), { recursive: true });
  }
}

/**
 * A copy of a built program that does without. Returns its folder in `dist`.
 * @param {string} name
 * @param {string} file
 * @param {(program: string) => string} change
 */
function without(name, file, change) {
  const copy = `.without-${name}`;
  const [from, to] = [path.join(root, 'dist', name), path.join(root, 'dist', copy)];
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  // What was compiled before belongs to the program that it was.
  for (const kept of readdirSync(to).filter((one) => one.includes(process.version)))
    rmSync(path.join(to, kept));
  const program = readFileSync(path.join(to, file), 'utf8');
  const changed = change(program);
  if (changed === program) throw new Error(`dist/${name}/${file} has nothing to do without.`);
  writeFileSync(path.join(to, file), changed);
  return copy;
}

/** @param {string} folder */
async function backendIn(folder) {
  const { url, tokens, stop } = await startBackend([200], {}, folder);
  const client = openClient(url, tokens[0] ?? '', 1);
  return { client, stop: () => client.close().then(stop) };
}

/** Milliseconds until the gateway listens. @param {string} folder */
async function started(folder) {
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    WEB_DIR: path.join(root, 'dist', 'web'),
  };
  const began = performance.now();
  const child = fork(path.join(root, 'dist', folder, 'main.cjs'), {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  const took = performance.now() - began;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
  return took;
}

/**
 * @param {string} what
 * @param {readonly number[]} saved
 * @returns {import('../scripts/bench.mjs').Row}
 */
const row = (what, saved) => ({ bar: null, what, ...quartiles(saved), limit: null, met: true });
