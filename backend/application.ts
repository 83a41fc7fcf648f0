import { setTimeout as pause } from 'node:timers/promises';
import { listenForChanges } from './changes/changes.ts';
import { offerCode } from './first-administrator/code.ts';
import { firstAdministratorTexts } from './first-administrator/first-administrator.texts.ts';
import { systemClock } from './parts/clock/clock.ts';
import type { Config } from './parts/config/config.ts';
import { openDatabase } from './parts/db/database.ts';
import { migrate } from './parts/db/migrate.ts';
import { startJobs } from './jobs/jobs.ts';
import { postOffice } from './parts/mail/post.ts';
import { openPress } from './parts/pdf/pdf-press.ts';
import { seedDemo } from './seed/seed.ts';
import { buildServer } from './server.ts';

/** Milliseconds. */
const stopsWithin = 1500;

/** Migrates and seeds the database, then listens; the database server must be running. */
export async function startApplication(config: Config, connectionString: string) {
  const migrated = migrate(connectionString);
  const database = openDatabase(connectionString);
  const clock = systemClock(config.timeZone);
  const post = postOffice(database, config);
  const changes = listenForChanges(connectionString);
  const press = openPress();
  const server = buildServer({ database, clock, post, changes, press, config });
  // The server registers its routes while the database migrates.
  await Promise.all([server.ready(), migrated]);
  if (config.demo) await seedDemo(database, clock);
  const code = await offerCode(database, clock.now());
  if (code !== null) process.stdout.write(firstAdministratorTexts.offer(config.publicUrl, code));
  const url = await server.listen({ host: config.host, port: config.port });
  const failed = (error: unknown) => server.log.error(error);
  const ports = { database, clock, post, config, failed };
  const jobs = startJobs(connectionString, ports, { idle: 1000 });
  return {
    url,
    stop: async () => {
      await server.close();
      const rest = async () => {
        await jobs.stop();
        await changes.close();
        await press.close();
        await post.close();
        await database.end();
      };
      // A job or a statement that takes longer is broken off: its transaction rolls back.
      await Promise.race([rest(), pause(stopsWithin, null, { ref: false })]);
    },
  };
}
