import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensurePackage } from '../scripts/package.mjs';
import { runOrFail } from '../scripts/process.mjs';
import { residentOf } from './footprint/resident.mjs';
import { openWork } from './footprint/work.mjs';
import { freePort, quantile } from './measure/measure.mjs';

/** Of work, in which the heaps are watched. */
const minutes = Number(process.env['BENCH_MINUTES'] ?? 3);
/** Seconds: what a start still does, and what is given back after work. */
const settles = 20;
const returns = 60;
const mostMemory = 300;
const mostDisk = 200;
const mostGrowth = 1.1;

/**
 * Bar 19: what is installed, unpacked from its archive and started alone with the demo data: megabytes
 * on disk, in memory at rest, again after work; and whether a heap grows while it works. Linux only.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  const [folder, data] = [freshFolder(), freshFolder()];
  // As root, PostgreSQL runs as somebody else.
  chmodSync(folder, 0o755);
  try {
    await runOrFail('tar', ['-xzf', await ensurePackage(), '-C', folder, '--strip-components=1']);
    const disk = diskOf(folder);
    const product = await startProduct(folder, data);
    try {
      await pause(settles * 1000);
      const rest = await sampled(() => residentOf(product.pid));
      const work = await openWork(product.url);
      const { watched, peak } = await whileWorking(product, () => work.during(minutes * 60));
      await work.close();
      await pause(returns * 1000);
      const after = await sampled(() => residentOf(product.pid));
      return [
        row('installed, PostgreSQL included, MB on disk', [disk], mostDisk),
        row('the whole product at rest, MB of memory', rest, mostMemory),
        row(`at rest again after ${minutes} min of work, MB of memory`, after, mostMemory),
        { ...row('while it works, MB of memory', peak, Infinity), limit: null },
        ...Object.entries(watched).map(([name, heap]) =>
          row(
            `heap of the ${name}, lowest of the last third against the second`,
            growth(heap),
            mostGrowth,
          ),
        ),
      ];
    } finally {
      await product.stop();
    }
  } finally {
    for (const one of [folder, data]) rmSync(one, { recursive: true, force: true });
  }
}

const freshFolder = () => mkdtempSync(path.join(tmpdir(), 'bench-footprint-'));

/** @param {string} folder */
function diskOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const bytes = files
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(path.join(entry.parentPath, entry.name)).blocks * 512);
  return bytes.reduce((sum, size) => sum + size, 0) / 1e6;
}

/**
 * @param {string} folder of the unpacked archive
 * @param {string} data
 */
async function startProduct(folder, data) {
  const [port, backendPort, metrics] = [await freePort(), await freePort(), await freePort()];
  const child = spawn(process.execPath, ['territoires.mjs'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      BACKEND_PORT: String(backendPort),
      METRICS_PORT: String(metrics),
      DATA_DIR: data,
      DEMO: '1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(`${url}/readyz`))) {
    if (child.exitCode !== null) throw new Error('The product does not start.');
    await pause(100);
  }
  return {
    url,
    pid: child.pid ?? 0,
    metrics: { gateway: metrics, backend: metrics + 1 },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** @param {string} url */
const answers = (url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Heaps of gateway and backend once a second, and the memory of all, until the work is done.
 * @param {Awaited<ReturnType<typeof startProduct>>} product
 * @param {() => Promise<void>} work
 */
async function whileWorking({ pid, metrics }, work) {
  const watched = { gateway: /** @type {number[]} */ ([]), backend: /** @type {number[]} */ ([]) };
  /** @type {number[]} */
  const peak = [];
  const ended = new AbortController();
  const done = work().finally(() => ended.abort());
  while (!ended.signal.aborted) {
    watched.gateway.push(await heapAt(metrics.gateway));
    watched.backend.push(await heapAt(metrics.backend));
    peak.push(residentOf(pid));
    await Promise.race([pause(1000), done]);
  }
  await done;
  return { watched, peak };
}

/** @param {number} port */
async function heapAt(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const bytes = /^nodejs_heap_size_used_bytes (\S+)$/mu.exec(text)?.[1];
  if (bytes === undefined) throw new Error('The metrics have no heap.');
  return Number(bytes);
}

/** @param {() => number} measure */
async function sampled(measure) {
  const found = [];
  for (let sample = 0; sample < 5; sample += 1) {
    found.push(measure());
    await pause(1000);
  }
  return found;
}

/**
 * What is left after a collection, of the last third of the work against the second; the first fills
 * caches.
 * @param {readonly number[]} heap
 */
function growth(heap) {
  const third = Math.floor(heap.length / 3);
  const lowest = (/** @type {number} */ from) => Math.min(...heap.slice(from, from + third));
  return [lowest(heap.length - third) / lowest(heap.length - 2 * third)];
}

/**
 * @param {string} what
 * @param {readonly number[]} values
 * @param {number} most
 * @returns {import('../scripts/bench.mjs').Row}
 */
function row(what, values, most) {
  const ratio = quantile(values, 0.5);
  return {
    bar: 19,
    what,
    ratio,
    spread: [quantile(values, 0), quantile(values, 1)],
    limit: `≤ ${most}`,
    met: ratio <= most,
  };
}
