import { systemClock } from './clock/clock.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { postOffice } from './mail/post.ts';
import { seedDemo } from './seed/seed.ts';
import { buildServer } from './server.ts';

/** Everything but the database server: migrated, seeded, listening. */
export async function startApplication(config: Config, connectionString: string) {
  await migrate(connectionString);
  const database = openDatabase(connectionString);
  const clock = systemClock(config.timeZone);
  if (config.demo) await seedDemo(database, clock);
  const post = postOffice(database, config);
  const server = buildServer({ database, clock, post, config });
  const url = await server.listen({ host: config.host, port: config.port });
  void post.deliverAll();
  return {
    url,
    stop: async () => {
      await server.close();
      await post.close();
      await database.end();
    },
  };
}
