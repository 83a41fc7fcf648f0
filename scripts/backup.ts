import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { list } from '../backend/backup/automatic-backups.ts';
import { BackupFault } from '../backend/backup/backup.fault.ts';
import { backupName } from '../backend/backup/backup.rules.ts';
import { backupTexts } from '../backend/backup/backup.texts.ts';
import { writeBackup } from '../backend/backup/write-backup.ts';
import { openDataFolder } from '../backend/doctor/doctor-database.ts';
import { systemClock } from '../backend/parts/clock/clock.ts';
import { readCommandConfig } from '../backend/parts/config/config.ts';
import { givenFile } from '../backend/parts/config/given-file.ts';
import { openDatabase } from '../backend/parts/db/database.ts';
import { commandTexts } from '../backend/parts/texts/command.texts.ts';
import type { Temporal } from 'temporal-polyfill';

const [given = '', ...rest] = process.argv.slice(2);

/** The file to write: the one given, or one of its own name in the folder given or of the settings. */
function target(folder: string, now: Temporal.Instant): string {
  const name = backupName(now, 'manual');
  if (given === '') return path.join(folder, name);
  const wanted = givenFile(given);
  return existsSync(wanted) && statSync(wanted).isDirectory() ? path.join(wanted, name) : wanted;
}

async function work(): Promise<void> {
  if (rest.length > 0 || given.startsWith('-')) throw new BackupFault(backupTexts.backupUsage);
  const { databaseUrl, dataDir, timeZone, backups: settings } = readCommandConfig(process.env);
  const clock = systemClock(timeZone);
  const opened = databaseUrl
    ? { connectionString: databaseUrl, close: async () => {} }
    : await openDataFolder(dataDir);
  if (!opened) throw new BackupFault(commandTexts.noDatabase(dataDir));
  const { connectionString } = opened;
  try {
    const now = clock.now();
    const file = target(settings.folder, now);
    const made = await writeBackup({ connectionString, file, passphrase: settings.key, now });
    const database = openDatabase(connectionString);
    try {
      await list({ database, clock, settings }, 'manual', made, now);
    } finally {
      await database.end();
    }
    console.log(backupTexts.made(made.file, made.bytes, settings.key !== null));
    console.log(settings.key === null ? backupTexts.unencrypted : backupTexts.keepKey);
  } finally {
    await opened.close();
  }
}

try {
  await work();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
