import { existsSync } from 'node:fs';
import type { Temporal } from 'temporal-polyfill';
import { backupOldAfterHours } from '#schema/limits.ts';
import { listedBackups } from '../parts/backup/backups.queries.ts';
import { hoursSince, latestBackup } from '../parts/backup/latest-backup.ts';
import type { Database, Db } from '../parts/db/database.ts';
import { groundFile } from '../parts/grounds/ground-file.ts';
import { givenGrounds } from './files.queries.ts';

export interface FilesReport {
  /** Hours since the newest backup, where it is old; `gone` where no file of those made is left. */
  readonly backup: number | 'gone' | null;
  /** Names of the grounds without their file. */
  readonly grounds: readonly string[];
}

export interface Place {
  readonly dataDir: string;
  readonly now: Temporal.Instant;
}

/** Whether the files that the database speaks of are there (OWN-94). */
export const examineFiles = (database: Database, { dataDir, now }: Place): Promise<FilesReport> =>
  database.asSite(async (db) => {
    const latest = await latestBackup(db);
    const backup = latest ? oldAge(hoursSince(latest, now)) : await whetherGone(db);
    const grounds = await givenGrounds(db);
    return {
      backup,
      grounds: grounds
        .filter(({ sha256 }) => !existsSync(groundFile(dataDir, sha256)))
        .map(({ name }) => name),
    };
  });

const oldAge = (hours: number): number | null => (hours > backupOldAfterHours ? hours : null);

const whetherGone = async (db: Db): Promise<'gone' | null> =>
  (await listedBackups(db)).length > 0 ? 'gone' : null;
