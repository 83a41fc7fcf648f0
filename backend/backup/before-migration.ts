import { systemClock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import { openDatabase } from '../parts/db/database.ts';
import { migrate, type MigrationOptions } from '../parts/db/migrate.ts';
import { backUp, list, type BackupLog } from './automatic-backups.ts';
import { BackupFault } from './backup.fault.ts';
import { backupTexts } from './backup.texts.ts';

type Settings = Pick<Config, 'backups' | 'timeZone'>;

/**
 * Brings a database to the present version, after a backup of what it holds (OWN-76). A backup that
 * fails leaves the database as it is.
 */
export async function migrateSafely(
  connectionString: string,
  { backups: settings, timeZone }: Settings,
  { log, ...options }: Pick<MigrationOptions, 'patience'> & { readonly log?: BackupLog } = {},
): Promise<void> {
  const clock = systemClock(timeZone);
  const now = clock.now();
  let made: Awaited<ReturnType<typeof backUp>> | undefined;
  const beforeChange = async () => {
    if (!settings.automatic) return;
    try {
      made = await backUp({ connectionString, settings }, 'migration', now);
      log?.info({ file: made.file, bytes: made.bytes }, 'backup made');
      process.stdout.write(`${backupTexts.beforeUpdate(made.file)}\n`);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new BackupFault(backupTexts.noUpdate(reason), { cause });
    }
  };
  const listMade = async () => {
    if (!made) return;
    const database = openDatabase(connectionString);
    try {
      await list({ database, clock, settings }, 'migration', made, now);
    } finally {
      await database.end();
    }
  };
  try {
    await migrate(connectionString, { ...options, beforeChange });
  } catch (cause) {
    // One that nobody lists is never removed, and each further start makes another.
    await listMade().catch(() => {});
    throw cause;
  }
  await listMade();
}
