#!/usr/bin/env node
// node deploy/cluster/cluster.mjs start|stop <folder> [--port 4000] [--demo]     (README.md)
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { planOf } from './plan.mjs';

/** @typedef {import('./plan.mjs').Process} Process */

const program = path.join(import.meta.dirname, '../..');
/** Milliseconds before an ended process is started again, as a unit of systemd would. */
const againAfter = 500;
const stopsWithin = 30_000;
const isRoot = process.getuid?.() === 0;
/** PostgreSQL refuses to run as root. */
const account = isRoot ? idsOf('postgres') : null;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4000' }, demo: { type: 'boolean', default: false } },
});
const [order, where] = positionals;
if (!where || (order !== 'start' && order !== 'stop')) {
  console.error('node cluster.mjs start|stop <folder> [--port 4000] [--demo]');
  process.exit(1);
}
const folder = path.resolve(where);
const pidFile = (/** @type {string} */ name) => path.join(folder, 'run', name);

/** Runs until it is told to stop. */
async function start() {
  if (left().length > 0) throw new Error(`It runs already: node cluster.mjs stop ${folder}`);
  for (const below of ['run', 'logs', 'data/files']) {
    mkdirSync(path.join(folder, below), { recursive: true, mode: 0o755 });
  }
  if (account) chownSync(path.join(folder, 'data'), account.uid, account.gid);
  const plan = planOf({
    folder,
    program,
    port: Number(values.port),
    binaries: newestPostgres(),
    secrets: keptSecrets(),
    demo: values.demo,
  });
  for (const [name, text] of Object.entries(plan.files)) write(name, text);
  writeFileSync(pidFile('cluster'), String(process.pid));

  const stopping = new AbortController();
  const running = plan.processes.map((it) => keepRunning(it, stopping.signal));
  const stopAll = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    // The last that was started is the first to stop: nobody asks for what is gone.
    for (const it of running.toReversed()) await it.stop();
    rmSync(pidFile('cluster'));
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopAll());
  while (!(await isReady(plan.url))) await pause(200);
  console.log(`${plan.url} is ready; logs are in ${path.join(folder, 'logs')}`);
}

/** What an earlier start has left is stopped, too, if that was killed itself. */
async function stop() {
  const starter = left().find(({ name }) => name === 'cluster');
  for (const { pid } of starter ? [starter] : left()) process.kill(pid, 'SIGTERM');
  while (left().length > 0) await pause(100);
}

/** The processes of an earlier start that live. */
function left() {
  const names = existsSync(pidFile('')) ? readdirSync(pidFile('')) : [];
  return names
    .map((name) => ({ name, pid: Number(readFileSync(pidFile(name), 'utf8')) }))
    .filter(({ pid }) => existsSync(`/proc/${pid}`));
}

/**
 * Starts a process, and again whenever it ends by itself.
 * @param {Process} process_
 * @param {AbortSignal} stopping
 */
function keepRunning({ name, command: [file, ...words], env = {}, database }, stopping) {
  const log = openSync(path.join(folder, 'logs', `${name}.log`), 'a');
  /** @type {import('node:child_process').ChildProcess} */
  let child;
  /** @type {Promise<void>} */
  let ended;
  const run = () => {
    child = spawn(file, words, {
      cwd: folder,
      env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
      // Ctrl-C reaches this process only, which stops the others in order.
      detached: true,
      ...(database && account),
    });
    writeFileSync(pidFile(name), String(child.pid));
    ended = new Promise((resolve) => {
      child.on('error', () => resolve());
      child.on('exit', () => resolve());
    });
    void ended.then(again);
  };
  const again = async () => {
    if (stopping.aborted) return;
    console.log(`${name} ended (${child.signalCode ?? child.exitCode ?? 'not found'})`);
    await pause(againAfter);
    if (!stopping.aborted) run();
  };
  run();
  return {
    stop: async () => {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), stopsWithin);
      await ended;
      clearTimeout(late);
      rmSync(pidFile(name), { force: true });
    },
  };
}

/** @param {string} url */
const isReady = (url) =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** @returns {import('./plan.mjs').Secrets} those of the first start */
function keptSecrets() {
  const file = path.join(folder, 'secrets.json');
  if (!existsSync(file)) {
    const names = ['superuser', 'replication', 'database', 'token'];
    const made = names.map((name) => [name, randomBytes(24).toString('hex')]);
    writeFileSync(file, JSON.stringify(Object.fromEntries(made)), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Settings hold passwords. @param {string} name @param {string} text */
function write(name, text) {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  chmodSync(file, name.endsWith('.sh') ? 0o700 : 0o600);
  if (account) chownSync(file, account.uid, account.gid);
}

/** Of Debian's packages. */
function newestPostgres() {
  const all = '/usr/lib/postgresql';
  const versions = existsSync(all) ? readdirSync(all).map(Number) : [];
  if (versions.length === 0)
    throw new Error('PostgreSQL is missing: see deploy/cluster/README.md.');
  return path.join(all, String(Math.max(...versions)), 'bin');
}

/** @param {string} name */
function idsOf(name) {
  const id = (/** @type {string} */ what) => Number(execFileSync('id', [what, name]));
  return { uid: id('-u'), gid: id('-g') };
}

if (order === 'stop') await stop();
else await start();
