import { existsSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** An error whose message is shown to the operator without a stack trace. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** Operating system account of initdb and postgres, which refuse to run as root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const lastResort: Account = { uid: 65_534, gid: 65_534 };

/**
 * Creates the data folder. Under root, returns the unprivileged account that owns the database, else
 * undefined.
 */
export async function databaseAccount(
  dataDir: string,
  folder: string,
  binary: string,
): Promise<Account | undefined> {
  await mkdir(dataDir, { recursive: true });
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(folder).catch(() => undefined);
  const account =
    owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivilegedAccount();
  if (owner?.uid === 0) await giveTree(folder, account);

  const closed = await firstClosedFolder(path.dirname(dataDir), account);
  if (closed)
    throw unreachable(
      account,
      closed,
      `the data folder ${dataDir}`,
      'set DATA_DIR to a folder it can reach',
    );
  const { mode } = await stat(dataDir);
  if (!(await canEnter(dataDir, account))) await chmod(dataDir, mode | 0o001);
  const closedBinary = await firstClosedFolder(path.dirname(binary), account);
  if (closedBinary)
    throw unreachable(
      account,
      closedBinary,
      `PostgreSQL in ${path.dirname(binary)}`,
      'move the project',
    );
  return account;
}

function unreachable(account: Account, closed: string, wanted: string, remedy: string): Error {
  return new EmbeddedPostgresError(
    `PostgreSQL cannot run as root, and the unprivileged user ${account.uid} it runs as instead cannot enter ${closed} to reach ${wanted}: ${remedy}, or start as another user than root.`,
  );
}

function unprivilegedAccount(): Account {
  return namedAccount('postgres') ?? namedAccount('nobody') ?? lastResort;
}

function namedAccount(name: string): Account | undefined {
  if (!existsSync('/etc/passwd')) return undefined;
  const line = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'mu').exec(
    readFileSync('/etc/passwd', 'utf8'),
  );
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : undefined;
}

async function firstClosedFolder(folder: string, account: Account): Promise<string | undefined> {
  const parent = path.dirname(folder);
  const above = parent === folder ? undefined : await firstClosedFolder(parent, account);
  return above ?? ((await canEnter(folder, account)) ? undefined : folder);
}

async function canEnter(folder: string, { uid, gid }: Account): Promise<boolean> {
  const status = await stat(folder);
  if (status.uid === uid) return (status.mode & 0o100) !== 0;
  if (status.gid === gid) return (status.mode & 0o010) !== 0;
  return (status.mode & 0o001) !== 0;
}

async function giveTree(folder: string, { uid, gid }: Account): Promise<void> {
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true })) {
    await chown(path.join(folder, entry), uid, gid);
  }
}
