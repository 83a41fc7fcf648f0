import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from './product.ts';

export interface Processes {
  /** The process of `npm start`, which starts the others again. */
  readonly product: number;
  readonly gateway: number;
  readonly backend: number;
  readonly postgres: number;
}

/** The processes of a product that brings its own database. */
export async function processesOf({ process: product, dataDir }: Product): Promise<Processes> {
  const children = processes().filter(({ parent }) => parent === product.pid);
  const server = (layer: string) =>
    children.find(({ words }) => words.some((word) => word.endsWith(`${layer}/main.mjs`)))?.pid;
  const lock = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  return {
    product: product.pid!,
    gateway: server('gateway') ?? Number.NaN,
    backend: server('backend') ?? Number.NaN,
    postgres: Number(lock.split('\n')[0]),
  };
}

/** The processes of a postmaster that serve the sessions of clients. */
export const sessionsOf = ({ postgres }: Processes): readonly number[] =>
  processes()
    .filter(({ parent, words }) => parent === postgres && words.join(' ').includes('127.0.0.1('))
    .map(({ pid }) => pid);

const processes = () =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/u))
    .map(([pid, parent, ...words]) => ({ pid: Number(pid), parent: Number(parent), words }));

export function running(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .startsWith('Z');
  } catch {
    return false;
  }
}

export async function untilGone(pids: readonly number[]): Promise<void> {
  while (pids.some(running)) await pause(20);
}
