import type { FastifyInstance } from 'fastify';
import { hoursSince, latestBackup } from '../backup/latest-backup.ts';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { httpTexts } from '../http/http.texts.ts';
import { TurnedAway } from '../http/turned-away.ts';
import { diskOf } from './disk.ts';

interface Ports {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'dataDir'>;
  readonly isBegun?: () => boolean;
  readonly disk?: typeof diskOf;
}

/** Seconds. */
const retryAfter = 5;

/**
 * `/healthz`: the process is alive. `/readyz`: 200 where the database answers and the disk of
 * DATA_DIR is not full, else 503; with the free bytes and the age of the newest backup, which does
 * not count (OWN-78). Before the start is done, all other calls are turned away.
 */
export function readinessRoutes(server: FastifyInstance, ports: Ports): void {
  const { database, clock, config, isBegun = () => true, disk: look = diskOf } = ports;
  const paths = ['/healthz', '/readyz'];
  server.addHook('onRequest', async ({ url }) => {
    if (!isBegun() && !paths.includes(url))
      throw new TurnedAway(503, httpTexts.starting, retryAfter);
  });
  server.get('/healthz', () => ({ success: true }));
  server.get('/readyz', async (_request, reply) => {
    const disk = await look(config.dataDir).catch(() => null);
    const shown = { disk: disk && { free_bytes: disk.free, full: disk.full } };
    try {
      await database.asAnonymous((db) => db.row('select 1'));
      const success = isBegun() && !disk?.full;
      const backup = isBegun() ? await ageOfBackup(database, clock) : null;
      return await reply.code(success ? 200 : 503).send({ success, ...shown, backup });
    } catch {
      return reply.code(503).send({ success: false, ...shown });
    }
  });
}

async function ageOfBackup(database: Database, clock: Clock) {
  const latest = await database.asSite(latestBackup).catch(() => null);
  return latest && { made_at: latest.madeAt, age_hours: hoursSince(latest, clock.now()) };
}
