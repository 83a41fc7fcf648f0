import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export const root = path.resolve(import.meta.dirname, '..');
const longest = 1_000_000;
const windows = process.platform === 'win32';

/**
 * Path of a program in node_modules/.bin.
 * @param {string} name
 */
export const tool = (name) =>
  path.join(root, 'node_modules', '.bin', windows ? `${name}.cmd` : name);

/**
 * Runs a program; resolves to exit code and output.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ env?: Record<string, string>, show?: boolean }} [options] `show` also prints the output
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
 * Runs a program; throws on a non-zero exit code.
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

/** An error whose message is shown at the terminal without a stack trace. */
export class Failure extends Error {}

/**
 * Runs the work of a script; a `Failure` is printed and ends the process.
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
