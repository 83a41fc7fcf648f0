import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { databaseAccount, EmbeddedPostgresError } from './postgres-account.ts';
import { databaseTexts } from './db.texts.ts';
import { claim, endOrphan } from './postgres-owner.ts';
import { keepServing } from './postgres-keeper.ts';
import {
  createCluster,
  type Place,
  postgresBinaries,
  startServer,
  stopOrphan,
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
  /** Called when the server ended by itself and cannot be started again, or too often. */
  readonly onDeath?: (reason: string) => void;
  /** Called when the server ended by itself and is started again. */
  readonly onRestart?: (reason: string) => void;
}

/**
 * Starts the PostgreSQL of the npm package, with its data in DATA_DIR/postgres (docs/settings.md).
 * One that ends by itself is started again on the same port (OWN-82).
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  {
    durable = true,
    onLaunch = () => undefined,
    onDeath = endProcess,
    onRestart = console.error,
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

  const start = (port?: number) =>
    startServer(binaries.postgres, place, {
      durable,
      onLaunch,
      ...(port !== undefined && { port }),
    });
  const server = await start();
  // Not awaited: orphan detection spares a young server (postgres-owner.ts).
  const owner = claim(connectionString(server.port));
  const kept = keepServing(server, {
    again: () => start(server.port),
    place,
    onDeath,
    onRestart,
  });
  return {
    connectionString: connectionString(server.port),
    stop: async () => {
      await Promise.all([owner.release(), kept.stop()]);
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

function endProcess(reason: string): never {
  console.error(reason);
  process.exit(1);
}
