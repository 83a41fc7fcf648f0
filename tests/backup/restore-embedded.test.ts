import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBackup } from '../../backend/backup/read-backup.ts';
import { restoreEmbedded } from '../../backend/backup/restore-embedded.ts';
import { writeBackup } from '../../backend/backup/write-backup.ts';
import { startEmbeddedPostgres } from '../../backend/parts/db/embedded-postgres.ts';
import { openWorld, type World } from '../support/world.ts';
import { aWholeServer, query, stateOf } from './a-whole-server.ts';

let world: World;
let folder: string;
let dataDir: string;

beforeAll(async () => {
  world = await openWorld();
  await aWholeServer(world);
  folder = await mkdtemp(path.join(tmpdir(), 'restore-embedded-'));
  dataDir = await mkdtemp(path.join(tmpdir(), 'restored-'));
  const { connectionString } = world;
  const now = Temporal.Instant.from('2026-03-15T09:00:00Z');
  await writeBackup({
    connectionString,
    file: path.join(folder, 'a.backup'),
    passphrase: null,
    now,
  });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
  await rm(dataDir, { recursive: true });
});

async function restored({ replace = false, signal = new AbortController().signal } = {}) {
  const backup = await openBackup(path.join(folder, 'a.backup'), null);
  return restoreEmbedded({ dataDir, backup, replace, signal });
}

async function within<T>(data: string, work: (connectionString: string) => Promise<T>): Promise<T> {
  const server = await startEmbeddedPostgres(data, { durable: false });
  try {
    return await work(server.connectionString);
  } finally {
    await server.stop();
  }
}

const asideFolders = async () =>
  (await readdir(dataDir)).filter((name) => name.startsWith('before-restore-of-'));

describe('a restore with the embedded database [OWN-75]', { timeout: 120_000 }, () => {
  it('makes a new data folder that holds every row, and leaves nothing else', async () => {
    expect(await restored()).toMatchObject({
      aside: null,
      congregations: ['Vallée 7', 'Vallée 8'],
    });
    expect((await readdir(dataDir)).toSorted()).toEqual(['postgres', 'postgres-password']);
    expect(await within(dataDir, stateOf)).toEqual(await stateOf(world.connectionString));
  });

  it('is refused on one that holds something, by name; --replace keeps that aside', async () => {
    await within(dataDir, (it) =>
      query(it, `update congregations set name = 'Avant' where id = 7`),
    );
    await expect(restored()).rejects.toThrow(
      'Elle contient «\u202FAvant\u202F», «\u202FVallée 8\u202F». Pour mettre la sauvegarde à la place, ajoute --replace',
    );
    const { aside } = await restored({ replace: true });
    expect(await within(dataDir, stateOf)).toEqual(await stateOf(world.connectionString));
    expect(
      await within(aside ?? '', (it) => query(it, 'select name from congregations order by id')),
    ).toEqual([{ name: 'Avant' }, { name: 'Vallée 8' }]);
  });

  it('is refused while the program runs, while another is under way, and goes on after a killed one', async () => {
    await within(dataDir, async () => {
      await expect(restored({ replace: true })).rejects.toThrow(
        'in use by another running backend',
      );
    });
    const lock = path.join(dataDir, 'restore.lock');
    await writeFile(lock, String(process.ppid));
    await expect(restored({ replace: true })).rejects.toThrow(
      `Une autre restauration est en cours\u202F: attends qu’elle finisse. Si aucune ne l’est, efface ${lock}.`,
    );
    await writeFile(lock, String(process.pid));
    await restored({ replace: true });
    await writeFile(lock, '4194305');
    await mkdir(path.join(dataDir, 'restore-killed', 'postgres'), { recursive: true });
    await restored({ replace: true });
    const left = (await readdir(dataDir)).filter((name) => name.startsWith('restore'));
    expect(left).toEqual([]);
  });

  it('broken off leaves the present database in place', async () => {
    const breaking = new AbortController();
    const before = await asideFolders();
    const backup = await openBackup(path.join(folder, 'a.backup'), null);
    const order = {
      dataDir,
      replace: true,
      signal: breaking.signal,
      backup: {
        ...backup,
        read: (onTable: Parameters<typeof backup.read>[0]) => {
          breaking.abort(new Error('broken off'));
          return backup.read(onTable);
        },
      },
    };
    await expect(restoreEmbedded(order)).rejects.toThrow();
    expect(await asideFolders()).toEqual(before);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('restore'))).toEqual([]);
    expect(await within(dataDir, stateOf)).toEqual(await stateOf(world.connectionString));
  });
});

describe(
  'a data folder of another major version of PostgreSQL [OWN-77]',
  { timeout: 120_000 },
  () => {
    it('whose server still runs is not set aside', async () => {
      const version = path.join(dataDir, 'postgres', 'PG_VERSION');
      const own = await readFile(version);
      const before = await asideFolders();
      await within(dataDir, async () => {
        await writeFile(version, '17\n');
        await expect(restored({ replace: true })).rejects.toThrow(
          `se sert encore de ${path.join(dataDir, 'postgres')}\u202F: arrête d’abord le programme`,
        );
        await writeFile(version, own);
      });
      expect(await asideFolders()).toEqual(before);
    });

    it('is not started, and the sentence names the command with the newest backup', async () => {
      const version = path.join(dataDir, 'postgres', 'PG_VERSION');
      await writeFile(version, '17\n');
      await mkdir(path.join(dataDir, 'backups'));
      await writeFile(path.join(dataDir, 'backups', '2026-03-14T02-00-00Z-daily.backup'), '');
      const newest = path.join(dataDir, 'backups', '2026-03-15T02-00-00Z-daily.backup');
      await writeFile(newest, '');
      await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(
        `Les données de ${path.join(dataDir, 'postgres')} sont de PostgreSQL 17, et cette version du programme apporte PostgreSQL 18. Rien n’a été changé.\nLa commande «\u202Fnpm run restore -- ${newest}\u202F»`,
      );
      expect(existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    });

    it('is set aside by a restore, which then runs in a new one', async () => {
      const { aside } = await restored();
      expect(await readFile(path.join(aside ?? '', 'postgres', 'PG_VERSION'), 'utf8')).toBe('17\n');
      expect(existsSync(path.join(aside ?? '', 'postgres-password'))).toBe(true);
      expect(await within(dataDir, stateOf)).toEqual(await stateOf(world.connectionString));
    });
  },
);
