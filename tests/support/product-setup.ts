import { createDatabase } from './databases.ts';
import { startProduct } from './product.ts';

/** Playwright: one built product with demo data for the whole run; its address goes to the workers. */
export default async function setup() {
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
  process.env['PRODUCT_URL'] = product.url;
  process.env['PRODUCT_BACKEND_URL'] = product.backendUrl;
  return async () => {
    await product.stop();
    await database?.drop();
  };
}
