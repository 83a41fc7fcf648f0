import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export const root = path.resolve(import.meta.dirname, '..');
const longest = 1_000_000;
const windows = process.platform === 'win32';

/**
 * A program of node_modules/.bin.
 * @param {string} name
 */
export const tool = (name) =>
  path.join(root, 'node_modules', '.bin', windows ? `${name}.cmd` : name);

/**
 * Runs a program of ours to its end and answers what it said.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ env?: Record<string, string>, show?: boolean }} [options] `show`: also as it happens
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, parameters, { env = {}, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: windows,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (/** @type {string} */ chunk) => {
        output = (output + chunk).slice(-longest);
        if (show) process.stdout.write(chunk);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a program that has to succeed.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ env?: Record<string, string> }} [options]
 */
export async function runOrFail(command, parameters, options) {
  const { code, output } = await run(command, parameters, options);
  if (code !== 0)
    throw new Failure(
      `${path.basename(command)} failed:\n${stripVTControlCharacters(output).trim()}`,
    );
  return output;
}

/** A sentence for the person at the terminal: shown without a trace. */
export class Failure extends Error {}

/**
 * Runs a script's work; a failure ends the process with its sentence.
 * @param {() => Promise<void>} work
 */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exit(1);
  }
}
