import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import pg from 'pg';
import { listenForChanges } from '../../backend/changes/changes.ts';
import { fixedClock } from '../../backend/parts/clock/clock.ts';
import { openDatabase } from '../../backend/parts/db/database.ts';
import { startEmbeddedPostgres } from '../../backend/parts/db/embedded-postgres.ts';
import { migrate } from '../../backend/parts/db/migrate.ts';
import { tokensSignedWith } from '../../backend/parts/http/open-session.ts';
import { openLog } from '#server/log.ts';
import { createMailer } from '../../backend/parts/mail/mailer.ts';
import { openPress } from '../../engines/paper/pdf-press.ts';
import { beginSession } from '../../backend/parts/sessions/sessions.queries.ts';
import { buildServer } from '../../backend/server.ts';
import { fill } from './fill.mjs';
import { bringGround, onLiechtenstein } from './ground.mjs';

/**
 * The backend on its own database, filled with congregations of the given sizes. Reports the
 * statements of a call and the delay of its event loop.
 */
async function serve() {
  const { sizes, logLines, neighbours, ground } = JSON.parse(
    process.env['BENCH'] ?? '{"sizes":[]}',
  );
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-backend-'));
  const postgres = await startEmbeddedPostgres(folder, { durable: false });
  await migrate(postgres.connectionString);
  const client = new pg.Client({ connectionString: postgres.connectionString });
  await client.connect();
  await fill(client, sizes, { logLines, neighbours, corner: ground && onLiechtenstein });
  await client.end();

  /** @type {{ sql: string, values: readonly unknown[] }[]} */
  let statements = [];
  const database = openDatabase(postgres.connectionString);
  if (ground) await bringGround(database, folder, ground);
  /** @param {import('../../backend/parts/db/database.ts').Db} db */
  const recording = (db) => ({
    row: (/** @type {string} */ sql, /** @type {readonly unknown[]} */ values = []) => {
      statements.push({ sql, values });
      return db.row(sql, values);
    },
    rows: (/** @type {string} */ sql, /** @type {readonly unknown[]} */ values = []) => {
      statements.push({ sql, values });
      return db.rows(sql, values);
    },
  });
  /**
   * @param {import('../../backend/parts/db/database.ts').Database} one
   * @returns {import('../../backend/parts/db/database.ts').Database}
   */
  const recorded = (one) => ({
    ...one,
    asTenant: (id, work) => one.asTenant(id, (db) => work(/** @type {any} */ (recording(db)))),
    asAnonymous: (work, token) =>
      one.asAnonymous((db) => work(/** @type {any} */ (recording(db))), token),
    labelled: (label) => recorded(one.labelled(label)),
  });
  const log = await openLog('backend', { level: 'info', format: 'json' });

  const clock = fixedClock('2026-11-21T10:00:00Z');
  const config = {
    product: 'territoire',
    publicUrl: 'http://localhost:4000',
    tokenSecret: 'the-secret-of-the-bench-0123456789abcdef',
    lastingSecret: 'the-secret-of-the-bench-0123456789abcdef',
    smtpUrl: undefined,
    basemapUrl: undefined,
    dataDir: folder,
    databaseUrl: undefined,
    backups: { automatic: false, folder, key: null },
  };
  const press = openPress();
  const changes = listenForChanges(postgres.connectionString);
  const mailer = createMailer(database, config, log);
  const server = buildServer({
    database: recorded(database),
    clock,
    mailer,
    changes,
    press,
    config,
    log,
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const tokens = tokensSignedWith(config.tokenSecret, clock);
  const signed = await Promise.all(
    sizes.map(async (/** @type {number} */ _, /** @type {number} */ at) => {
      const home = at + 1;
      const jti = randomUUID();
      const now = clock.now();
      const session = { id: jti, userId: 1, device: '', now, ends: now.add({ hours: 12 }) };
      await database.asTenant(home, (db) => beginSession(db, session));
      return tokens.sign({ sub: 1, home, congregation: home, version: 0, jti });
    }),
  );

  const delay = monitorEventLoopDelay({ resolution: 1 });
  process.on('message', (question) => {
    if (question === 'statements') {
      process.send?.(statements);
      statements = [];
    }
    if (question === 'watch') {
      delay.reset();
      delay.enable();
      process.send?.('watching');
    }
    if (question === 'delay') {
      delay.disable();
      process.send?.(delay.max / 1e6);
    }
  });
  process.once('disconnect', () => void end());
  process.send?.({ url, connectionString: postgres.connectionString, tokens: signed });

  async function end() {
    await server.close();
    await changes.close();
    await press.close();
    await mailer.close();
    await database.end();
    await postgres.stop();
    await rm(folder, { recursive: true });
    process.exit(0);
  }
}

void serve();
