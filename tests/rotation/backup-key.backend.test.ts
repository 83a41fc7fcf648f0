import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBackup } from '../../backend/backup/read-backup.ts';
import { restoreBackup } from '../../backend/backup/restore-backup.ts';
import { writeBackup } from '../../backend/backup/write-backup.ts';
import { readCommandConfig } from '../../backend/parts/config/config.ts';
import { rotateBackupKey } from '../../backend/rotation/rotation.ts';
import { anEmptyDatabase } from '../backup/a-whole-server.ts';
import { openWorld, type World } from '../support/world.ts';

const now = Temporal.Instant.from('2026-03-15T09:00:00Z');
const [first, second, third] = [
  'une phrase assez longue',
  'une autre phrase',
  'la troisième phrase',
];
let world: World;
let folder: string;
const at = (name: string) => path.join(folder, name);
beforeAll(async () => {
  world = await openWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'backup-key-'));
  const { connectionString } = world;
  await writeBackup({ connectionString, file: at('a.backup'), passphrase: first, now });
  await writeBackup({ connectionString, file: at('b.backup'), passphrase: second, now });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

it('a backup of before a rotation is restored while its phrase is kept [OWN-383]', async () => {
  const env = { BACKUP_KEY: third, BACKUP_KEY_1: second, BACKUP_KEY_4: first };
  const { backups, formerBackupKeys } = readCommandConfig(env);
  expect([backups.key, formerBackupKeys]).toEqual([third, [second, first]]);
  const backup = await openBackup(at('a.backup'), backups.key, formerBackupKeys);
  const empty = await anEmptyDatabase();
  try {
    expect((await restoreBackup(empty.connectionString, backup)).rows['users']).toBe(0);
  } finally {
    await empty.drop();
  }
  const wrong = 'La phrase de BACKUP_KEY n’est pas celle de cette sauvegarde.';
  await expect(openBackup(at('a.backup'), third, [second])).rejects.toThrow(wrong);
  await expect(openBackup(at('a.backup'), third)).rejects.toThrow(wrong);
});

it('the command says the lines to write, and which phrases still open a backup [OWN-383]', async () => {
  const told = async (env: Record<string, string>) =>
    (await rotateBackupKey({ env, config: readCommandConfig(env), now })).said.split('\n');
  const env = {
    BACKUP_DIR: folder,
    BACKUP_KEY: second,
    BACKUP_KEY_1: first,
    BACKUP_KEY_3: third,
  };
  const said = await told(env);
  expect(
    said.filter((line) => /^BACKUP_KEY=(?:[a-z2-9]{4}-){5}[a-z2-9]{4}$/u.test(line)),
  ).toHaveLength(1);
  expect(said[0]).toContain('renomme la ligne BACKUP_KEY en BACKUP_KEY_2');
  expect(said.slice(-3)).toEqual([
    `BACKUP_KEY ouvre 1 sauvegarde de ${folder}.`,
    `BACKUP_KEY_1 ouvre 1 sauvegarde de ${folder}.`,
    `BACKUP_KEY_3 n’ouvre aucune sauvegarde de ${folder}.`,
  ]);
  for (const phrase of [first, second, third]) expect(said.join('\n')).not.toContain(phrase);
  expect((await told({ BACKUP_DIR: folder })).at(-1)).toMatch(/^BACKUP_KEY=[a-z2-9-]{29}$/u);
});
