import { mkdtemp, readdir, rm, unlink, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { Temporal } from 'temporal-polyfill';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { automaticBackups, list } from '../../backend/backup/automatic-backups.ts';
import { migrateSafely } from '../../backend/backup/before-migration.ts';
import { openBackup } from '../../backend/backup/read-backup.ts';
import { askForBackup } from '../../backend/jobs/jobs.queries.ts';
import { startJobs } from '../../backend/jobs/jobs.ts';
import { listedBackups } from '../../backend/parts/backup/backups.queries.ts';
import { latestBackup } from '../../backend/parts/backup/latest-backup.ts';
import { aCongregation } from '../support/builders.ts';
import { openWorld, tokenSecret, type World } from '../support/world.ts';
import { query } from './a-whole-server.ts';

let world: World;
const undo: (() => Promise<void>)[] = [];

beforeEach(async () => {
  world = await openWorld({ now: '2026-03-15T09:00:00Z' });
  await aCongregation(world, { id: 1, name: 'Monaco' });
});
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
  await world.close();
});

async function aFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'backups-'));
  undo.push(() => rm(folder, { recursive: true }));
  return folder;
}

async function backups(given: { folder?: string; key?: string; automatic?: boolean } = {}) {
  const { folder = await aFolder(), key = null, automatic = true } = given;
  const { connectionString, database, clock, log } = world;
  const settings = { folder, key, automatic };
  return {
    folder,
    ...automaticBackups({ connectionString, database, clock, settings, log }),
  };
}
const madeLines = () => world.logged.filter(({ msg }) => msg === 'backup made');
const listed = () => world.database.asSite(listedBackups);
const readyz = async () => (await fetch(`${world.url}/readyz`)).json();

describe('the backup of each day [OWN-76]', { timeout: 60_000 }, () => {
  it('is made once, whole and for its owner alone, listed, and told in one line', async () => {
    const it = await backups({ key: 'une phrase assez longue' });
    await it.makeDaily();
    await it.makeDaily();
    const name = '2026-03-15T09-00-00Z-daily.backup';
    expect(await readdir(it.folder)).toEqual([name]);
    const backup = await openBackup(path.join(it.folder, name), 'une phrase assez longue');
    expect(backup.header.made_at).toBe('2026-03-15T09:00:00Z');
    expect(await listed()).toEqual([
      {
        id: 1000,
        kind: 'daily',
        madeAt: '2026-03-15T09:00:00Z',
        day: '2026-03-15',
        host: hostname(),
        folder: it.folder,
        file: name,
        bytes: expect.any(Number),
        encrypted: true,
      },
    ]);
    expect(madeLines()).toEqual([
      expect.objectContaining({
        level: 'info',
        file: path.join(it.folder, name),
        bytes: expect.any(Number),
        milliseconds: expect.any(Number),
      }),
    ]);
  });

  it('is one for two that are asked at the same time', async () => {
    const [first, second] = [await backups(), await backups()];
    await Promise.all([first.makeDaily(), second.makeDaily()]);
    expect(await listed()).toHaveLength(1);
    expect(madeLines()).toHaveLength(1);
  });

  it('is of the day on which it began, under one moment', async () => {
    const folder = await aFolder();
    const { connectionString, database, clock, log } = world;
    let reads = 0;
    const late = Temporal.Instant.from('2026-03-15T22:59:59.600Z');
    const now = () => late.add({ milliseconds: 100 * (reads += 1) });
    const settings = { folder, key: null, automatic: true };
    const passing = { ...clock, now, today: () => clock.dayOf(now()) };
    await automaticBackups({
      connectionString,
      database,
      clock: passing,
      settings,
      log,
    }).makeDaily();
    expect(await listed()).toMatchObject([
      {
        day: '2026-03-15',
        madeAt: '2026-03-15T22:59:59Z',
        file: '2026-03-15T22-59-59Z-daily.backup',
      },
    ]);
  });

  it('is tried again however often it failed', async () => {
    const client = new Client({ connectionString: world.connectionString });
    await client.connect();
    undo.push(() => client.end());
    await askForBackup(client, false);
    await client.query('update graphile_worker._private_jobs set attempts = 20');
    const waiting = `select key from graphile_worker.jobs where attempts < max_attempts`;
    expect((await client.query(waiting)).rows).toEqual([{ key: 'backup' }]);
  });

  it('is not due before three unless it is the first, without a congregation, or switched off', async () => {
    const it = await backups();
    expect(await it.isDue()).toBe(true);
    expect(await (await backups({ automatic: false })).isDue()).toBe(false);
    world.clock.set('2026-03-15T01:30:00Z');
    expect(await it.isDue()).toBe(true);
    await it.makeDaily();
    world.clock.set('2026-03-16T01:30:00Z');
    expect(await it.isDue()).toBe(false);
    world.clock.set('2026-03-16T09:00:00Z');
    expect(await it.isDue()).toBe(true);
    await query(world.connectionString, 'delete from congregations');
    expect(await (await backups()).isDue()).toBe(false);
  });

  it('is one for two backends of a database, whatever their folders', async () => {
    const [first, second] = [await backups(), await backups()];
    const { database, clock, mailer, log } = world;
    const config = {
      product: 'territoire',
      publicUrl: 'http://localhost',
      smtpUrl: undefined,
      lastingSecret: tokenSecret,
      dataDir: world.dataDir,
    };
    const queues = [first, second].map((it) =>
      startJobs(
        world.connectionString,
        { database, clock, mailer, config, log, backups: it },
        { pollInterval: 50 },
      ),
    );
    undo.push(async () => {
      for (const queue of queues) await queue.stop();
    });
    await Promise.all(queues.map(({ started }) => started));
    await expect.poll(listed, { timeout: 30_000 }).toHaveLength(1);
    await query(world.connectionString, `select graphile_worker.add_job('hour')`);
    await query(world.connectionString, `select graphile_worker.add_job('backup')`);
    const waiting = () =>
      query(world.connectionString, 'select task_identifier, last_error from graphile_worker.jobs');
    await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
    expect(await listed()).toHaveLength(1);
    const files = [...(await readdir(first.folder)), ...(await readdir(second.folder))];
    expect(files).toEqual(['2026-03-15T09-00-00Z-daily.backup']);
    expect(madeLines()).toHaveLength(1);
  });

  it('removes what is not kept, and nothing that it has not made', async () => {
    const it = await backups();
    await writeFile(path.join(it.folder, 'mine.backup'), '');
    for (let day = 1; day <= 10; day += 1) {
      world.clock.set(`2026-03-${String(day).padStart(2, '0')}T09:00:00Z`);
      await it.makeDaily();
    }
    const kept = ['01', '03', '04', '05', '06', '07', '08', '09', '10'];
    expect(await readdir(it.folder)).toEqual([
      ...kept.map((day) => `2026-03-${day}T09-00-00Z-daily.backup`),
      'mine.backup',
    ]);
    expect((await listed()).map(({ day }) => day.slice(-2)).toReversed()).toEqual(kept);
  });

  it('is due again when the clock has jumped ahead and back', async () => {
    const it = await backups();
    world.clock.set('2036-03-15T09:00:00Z');
    await it.makeDaily();
    world.clock.set('2026-03-15T09:00:00Z');
    expect(await it.isDue()).toBe(true);
    await it.makeDaily();
    expect(await readdir(it.folder)).toHaveLength(2);
    expect(await readyz()).toMatchObject({ backup: { age_hours: 0 } });
  });
});

describe('the age of the newest backup [OWN-76]', () => {
  it('stands in /readyz, which an old one leaves ready, and in the log', async () => {
    expect(await readyz()).toEqual({
      success: true,
      disk: { free_bytes: expect.any(Number), full: false },
      backup: null,
    });
    const it = await backups();
    await it.makeDaily();
    world.clock.set('2026-03-18T10:59:00Z');
    expect(await readyz()).toMatchObject({
      success: true,
      backup: { made_at: '2026-03-15T09:00:00Z', age_hours: 73 },
    });
    await it.isDue();
    expect(world.logged.at(-1)).toMatchObject({
      level: 'warn',
      hours: 73,
      msg: 'newest backup is old',
    });
  });

  it('is that of a file which is there', async () => {
    const it = await backups();
    world.clock.set('2026-03-14T09:00:00Z');
    await it.makeDaily();
    world.clock.set('2026-03-15T09:00:00Z');
    await it.makeDaily();
    await unlink(path.join(it.folder, '2026-03-15T09-00-00Z-daily.backup'));
    expect(await world.database.asSite(latestBackup)).toMatchObject({ day: '2026-03-14' });
  });
});

describe('before a migration [OWN-76]', () => {
  const older = () =>
    query(
      world.connectionString,
      `drop table backups; delete from migrations where name like '022%'`,
    );
  const settings = (folder: string, automatic = true) => ({
    timeZone: 'Europe/Paris',
    backups: { folder, key: null, automatic },
  });

  it('a database with congregations is backed up as it was, and the backup listed afterwards', async () => {
    await older();
    const folder = await aFolder();
    await migrateSafely(world.connectionString, settings(folder));
    const [name = ''] = await readdir(folder);
    expect(name).toMatch(/-migration\.backup$/u);
    const { header } = await openBackup(path.join(folder, name), null);
    expect(header.migrations).not.toContain('022_backups.sql');
    expect(await listed()).toMatchObject([{ kind: 'migration', file: name }]);
    await migrateSafely(world.connectionString, settings(folder));
    expect(await readdir(folder)).toEqual([name]);
  });

  it('it is listed even where the migration then fails', async () => {
    // Its table is there already.
    await query(world.connectionString, `delete from migrations where name like '026%'`);
    const folder = await aFolder();
    await expect(migrateSafely(world.connectionString, settings(folder))).rejects.toThrow(
      'already exists',
    );
    const [file = ''] = await readdir(folder);
    expect(await listed()).toMatchObject([{ kind: 'migration', file }]);
  });

  it('one made by hand on a database without the list is not listed, and no fault', async () => {
    await older();
    const { database, clock } = world;
    const settings = { folder: await aFolder(), key: null, automatic: true };
    const made = { file: path.join(settings.folder, 'a.backup'), bytes: 1 };
    await list({ database, clock, settings }, 'manual', made, clock.now());
    expect(await listed()).toEqual([]);
  });

  it('an empty one is not, nor where backups are switched off', async () => {
    const folder = await aFolder();
    await older();
    await migrateSafely(world.connectionString, settings(folder, false));
    await older();
    await query(world.connectionString, 'delete from congregations');
    await migrateSafely(world.connectionString, settings(folder));
    expect(await readdir(folder)).toEqual([]);
  });

  it('a backup that fails leaves the database as it is', async () => {
    await older();
    const folder = path.join(await aFolder(), 'file');
    await writeFile(folder, '');
    await expect(migrateSafely(world.connectionString, settings(folder))).rejects.toThrow(
      'La base n’a pas été mise à jour, car sa sauvegarde n’a pas pu être faite. Impossible d’écrire dans',
    );
    expect(
      await query(world.connectionString, `select name from migrations where name like '022%'`),
    ).toEqual([]);
  });
});
