import { listenForChanges } from './changes/changes.ts';
import { systemClock } from './clock/clock.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { startJobs } from './jobs/jobs.ts';
import { postOffice } from './mail/post.ts';
import { openPress } from './pdf/pdf-press.ts';
import { seedDemo } from './seed/seed.ts';
import { buildServer } from './server.ts';

/** Everything but the database server: migrated, seeded, listening. */
export async function startApplication(config: Config, connectionString: string) {
  const migrated = migrate(connectionString);
  const database = openDatabase(connectionString);
  const clock = systemClock(config.timeZone);
  const post = postOffice(database, config);
  const changes = listenForChanges(connectionString);
  const press = openPress();
  const server = buildServer({ database, clock, post, changes, press, config });
  // Put together while the database answers.
  await Promise.all([server.ready(), migrated]);
  if (config.demo) await seedDemo(database, clock);
  const url = await server.listen({ host: config.host, port: config.port });
  const failed = (error: unknown) => server.log.error(error);
  const ports = { database, clock, post, config, failed };
  const jobs = startJobs(connectionString, ports, { idle: 1000 });
  return {
    url,
    stop: async () => {
      await server.close();
      await jobs.stop();
      await changes.close();
      await press.close();
      await post.close();
      await database.end();
    },
  };
}
