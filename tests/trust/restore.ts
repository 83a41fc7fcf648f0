import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensurePackage } from '../../scripts/package.mjs';
import { openDatabase } from '../../backend/parts/db/database.ts';
import { databaseOf, freePort } from '../support/product.ts';
import { installBesideOthers } from './install.ts';
import { givePowers } from './powers.ts';
import { secret } from './stage.ts';
import { tallyOf, type Row, type Tally } from './tally.ts';

const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
/** As after an installation: the program is root's, the account reads it and has its data. */
const account = isRoot ? { uid: nobody, gid: nobody } : {};

/** Where it is called, and whether its account may enter there; only root can close a folder to it. */
const folders = [
  { name: 'open', mode: 0o755 },
  { name: 'closed', mode: 0o700 },
] as const;

/**
 * The package as an account of its own: each command from folders in which programs were planted for
 * whatever looks for its configuration there, then a restore after what was in the backup has ended.
 */
export async function restoreAnywhere(): Promise<readonly Row[]> {
  const workshop = await mkdtemp(path.join(tmpdir(), 'trust-restore-'));
  const commands = tallyOf('restore', 'commands from a closed home, and beside planted programs');
  const ended = tallyOf('restore', 'sessions, permissions and links that had ended');
  try {
    await chmod(workshop, 0o755);
    const archive = await ensurePackage();
    const server = await unpacked(archive, workshop);
    const homes = await Promise.all(folders.map((it) => plantedFolder(workshop, it)));
    await walk(server, homes, { commands, ended });
    const installed = await installBesideOthers(archive, workshop);
    return [
      commands.row(isRoot ? 'homes of mode 0700 and 0755' : 'not tried, without root: 0700'),
      ended.row('session, pocket, reminder, code for two, temporary password'),
      installed,
    ];
  } finally {
    execFileSync('chmod', ['-R', 'u+w', workshop]);
    await rm(workshop, { recursive: true, force: true });
  }
}

interface Server {
  readonly program: string;
  readonly data: string;
  readonly env: Readonly<Record<string, string>>;
  readonly backendUrl: string;
}

async function unpacked(archive: string, workshop: string): Promise<Server> {
  const program = path.join(workshop, 'program');
  await mkdir(program);
  execFileSync('tar', ['-xzf', archive, '-C', program, '--strip-components=1']);
  execFileSync('chmod', ['-R', 'a-w', program]);
  const data = path.join(workshop, 'data');
  await mkdir(data);
  if (isRoot) await chown(data, nobody, nobody);
  const backendPort = String(await freePort());
  return {
    program: path.join(program, 'territoires.mjs'),
    data,
    backendUrl: `http://127.0.0.1:${backendPort}`,
    env: {
      PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin`,
      DATA_DIR: data,
      PORT: String(await freePort()),
      BACKEND_PORT: backendPort,
      BACKUPS: '0',
      DEMO: '1',
      TOKEN_SECRET: secret,
      LOG_LEVEL: 'silent',
    },
  };
}

interface Home {
  readonly folder: string;
  /** Programs that lay there and ran. */
  readonly ran: () => Promise<readonly string[]>;
}

/** Names under which libraries look for their configuration from the working folder on. */
const planted = [
  '.graphile-workerrc.js',
  '.graphile-workerrc.cjs',
  'graphile-worker.config.js',
  'graphile-worker.config.cjs',
  '.config/graphile-workerrc.js',
  '.postcssrc.js',
  'postcss.config.js',
  'tasks/hour.js',
  'node_modules/tsx/index.js',
  'node_modules/pg-native/index.js',
  'node_modules/pino-pretty/index.js',
];

async function plantedFolder(
  workshop: string,
  { name, mode }: (typeof folders)[number],
): Promise<Home> {
  const folder = path.join(workshop, name);
  const traces = path.join(workshop, `${name}-ran`);
  await mkdir(traces, { mode: 0o777 });
  await chmod(traces, 0o777);
  for (const file of planted) {
    const trace = JSON.stringify(path.join(traces, file.replaceAll('/', ' ')));
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(
      path.join(folder, file),
      `require('node:fs').writeFileSync(${trace}, ''); module.exports = {};\n`,
    );
  }
  const texts = {
    'package.json': '{"type":"commonjs"}',
    'tsconfig.json': '{"compilerOptions":{"paths":{"*":["./evil.js"]}}}',
    '.npmrc': 'node-options=--require ./.graphile-workerrc.js\n',
    '.env': 'DATABASE_URL=postgres://planted\n',
    '.pgpass': '*:*:*:*:planted\n',
  };
  for (const [file, text] of Object.entries(texts)) await writeFile(path.join(folder, file), text);
  await chmod(folder, isRoot ? mode : 0o755);
  return { folder, ran: () => readdir(traces) };
}

interface Tallies {
  readonly commands: Tally;
  readonly ended: Tally;
}

async function walk(
  server: Server,
  homes: readonly Home[],
  { commands, ended }: Tallies,
): Promise<void> {
  const backup = path.join(server.data, 'all.backup');
  const command = async ({ folder }: Home, ...words: readonly string[]) => {
    commands.tried();
    const { code, said } = await run(server, folder, words);
    if (code !== 0) commands.lost(`${words.join(' ')} from ${folder}: ${said.slice(0, 300)}`);
  };
  const [first] = homes;
  const powers = await running(server, first!, async () => {
    const given = await withDatabase(server, (it) => givePowers(it, server.backendUrl));
    await command(first!, 'backup', backup);
    for (const { name, works } of given)
      if (!(await works())) throw new Error(`A ${name} does not work to begin with.`);
    await withDatabase(server, endAll);
    return given;
  });
  for (const [at, home] of homes.entries()) {
    await command(home, 'restore', backup, '--replace');
    await running(server, home, async () => {
      commands.tried();
      for (const { name, works } of powers) {
        ended.tried();
        if (await works()) ended.through(`a ${name} works again after a restore`);
      }
      await command(home, 'doctor');
      await command(home, 'backup', path.join(server.data, `${at}.backup`));
      await command(home, 'archive', 'export', '1', path.join(server.data, `${at}.zip`));
    });
    for (const name of await home.ran()) commands.through(`${name} ran in ${home.folder}`);
  }
}

/** What people do when a phone is lost: everything that opens something ends. */
const endAll = (database: ReturnType<typeof openDatabase>) =>
  database.asTenant(1, async (db) => {
    for (const table of ['sessions', 'pocket_permissions', 'one_tap_links', 'street_shares'])
      await db.rows(`delete from ${table} where congregation_id = 1`);
    for (const table of ['temporary_passwords', 'pairing_cards'])
      await db.rows(`delete from ${table} where congregation_id = 1`);
  });

async function withDatabase<T>(
  { data }: Server,
  work: (database: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const database = openDatabase(await databaseOf({ dataDir: data }));
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

const run = ({ program, env }: Server, cwd: string, words: readonly string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [program, ...words],
      { ...account, cwd, env },
      (error, out, errors) => resolve({ code: error?.code ?? 0, said: (out + errors).trim() }),
    );
  });

async function running<T>(server: Server, { folder }: Home, work: () => Promise<T>): Promise<T> {
  const product = spawn(process.execPath, [server.program], {
    ...account,
    cwd: folder,
    env: server.env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = once(product, 'exit');
  let said = '';
  product.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  try {
    const deadline = Date.now() + 60_000;
    while (!(await isReady(server))) {
      if (product.exitCode !== null || Date.now() > deadline) throw new Error(`No start:\n${said}`);
      await pause(50);
    }
    return await work();
  } finally {
    product.kill('SIGTERM');
    await end;
  }
}

const isReady = ({ env }: Server): Promise<boolean> =>
  fetch(`http://localhost:${env['PORT']}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );
