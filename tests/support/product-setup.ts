import type { FullConfig } from 'playwright/test';
import { systemClock } from '../../backend/parts/clock/clock.ts';
import { openDatabase } from '../../backend/parts/db/database.ts';
import { seedCopy } from '../../backend/seed/seed.ts';
import { createDatabase } from './databases.ts';
import { openDocumentedFront } from './documented-backend.ts';
import { namesFor, type OwnCongregation, provideCongregations } from './own-congregation.ts';
import { databaseOf, startProduct } from './product.ts';

/**
 * Playwright: one built product for the whole run, in it a congregation with demo data for each worker;
 * with DOCUMENTED its pages stand in front of a backend of the documented calls alone (OWN-195).
 */
export default async function setup({ workers }: Pick<FullConfig, 'workers'>) {
  const server = process.env['DATABASE_URL'];
  const database = server ? await createDatabase(server) : undefined;
  const product = await startProduct({
    env: database
      ? {
          DATABASE_URL: database.connectionString,
          TOKEN_SECRET: 'a secret of thirty-two characters',
        }
      : {},
  });
  const front = process.env['DOCUMENTED']
    ? await openDocumentedFront(product.backendUrl)
    : undefined;
  process.env['PRODUCT_URL'] = front?.url ?? product.url;
  process.env['PRODUCT_BACKEND_URL'] = product.backendUrl;
  const connectionString = database?.connectionString ?? (await databaseOf(product));
  process.env['PRODUCT_DATABASE_URL'] = connectionString;
  provideCongregations(await seedFor(workers, connectionString));
  return async () => {
    await front?.close();
    await product.stop();
    await database?.drop();
  };
}

async function seedFor(workers: number, connectionString: string): Promise<OwnCongregation[]> {
  const [first = '', ...others] = namesFor(workers);
  const congregations: OwnCongregation[] = [{ id: 1, name: first }];
  const database = openDatabase(connectionString);
  try {
    for (const name of others)
      congregations.push({ id: await seedCopy(database, systemClock('Europe/Paris'), name), name });
  } finally {
    await database.end();
  }
  return congregations;
}
