import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { databaseAccount, EmbeddedPostgresError } from './postgres-account.ts';
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
  }: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const binaries = postgresBinaries();
  const place = await preparePlace(path.resolve(dataDir), binaries.postgres);
  if (!existsSync(path.join(place.folder, 'PG_VERSION')))
    await createCluster(binaries.initdb, place, durable);
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
