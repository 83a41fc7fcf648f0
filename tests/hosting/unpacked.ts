import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/product.ts';

export const root = path.resolve(import.meta.dirname, '../..');

/** An account without rights, where the tests run as root. */
export const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Runs a program to its end. */
export const run = (
  program: string,
  parameters: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; uid?: number; gid?: number } = {},
): Promise<Ended> =>
  new Promise((resolve) => {
    const settings = { cwd: root, maxBuffer: 64 * 1024 * 1024, ...options };
    execFile(program, [...parameters], settings, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0;
      resolve({ code, said: stdout + stderr });
    });
  });

/** A folder that the account may write to and everybody may enter. */
export async function openFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-`));
  await chmod(folder, 0o755);
  if (account.uid !== undefined) await chown(folder, account.uid, account.gid);
  return folder;
}

/** `npm run package` into `<folder>/territoires`. */
export async function packageInto(
  folder: string,
  options: readonly string[] = [],
): Promise<string> {
  const program = path.join(folder, 'territoires');
  const made = await run(process.execPath, [
    'scripts/package.mjs',
    `--folder=${program}`,
    ...options,
  ]);
  if (made.code !== 0) throw new Error(made.said);
  return program;
}

/** A PATH with what a shell script needs and neither node nor npm. */
export async function barePath(folder: string): Promise<string> {
  const bin = path.join(folder, 'bin');
  await mkdir(bin, { recursive: true });
  for (const name of ['dirname', 'readlink', 'env']) {
    await symlink(`/usr/bin/${name}`, path.join(bin, name)).catch(() => undefined);
  }
  return bin;
}

export interface Running {
  readonly url: string;
  readonly backendUrl: string;
  readonly port: number;
  readonly process: ChildProcess;
  readonly output: () => string;
  readonly stop: () => Promise<Ended>;
}

/** `./territoires start` as that account, on free ports; resolves when it is ready. */
export async function startUnpacked(
  program: string,
  env: Readonly<Record<string, string>>,
  wrapper: readonly string[] = [],
): Promise<Running> {
  const [port, backendPort] = [await freePort(), await freePort()];
  const [command = '', ...parameters] = [...wrapper, path.join(program, 'territoires'), 'start'];
  const child = spawn(command, parameters, {
    cwd: '/',
    env: { PORT: String(port), BACKEND_PORT: String(backendPort), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(wrapper.length === 0 ? account : {}),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit');
  const running = {
    url: `http://127.0.0.1:${port}`,
    backendUrl: `http://127.0.0.1:${backendPort}`,
    port,
    process: child,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = (await exited) as [number | null];
      return { code, said: output };
    },
  };
  const deadline = Date.now() + 90_000;
  for (;;) {
    const answer = await fetch(`${running.url}/readyz`).catch(() => null);
    if (answer?.status === 200) return running;
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`It does not run:\n${output}`);
    }
    await pause(20);
  }
}

/** All files below a folder, from there. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });
