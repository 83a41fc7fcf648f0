import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { saveExpectedSchema } from '../backend/doctor/schema-manifest.ts';
import { schemaOf } from '../backend/doctor/schema.queries.ts';
import { startEmbeddedPostgres } from '../backend/parts/db/embedded-postgres.ts';
import { migrate } from '../backend/parts/db/migrate.ts';

/** Migrates a database of its own and writes its schema for the doctor (backend/doctor/README.md). */
const folder = await mkdtemp(path.join(tmpdir(), 'schema-'));
const server = await startEmbeddedPostgres(folder, { durable: false });
await migrate(server.connectionString);
const client = new pg.Client({ connectionString: server.connectionString });
await client.connect();
await saveExpectedSchema(await schemaOf(client));
await client.end();
await server.stop();
await rm(folder, { recursive: true });
