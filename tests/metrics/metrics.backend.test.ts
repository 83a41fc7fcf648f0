import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMetrics, type Metrics } from '../../backend/metrics/metrics.ts';
import { openDatabase } from '../../backend/parts/db/database.ts';
import { aCongregation } from '../support/builders.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let metrics: Metrics;
beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world);
  metrics = await openMetrics(0, {
    database: world.database,
    changes: { listeners: () => 3 },
    config: { dataDir: world.dataDir },
  });
});
afterAll(async () => {
  await metrics.close();
  await world.close();
});

/** The values of the metrics that begin so, by name and labels. */
async function valuesOf(start: string, url = metrics.url) {
  const text = await (await fetch(url)).text();
  const lines = text.split('\n').filter((line) => line.startsWith(start));
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' '))),
    ]),
  );
}

describe('the metrics of the backend', () => {
  it('count calls by the pattern of their route and by outcome, with the time each took [OWN-91]', async () => {
    const call = { method: 'GET', route: '/map/info/:token', outcome: 'ok' } as const;
    metrics.onCall({ ...call, milliseconds: 7 });
    metrics.onCall({ ...call, milliseconds: 800 });
    metrics.onCall({ ...call, outcome: 'refused', milliseconds: 3 });
    metrics.onCall({ ...call, route: '/changes', milliseconds: 9e6 });
    const name = 'territories_backend_call_duration_seconds';
    const labels = 'method="GET",route="/map/info/:token",outcome="ok"';
    const values = await valuesOf(name);
    expect(values[`${name}_count{${labels}}`]).toBe(2);
    expect(values[`${name}_sum{${labels}}`]).toBeCloseTo(0.807);
    expect(values[`${name}_bucket{le="0.01",${labels}}`]).toBe(1);
    expect(values[`${name}_bucket{le="1",${labels}}`]).toBe(2);
    expect(Object.keys(values).join()).not.toContain('/changes');
  });

  it('tell pool, listeners, event loop, memory, disk and database [OWN-91]', async () => {
    expect(await valuesOf('territories_backend_change_listeners')).toEqual({
      territories_backend_change_listeners: 3,
    });
    expect(await valuesOf('territories_backend_database_connections{state="idle"')).toEqual({
      'territories_backend_database_connections{state="idle"}': expect.any(Number),
    });
    for (const name of [
      'territories_database_up',
      'territories_database_size_bytes',
      'territories_data_disk_free_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ]) {
      expect((await valuesOf(name))[name], name).toBeGreaterThan(0);
    }
  });

  it('count jobs and mails that wait or have failed [OWN-91]', async () => {
    const client = new Client({ connectionString: world.connectionString });
    await client.connect();
    await client.query(`
      insert into mail_outbox (congregation_id, recipient, subject, body, html, kind)
        select 1, 'a@example.org', '', '', '', 'late' from generate_series(1, 3);
      select graphile_worker.add_job('hour', job_key => 'hour');
      select graphile_worker.add_job('congregation', job_key => 'congregation:1');
      update graphile_worker._private_jobs set attempts = 1, last_error = 'Error X'
        where key in ('mail:1:1000', 'congregation:1')`);
    await client.end();
    expect({
      ...(await valuesOf('territories_jobs')),
      ...(await valuesOf('territories_mails')),
    }).toEqual({
      'territories_jobs{state="waiting"}': 1,
      'territories_jobs{state="failed"}': 1,
      'territories_mails{state="waiting"}': 3,
      'territories_mails{state="failed"}': 1,
    });
  });

  it('are served although the database is away, and say so [OWN-91]', async () => {
    const away = openDatabase('postgres://nobody@127.0.0.1:1/none');
    const lonely = await openMetrics(0, {
      database: away,
      changes: { listeners: () => 0 },
      config: { dataDir: '/nowhere' },
    });
    expect(await valuesOf('territories_database_', lonely.url)).toEqual({
      territories_database_up: 0,
      territories_database_size_bytes: Number.NaN,
    });
    expect(await valuesOf('territories_backup_', lonely.url)).toEqual({
      territories_backup_timestamp_seconds: Number.NaN,
    });
    await lonely.close();
    await away.end();
  });

  it('stand at one path of the loopback interface [OWN-91]', async () => {
    expect(new URL(metrics.url).hostname).toBe('127.0.0.1');
    expect((await fetch(new URL('/', metrics.url))).status).toBe(404);
  });
});
