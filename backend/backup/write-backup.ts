import type { Temporal } from 'temporal-polyfill';
import { createHash, randomBytes } from 'node:crypto';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { keptAlive } from '../parts/db/kept-alive.ts';
import { appliedMigrations } from '../parts/db/migrate.ts';
import { reach } from '../parts/db/reach.ts';
import { endingSection, rowsIn, tableSection } from './backup.content.ts';
import { BackupFault } from './backup.fault.ts';
import { backupFormat, magic, programVersion, type Header } from './backup.format.ts';
import { keysOf, saltBytes, stretching } from './backup.keys.ts';
import {
  congregationNames,
  copyOf,
  seesEverything,
  everySequence,
  sequenceState,
  settled,
  storedTables,
  type SequenceState,
  type StoredTable,
} from './backup.queries.ts';
import { inOrderOfReference, leftOutOfBackups } from './backup.tables.ts';
import { backupTexts } from './backup.texts.ts';
import { inFrames } from './frames.ts';
import { writeWhole, type WrittenFile } from './whole-file.ts';

export interface BackupOrder {
  readonly connectionString: string;
  /** Must not exist. */
  readonly file: string;
  /** Null: not encrypted. */
  readonly passphrase: string | null;
  readonly now: Temporal.Instant;
}

/**
 * Writes all rows of a running database as of one moment into a file that only its owner reads
 * (OWN-75). The file appears when it is whole; a failure leaves nothing.
 */
export async function writeBackup(order: BackupOrder): Promise<WrittenFile> {
  const client = await reach({
    connectionString: order.connectionString,
    application_name: 'territories-backup',
    ...keptAlive,
  });
  try {
    await client.query(settled);
    await client.query('begin isolation level repeatable read read only');
    const tables = await tablesToKeep(client);
    const header: Header = {
      format: backupFormat,
      program: programVersion,
      made_at: order.now.toString({ smallestUnit: 'second' }),
      migrations: [...(await appliedMigrations(client))],
      encryption:
        order.passphrase === null
          ? null
          : { ...stretching, salt: randomBytes(saltBytes).toString('base64') },
    };
    return await writeWhole(order.file, backupBytes(client, tables, header, order.passphrase));
  } finally {
    // Breaks off what is still being copied.
    await client.end();
  }
}

async function tablesToKeep(client: pg.Client): Promise<readonly StoredTable[]> {
  const tables = await storedTables(client);
  if (!tables.some(({ name }) => name === 'migrations'))
    throw new BackupFault(backupTexts.nothingToBackUp);
  return inOrderOfReference(tables.filter(({ name }) => !(name in leftOutOfBackups)));
}

async function* backupBytes(
  client: pg.Client,
  tables: readonly StoredTable[],
  header: Header,
  passphrase: string | null,
): AsyncGenerator<Buffer> {
  const sum = createHash('sha256');
  for await (const bytes of unsummed(client, tables, header, passphrase)) {
    sum.update(bytes);
    yield bytes;
  }
  yield sum.digest();
}

async function* unsummed(
  client: pg.Client,
  tables: readonly StoredTable[],
  header: Header,
  passphrase: string | null,
): AsyncGenerator<Buffer> {
  const line = Buffer.from(`${JSON.stringify(header)}\n`);
  yield magic;
  yield line;
  const keys =
    passphrase !== null && header.encryption ? await keysOf(passphrase, header.encryption) : null;
  if (keys) yield keys.proof(line);
  const packed = createGzip();
  // Its errors reach the reader of `packed`.
  pipeline(contentOf(client, tables), packed, () => {});
  yield* inFrames(packed, keys?.content ?? null);
}

async function* contentOf(
  client: pg.Client,
  tables: readonly StoredTable[],
): AsyncGenerator<Buffer> {
  const all = await seesEverything(client);
  const congregations = all ? [] : await congregationNames(client);
  const rows: Record<string, number> = {};
  for (const table of tables) {
    const counted = counting(all ? wholeTable(client, table) : byCongregation(table));
    yield* tableSection({ table: table.name, columns: [...table.columns] }, counted.pieces);
    rows[table.name] = counted.rows();
  }
  const sequences: SequenceState[] = [];
  // Read after the rows: at least as far as any id among them. Those of tables that are left out, too: no number comes twice.
  for (const name of await everySequence(client)) sequences.push(await sequenceState(client, name));
  yield* endingSection({ rows, sequences });

  /** For an owner that row-level security binds: one congregation after another. */
  async function* byCongregation(table: StoredTable): AsyncGenerator<Buffer> {
    if (!table.separated) {
      yield* wholeTable(client, table);
      return;
    }
    yield* copied(client, table, 'congregation_id is null');
    for (const { id } of congregations) {
      await client.query(`select set_config('app.congregation_id', $1, true)`, [String(id)]);
      yield* copied(client, table, `congregation_id = ${id}`);
    }
  }
}

const wholeTable = (client: pg.Client, table: StoredTable) => copied(client, table, 'true');

async function* copied(
  client: pg.Client,
  { name, columns }: StoredTable,
  condition: string,
): AsyncGenerator<Buffer> {
  const stream: AsyncIterable<Buffer> = client.query(copyTo(copyOf(name, columns, condition)));
  yield* stream;
}

function counting(source: AsyncIterable<Buffer>) {
  let rows = 0;
  async function* pieces() {
    for await (const piece of source) {
      rows += rowsIn(piece);
      yield piece;
    }
  }
  return { pieces: pieces(), rows: () => rows };
}
