import pg from 'pg';
import { appliedMigrations, knownMigrations } from '../parts/db/migrate.ts';
import { expectedSchema } from './schema-manifest.ts';
import { schemaOf } from './schema.queries.ts';
import { rowsUnreadable, schemaFindings, type SchemaFinding } from './schema.rules.ts';
import { mailJobKeys, vanishedRows, type VanishedRows } from './server.queries.ts';

export interface ServerReport {
  readonly migrations: {
    /** The program has them, the database does not. */
    readonly missing: readonly string[];
    /** The database has them, the program does not. */
    readonly unknown: readonly string[];
  };
  /** Empty while migrations differ: the schema is then another one rightly. */
  readonly schema: readonly SchemaFinding[];
  readonly vanished: readonly VanishedRows[];
}

/**
 * What no congregation can see: the schema's own laws, rows of nobody. Looks as the role that
 * connects and changes nothing.
 */
export const examineServer = (connectionString: string): Promise<ServerReport> =>
  connected(connectionString, async (client) => {
    await client.query('begin read only');
    const applied = new Set(await appliedMigrations(client));
    const own = await knownMigrations();
    const migrations = {
      missing: own.filter((name) => !applied.has(name)),
      unknown: [...applied].filter((name) => !own.includes(name)),
    };
    const alike = migrations.missing.length + migrations.unknown.length === 0;
    const schema = alike ? schemaFindings(await expectedSchema(), await schemaOf(client)) : [];
    const vanished = rowsUnreadable(schema) ? [] : await vanishedRows(client);
    return { migrations, schema, vanished };
  });

/** Keys of the jobs that send mails. */
export const mailJobs = (connectionString: string): Promise<ReadonlySet<string>> =>
  connected(connectionString, mailJobKeys);

async function connected<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString, application_name: 'territories-doctor' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
