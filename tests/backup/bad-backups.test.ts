import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { version } from '../../package.json' with { type: 'json' };
import { openBackup, type ReadableBackup } from '../../backend/backup/read-backup.ts';
import { restoreBackup } from '../../backend/backup/restore-backup.ts';
import { removeLeftovers } from '../../backend/backup/whole-file.ts';
import { writeBackup } from '../../backend/backup/write-backup.ts';
import { openDatabase } from '../../backend/parts/db/database.ts';
import { fc, rounds } from '../support/rounds.ts';
import type { TestDatabase } from '../support/databases.ts';
import { openWorld, type World } from '../support/world.ts';
import { anEmptyDatabase, aWholeServer, query, stateOf } from './a-whole-server.ts';

const passphrase = 'une phrase assez longue';
const damaged =
  'Cette sauvegarde est incomplète ou abîmée\u202F: sa somme de contrôle ne correspond pas. Prends-en une autre.';
let world: World;
let folder: string;
let target: TestDatabase;
let plain: Buffer;
let sealed: Buffer;

beforeAll(async () => {
  world = await openWorld();
  await aWholeServer(world);
  target = await anEmptyDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'bad-backups-'));
  const { connectionString } = world;
  const now = Temporal.Instant.from('2026-03-15T09:00:00Z');
  const made = (name: string, phrase: string | null) =>
    writeBackup({ connectionString, file: at(name), passphrase: phrase, now });
  plain = await readFile((await made('plain.backup', null)).file);
  sealed = await readFile((await made('sealed.backup', passphrase)).file);
});
afterAll(async () => {
  await world.close();
  await target.drop();
  await rm(folder, { recursive: true });
});

const at = (name: string) => path.join(folder, name);
/** What is said of a file with these bytes. */
async function saidOf(bytes: Uint8Array, phrase: string | null = null): Promise<unknown> {
  await writeFile(at('tried.backup'), bytes);
  return openBackup(at('tried.backup'), phrase).then(
    () => 'nothing',
    (error: unknown) => String(error),
  );
}

const flipped = (bytes: Buffer, place: number) => {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(place) ^ 1, place);
  return copy;
};
const summed = (bytes: Buffer) => {
  const content = bytes.subarray(0, -32);
  return Buffer.concat([content, createHash('sha256').update(content).digest()]);
};
const withHeader = (change: (header: string) => string) => {
  const [magic = '', header = ''] = plain.toString('latin1').split('\n', 2);
  const rest = plain.subarray(magic.length + header.length + 2);
  return summed(Buffer.concat([Buffer.from(`${magic}\n${change(header)}\n`), rest]));
};

describe(
  'a bad backup is refused by name before anything is written [OWN-79]',
  { timeout: 60_000 },
  () => {
    it('cut short, anywhere', async () => {
      for (const length of [24, 60, 900, plain.length >> 1, plain.length - 33, plain.length - 1])
        expect(await saidOf(plain.subarray(0, length))).toBe(`BackupFault: ${damaged}`);
      for (const length of [0, 5])
        expect(await saidOf(plain.subarray(0, length))).toBe(
          'BackupFault: Ce fichier n’est pas une sauvegarde du programme.',
        );
    });

    it('a folder, or what cannot be read', async () => {
      await expect(openBackup(folder, null)).rejects.toThrow(
        `${folder} n’existe pas ou n’est pas lisible.`,
      );
    });

    it('altered, anywhere', async () => {
      const first = 'TERRITOIRES BACKUP\n'.length;
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: first, max: plain.length - 1 }), async (place) => {
          expect(await saidOf(flipped(plain, place))).toMatch(/^BackupFault: Cette sauvegarde/u);
        }),
        { numRuns: rounds(500, 60) },
      );
    });

    it('altered and summed anew, when it is encrypted', async () => {
      const first = 'TERRITOIRES BACKUP\n'.length;
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: first, max: sealed.length - 33 }), async (place) => {
          expect(await saidOf(summed(flipped(sealed, place)), passphrase)).toMatch(
            /^BackupFault: /u,
          );
        }),
        { numRuns: rounds(100, 12) },
      );
      const withoutLastFrame = summed(Buffer.concat([sealed.subarray(0, -600), Buffer.alloc(32)]));
      expect(await saidOf(withoutLastFrame, passphrase)).toBe(`BackupFault: ${damaged}`);
    });

    it('without its key, or with another', async () => {
      expect(await saidOf(sealed)).toBe(
        'BackupFault: Cette sauvegarde est chiffrée\u202F: donne sa phrase par BACKUP_KEY.',
      );
      expect(await saidOf(sealed, 'une autre phrase longue')).toBe(
        'BackupFault: La phrase de BACKUP_KEY n’est pas celle de cette sauvegarde.',
      );
      expect(await saidOf(sealed, passphrase)).toBe('nothing');
    });

    it('of a newer program: by its format, or by a migration that is unknown here', async () => {
      const newer = (header: string) => header.replace('"format":1', '"format":2');
      expect(await saidOf(withHeader((it) => newer(it).replace(`"${version}"`, '"3.1.4"')))).toBe(
        'BackupFault: Cette sauvegarde vient d’une version plus récente du programme (3.1.4)\u202F: reprends-la avec cette version.',
      );
      const bytes = withHeader((it) =>
        it.replace('022_backups.sql', '022_backups.sql","999_later.sql'),
      );
      await writeFile(at('tried.backup'), bytes);
      const backup = await openBackup(at('tried.backup'), null);
      await expect(restoreBackup(target.connectionString, backup)).rejects.toThrow(
        'reprends-la avec cette version. Inconnu ici\u202F: 999_later.sql.',
      );
      expect(await tablesOf(target)).toEqual([]);
    });
  },
);

const tablesOf = ({ connectionString }: Pick<TestDatabase, 'connectionString'>) =>
  query(connectionString, `select tablename from pg_tables where schemaname = 'public'`);
const good = () => openBackup(at('plain.backup'), null);

describe('a restore harms nothing [OWN-79]', { timeout: 60_000 }, () => {
  it('is refused on a database that holds something, by its name', async () => {
    const before = await stateOf(world.connectionString);
    const other = await anEmptyDatabase();
    try {
      await restoreBackup(other.connectionString, await good());
      await expect(restoreBackup(other.connectionString, await good())).rejects.toThrow(
        'Cette base n’est pas vide, et rien n’y a été changé. Elle contient «\u202FVallée 7\u202F», «\u202FVallée 8\u202F».',
      );
      expect(await stateOf(other.connectionString)).toEqual(before);
    } finally {
      await other.drop();
    }
  });

  it('is refused where tables of others are, and where the program runs', async () => {
    await query(target.connectionString, 'create table notes (id integer)');
    await expect(restoreBackup(target.connectionString, await good())).rejects.toThrow(
      'Elle contient notes.',
    );
    await query(target.connectionString, 'drop table notes');
    const running = openDatabase(target.connectionString);
    await running.asSite((db) => db.row('select 1')).catch(() => {});
    await expect(restoreBackup(target.connectionString, await good())).rejects.toThrow(
      'Le programme se sert de cette base\u202F: arrête-le avant de restaurer.',
    );
    await running.end();
    expect(await tablesOf(target)).toEqual([]);
  });

  it('two at once: one is done, the other refused', async () => {
    const other = await anEmptyDatabase();
    const both = await Promise.allSettled(
      [await good(), await good()].map((it) => restoreBackup(other.connectionString, it)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { name: 'BackupFault' },
    });
    expect(await stateOf(other.connectionString)).toEqual(await stateOf(world.connectionString));
    await other.drop();
  });

  it('broken off in the middle leaves no row, and can be done again', async () => {
    const other = await anEmptyDatabase();
    const whole = await good();
    const broken: ReadableBackup = {
      ...whole,
      read: (onTable) =>
        whole.read(async (name, rows) => {
          if (name.table === 'histories') throw new Error('no more');
          await onTable(name, rows);
        }),
    };
    await expect(restoreBackup(other.connectionString, broken)).rejects.toThrow('no more');
    expect(await query(other.connectionString, 'select * from congregations')).toEqual([]);
    await restoreBackup(other.connectionString, whole);
    expect(await stateOf(other.connectionString)).toEqual(await stateOf(world.connectionString));
    await other.drop();
  });
});

describe('what is not a whole backup is no file [OWN-79]', { timeout: 60_000 }, () => {
  it('an existing file is never overwritten, and a closed connection leaves nothing', async () => {
    const now = Temporal.Instant.from('2026-03-15T09:00:00Z');
    const files = await readdir(folder);
    const { connectionString } = world;
    const order = { connectionString, file: at('plain.backup'), passphrase: null, now };
    await expect(writeBackup(order)).rejects.toThrow('existe déjà');
    await expect(
      writeBackup({
        ...order,
        file: at('nowhere.backup'),
        connectionString: target.connectionString,
      }),
    ).rejects.toThrow('Il n’y a rien à sauvegarder ici');
    await expect(writeBackup({ ...order, file: at('plain.backup/a.backup') })).rejects.toThrow(
      'Impossible d’écrire dans',
    );
    expect(await readFile(at('plain.backup'))).toEqual(plain);
    expect(await readdir(folder)).toEqual(files);
  });

  it('leftovers of processes that are gone are removed, those of living ones are not', async () => {
    const dead = `a.backup.${hostname()}.4194305.part`;
    const living = `b.backup.${hostname()}.${process.ppid}.part`;
    const elsewhere = 'c.backup.other-host.4194305.part';
    for (const name of [dead, living, elsewhere]) await writeFile(at(name), '');
    await removeLeftovers(folder, Date.now());
    const left = () => readdir(folder).then((names) => names.filter((it) => it.endsWith('.part')));
    expect(await left()).toEqual([living, elsewhere]);
    await removeLeftovers(folder, Date.now() + 3 * 24 * 3_600_000);
    expect(await left()).toEqual([]);
  });
});
