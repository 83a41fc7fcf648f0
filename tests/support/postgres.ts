import { inject } from 'vitest';
import { createDatabase, type TestDatabase } from './databases.ts';

/** The one database server of a test run and the migrated database that tests clone. */
interface TestServer {
  readonly connectionString: string;
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestServer;
  }
}

/** A new database, migrated and empty. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { connectionString, template } = inject('postgres');
  return createDatabase(connectionString, template);
}
