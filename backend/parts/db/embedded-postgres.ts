import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { databaseAccount, EmbeddedPostgresError } from './postgres-account.ts';
import { databaseTexts } from './db.texts.ts';
import { claim, endOrphan } from './postgres-owner.ts';
import {
  createCluster,
  type Place,
  postgresBinaries,
  type Server,
  startServer,
  stopOrphan,
  stopServer,
} from './postgres-server.ts';

export interface EmbeddedPostgres {
  readonly connectionString: string;
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** False only for throwaway databases of tests. */
  readonly durable?: boolean;
  /** Folder of the backups that the refusal of another major version names the newest of. */
  readonly backups?: string;
  /** Called when the server process is launched, before it accepts connections. */
  readonly onLaunch?: () => void;
  /** Called when the server ends without having been stopped. */
  readonly onDeath?: (reason: string) => void;
}

/**
 * Starts the PostgreSQL of the npm package, with its data in DATA_DIR/postgres (docs/settings.md).
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  {
    durable = true,
    onLaunch = () => undefined,
    onDeath = endProcess,
    backups = path.join(dataDir, 'backups'),
  }: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const binaries = postgresBinaries();
  const place = await preparePlace(path.resolve(dataDir), binaries.postgres);
  if (!existsSync(path.join(place.folder, 'PG_VERSION')))
    await createCluster(binaries.initdb, place, durable);
  await ensureSameMajor(place, binaries.major, backups);
  const connectionString = connectionTo(await readPassword(place));
  await endOrphan(place.folder, connectionString, () => stopOrphan(binaries.pgCtl, place));

  const server = await startServer(binaries.postgres, place, durable, onLaunch);
  const death = oneDeath(place.folder, server, onDeath);
  // Not awaited: orphan detection spares a young server (postgres-owner.ts).
  const owner = claim(connectionString(server.port), death.report);
  owner.catch(death.report);
  return {
    connectionString: connectionString(server.port),
    stop: async () => {
      death.expect();
      await (await owner.catch(() => undefined))?.release();
      await stopServer(server.process);
    },
  };
}

/** The data files of one major version are unreadable to all others (OWN-77). */
async function ensureSameMajor({ folder }: Place, brought: string, backups: string): Promise<void> {
  const found = await majorOfFolder(folder);
  if (found === brought) return;
  const newest = (await newestBackupIn(backups)) ?? databaseTexts.someBackup;
  throw new EmbeddedPostgresError(databaseTexts.otherMajor(folder, found, brought, newest));
}

/** Major version of PostgreSQL that made a data folder. */
export const majorOfFolder = async (folder: string): Promise<string> =>
  (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim();

async function newestBackupIn(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith('.backup'))
      .map(async (name) => {
        const file = path.join(folder, name);
        return { file, written: (await stat(file)).mtimeMs };
      }),
  );
  return (
    files.toSorted((a, b) => b.written - a.written || (a.file < b.file ? 1 : -1))[0]?.file ?? null
  );
}

async function preparePlace(dataDir: string, binary: string): Promise<Place> {
  const folder = path.join(dataDir, 'postgres');
  const passwordFile = path.join(dataDir, 'postgres-password');
  const account = await databaseAccount(dataDir, folder, binary);
  return { dataDir, folder, passwordFile, account };
}

async function readPassword({ folder, passwordFile }: Place): Promise<string> {
  if (!existsSync(passwordFile))
    throw new EmbeddedPostgresError(
      `The password file of the database in ${folder} is missing: restore ${passwordFile}.`,
    );
  return (await readFile(passwordFile, 'utf8')).trim();
}

const connectionTo = (password: string) => (port: number) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

function oneDeath(folder: string, server: Server, onDeath: (reason: string) => void) {
  let expected = false;
  const report = () => {
    if (expected) return;
    expected = true;
    onDeath(`The PostgreSQL server in ${folder} has ended. ${server.lastWords()}`.trim());
  };
  server.process.on('exit', report);
  return { report, expect: () => (expected = true) };
}

function endProcess(reason: string): never {
  console.error(reason);
  process.exit(1);
}
