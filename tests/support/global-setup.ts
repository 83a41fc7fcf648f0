import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../backend/parts/db/embedded-postgres.ts';
import { migrate } from '../../backend/parts/db/migrate.ts';
import { createDatabase } from './databases.ts';
import './postgres.ts';

/** One PostgreSQL for the whole run (DATABASE_URL, or the embedded one) and one migrated database to clone. */
export default async function setup(project: TestProject) {
  const server = await startServer();
  const template = await createDatabase(server.connectionString);
  await migrate(template.connectionString);
  project.provide('postgres', {
    connectionString: server.connectionString,
    template: new URL(template.connectionString).pathname.slice(1),
  });
  return async () => {
    await template.drop();
    await server.stop();
  };
}

async function startServer() {
  const external = process.env['DATABASE_URL'];
  if (external) return { connectionString: external, stop: async () => undefined };
  const folder = await mkdtemp(path.join(tmpdir(), 'test-postgres-'));
  const server = await startEmbeddedPostgres(folder, { durable: false });
  return {
    connectionString: server.connectionString,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
