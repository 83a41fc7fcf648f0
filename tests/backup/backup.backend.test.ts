import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Temporal } from 'temporal-polyfill';
import { openBackup } from '../../backend/backup/read-backup.ts';
import { restoreBackup } from '../../backend/backup/restore-backup.ts';
import { writeBackup } from '../../backend/backup/write-backup.ts';
import { lastChangeOf } from '../../backend/history/last-change.queries.ts';
import { lastMapChange } from '../../backend/map/last-map-change.queries.ts';
import { openDatabase } from '../../backend/parts/db/database.ts';
import { migrate } from '../../backend/parts/db/migrate.ts';
import { openWorld, type World } from '../support/world.ts';
import {
  anEmptyDatabase,
  aWholeServer,
  emptyTables,
  query,
  schemaOf,
  stateOf,
} from './a-whole-server.ts';

let world: World;
let folder: string;
const undo: (() => Promise<void>)[] = [];

beforeAll(async () => {
  world = await openWorld();
  await aWholeServer(world);
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
});
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const now = Temporal.Instant.from('2026-03-15T09:00:00Z');
let files = 0;
const nextFile = () => path.join(folder, `${(files += 1)}.backup`);

async function backedUp(
  connectionString = world.connectionString,
  passphrase: string | null = null,
) {
  const made = await writeBackup({ connectionString, file: nextFile(), passphrase, now });
  return openBackup(made.file, passphrase);
}

async function emptyDatabase() {
  const made = await anEmptyDatabase();
  undo.push(() => made.drop());
  return made.connectionString;
}

describe('a backup, restored elsewhere [OWN-75]', { timeout: 60_000 }, () => {
  it('holds every row of every table, and every sequence', async () => {
    expect(await emptyTables(world.connectionString)).toEqual([
      'backups',
      'first_administrator_code',
    ]);
    const other = await emptyDatabase();
    const restored = await restoreBackup(other, await backedUp());
    expect(restored.congregations).toEqual(['Vallée 7', 'Vallée 8']);
    expect(await stateOf(other)).toEqual(await stateOf(world.connectionString));
    expect(await schemaOf(other)).toEqual(await schemaOf(world.connectionString));
  });

  it('takes no line of the log for the last change of a row', async () => {
    const other = await emptyDatabase();
    await restoreBackup(other, await backedUp());
    const database = openDatabase(other);
    undo.push(() => database.end());
    const found = await database.asTenant(7, async (db) => [
      await lastChangeOf(db, 771),
      await lastMapChange(db, null),
    ]);
    expect(found).toEqual([undefined, undefined]);
  });

  it('is the same encrypted, and then shows nothing of what it holds', async () => {
    const other = await emptyDatabase();
    const backup = await backedUp(world.connectionString, 'une phrase assez longue');
    await restoreBackup(other, backup);
    expect(await stateOf(other)).toEqual(await stateOf(world.connectionString));
    // How a packed table begins.
    const gzip = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0]);
    expect((await readFile((await backedUp()).file)).includes(gzip)).toBe(true);
    expect((await readFile(backup.file)).includes(gzip)).toBe(false);
  });

  it('is a file that only its owner reads, alone in its folder', async () => {
    const { file } = await backedUp();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('goes into a database on which a newer program has started already, and has its queue anew', async () => {
    const other = await emptyDatabase();
    await migrate(other);
    await restoreBackup(other, await backedUp());
    expect(await stateOf(other)).toEqual(await stateOf(world.connectionString));
    expect(await query(other, 'select count(*)::int as jobs from graphile_worker.jobs')).toEqual([
      { jobs: 0 },
    ]);
    await query(
      other,
      `insert into mail_outbox (congregation_id, recipient, subject, body, html, kind) values (7, 'a@b.fr', '', '', '', 'late')`,
    );
    expect(await query(other, 'select count(*)::int as jobs from graphile_worker.jobs')).toEqual([
      { jobs: 1 },
    ]);
  });

  it('of an older version is brought to the present one', async () => {
    const older = await emptyDatabase();
    await migrate(older);
    await query(older, `drop table backups; delete from migrations where name like '022%'`);
    await query(older, `insert into congregations (id, name) values (3, 'Ancienne')`);
    const other = await emptyDatabase();
    await restoreBackup(other, await backedUp(older));
    expect(await query(other, 'select name from congregations')).toEqual([{ name: 'Ancienne' }]);
    expect(await query(other, 'select * from backups')).toEqual([]);
    expect(await schemaOf(other)).toEqual(await schemaOf(world.connectionString));
  });

  it('is as of one moment while others write', async () => {
    let written = 0;
    const stopping = new AbortController();
    const writing = (async () => {
      for (; !stopping.signal.aborted; written += 1)
        await query(
          world.connectionString,
          `insert into event_logs (congregation_id, login, action) values (7, 'Pendant', 'Sortie');
           insert into bookings (congregation_id, name, type) values (7, 'Pendant ${written}', 'paper')`,
        );
    })();
    undo.push(async () => {
      stopping.abort();
      await writing;
    });
    await expect.poll(() => written, { timeout: 20_000 }).toBeGreaterThan(3);
    const backup = await backedUp();
    await undo.pop()?.();
    const found: Record<string, number> = {};
    await backup.read(async ({ table }, rows) => {
      const pieces: Buffer[] = [];
      for await (const piece of rows) pieces.push(piece);
      found[table] = Buffer.concat(pieces).toString().split('Pendant').length - 1;
    });
    expect(found['bookings']).toBeGreaterThan(3);
    expect(found['bookings']).toBeLessThan(written);
    expect(found['event_logs']).toBe(found['bookings']);
  });

  it('is whole from an owner whom row-level security binds, and goes back to one', async () => {
    const name = `owner_${Date.now()}`;
    await query(world.connectionString, `create role ${name} login password 'owner' createrole`);
    for (const role of ['territories_tenant', 'territories_anonymous', 'territories_site'])
      await query(world.connectionString, `grant ${role} to ${name} with admin option`);
    undo.push(async () => {
      await query(world.connectionString, `drop role ${name}`);
    });
    const ownBy = async () => {
      const connectionString = await emptyDatabase();
      const { pathname } = new URL(connectionString);
      await query(connectionString, 'create extension btree_gist');
      await query(connectionString, `alter database ${pathname.slice(1)} owner to ${name}`);
      await query(connectionString, `alter schema public owner to ${name}`);
      return Object.assign(new URL(connectionString), { username: name, password: 'owner' }).href;
    };
    const [first, second] = [await ownBy(), await ownBy()];
    await restoreBackup(first, await backedUp());
    await restoreBackup(second, await backedUp(first));
    const [asSuperuser] = [new URL(second)];
    Object.assign(asSuperuser, {
      username: new URL(world.connectionString).username,
      password: new URL(world.connectionString).password,
    });
    expect(await stateOf(asSuperuser.href)).toEqual(await stateOf(world.connectionString));
    expect(await query(second, 'select login from users where role_id <> 1')).toEqual([]);
  });
});
