import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { readFile } from 'node:fs/promises';
import type { KnownOperation } from './calls.ts';
import { operationsOfTheApplication } from './operations.ts';
import { processesOf } from '../support/processes.ts';
import { ask, bearer } from './asking.ts';
import type { Stage } from './stage.ts';
import { tallyOf, type Row } from './tally.ts';
import { works } from './works.ts';

export interface LoadOptions {
  /** Of the flood. */
  readonly seconds: number;
}

const atOnce = 150;
/** Milliseconds for the light call of another person, p95; megabytes that a server may grow by. */
const most = { light: 100, memory: 100 };

/** A flood of sign-ins, and large bodies without a session. */
export async function load(stage: Stage, { seconds }: LoadOptions): Promise<readonly Row[]> {
  for (const broken of await works(stage)) throw new Error(broken);
  return [await flood(stage, seconds), await memory(stage)];
}

async function flood(stage: Stage, seconds: number): Promise<Row> {
  const tally = tallyOf('loads', `${atOnce} sign-ins at once`);
  const operations = await operationsOfTheApplication();
  const operation = (name: string): KnownOperation => {
    const found = operations.find((it) => it.name === name);
    if (!found) throw new Error(`The web application has no operation ${name}.`);
    return { ...found, calls: [] };
  };
  const token = await stage.seat(3);
  const light = async () => {
    const began = performance.now();
    const { text } = await ask(stage, operation('Menu'), {}, bearer(token));
    if (!text.includes('"menu":{')) tally.lost(`a light call: ${text.slice(0, 200)}`);
    await pause(50);
    return performance.now() - began - 50;
  };
  for (let call = 0; call < 50; call += 1) await light();
  const persistedQuery = { version: 1, sha256Hash: operation('SignIn').hash };
  const order = { origin: stage.product.url, atOnce, operation: { persistedQuery } };
  const signIns = fork(new URL('../../bench/sign-ins/flood.mjs', import.meta.url), {
    env: { ...process.env, FLOOD: JSON.stringify(order) },
    execArgv: [],
  });
  await pause(1000);
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) times.push(await light());
  signIns.send('end');
  const [answers] = (await once(signIns, 'message')) as [string];
  const statuses = JSON.parse(answers) as Readonly<Record<string, number>>;
  tally.tried(Object.values(statuses).reduce((sum, it) => sum + it, 0));
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Infinity;
  if (p95 >= most.light) tally.through(`a light call takes ${Math.round(p95)} ms (p95)`);
  if (Object.keys(statuses).some((it) => Number(it) >= 500 && it !== '503'))
    tally.through(`answers ${answers}`);
  return tally.row(`another person’s light call ${Math.round(p95)} ms (p95)`);
}

/** Megabytes in memory of the gateway and the backend. */
async function megabytes({ product }: Stage) {
  const { gateway, backend } = await processesOf(product);
  const of = async (pid: number) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1] ?? Number.NaN) / 1024;
  };
  return { gateway: await of(gateway), backend: await of(backend) };
}

/** 8 MB on each of so many connections, with a header that only looks like a session. */
async function memory(stage: Stage): Promise<Row> {
  const tally = tallyOf('loads', `${atOnce} large bodies without a session`);
  const { port } = new URL(stage.product.url);
  const before = await megabytes(stage);
  const piece = Buffer.alloc(64 * 1024, 'x');
  const head = [
    'POST /graphql HTTP/1.1',
    'Host: x',
    'Authorization: x',
    'Content-Type: application/json',
    `Content-Length: ${128 * piece.length}`,
    '',
    '',
  ].join('\r\n');
  const sockets = Array.from({ length: atOnce }, () => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(head);
    return socket;
  });
  let grown = 0;
  for (let at = 0; at < 128; at += 1) {
    for (const socket of sockets) if (socket.writable) socket.write(piece);
    await pause(30);
    const now = await megabytes(stage);
    grown = Math.max(grown, now.gateway - before.gateway, now.backend - before.backend);
  }
  for (const socket of sockets) socket.destroy();
  tally.tried(atOnce);
  if (!(grown < most.memory)) tally.through(`a server grows by ${Math.round(grown)} MB`);
  for (const broken of await works(stage)) tally.lost(broken);
  return tally.row(`memory grows by ${Math.round(grown)} MB at most`);
}
