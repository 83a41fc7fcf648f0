import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

export interface TestDatabase {
  readonly connectionString: string;
  drop(): Promise<void>;
}

/** A new database on a server, empty or a copy of the template. */
export async function createDatabase(server: string, template?: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const origin = template ?? "template0 encoding 'UTF8' locale 'C.UTF-8'";
  await administer(server, `create database ${name} template ${origin}`);
  return {
    connectionString: databaseUrl(server, name),
    drop: () => administer(server, `drop database if exists ${name} with (force)`),
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
