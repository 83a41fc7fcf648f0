import { systemClock } from './clock/clock.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import { postOffice } from './mail/post.ts';
import { seedDemo } from './seed/seed.ts';
import { buildServer } from './server.ts';

const config = await readConfig(process.env);
const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir);
const connectionString = embedded?.connectionString ?? config.databaseUrl ?? '';
await migrate(connectionString);
const database = openDatabase(connectionString);
const clock = systemClock(config.timeZone);
if (config.demo) await seedDemo(database, clock);
const post = postOffice(database, config);
const server = buildServer({ database, clock, post, config });
const url = await server.listen({ host: config.host, port: config.port });

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await server.close();
  await post.close();
  await database.end();
  await embedded?.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, () => void stop());

process.send?.({ ready: true, url });
process.stdout.write(`backend ${url}\n`);
