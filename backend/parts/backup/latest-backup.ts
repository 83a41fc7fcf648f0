import type { Temporal } from 'temporal-polyfill';
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import type { Db } from '../db/database.ts';
import { listedBackups, type ListedBackup, type MadeBackup } from './backups.queries.ts';

/**
 * The newest backup of the database, null where there is none. One whose file is gone from this
 * machine does not count, unless it was made by hand and may have been carried away. `db` must act
 * as the site (OWN-76).
 */
export async function latestBackup(db: Db): Promise<MadeBackup | null> {
  return (await listedBackups(db)).find(isThere) ?? null;
}

const isThere = ({ kind, host, folder, file }: ListedBackup) =>
  kind === 'manual' || host !== hostname() || existsSync(path.join(folder, file));

/** Whole hours since a backup; 0 where the clock stands before it. */
export const hoursSince = ({ madeAt }: MadeBackup, now: Temporal.Instant): number =>
  Math.max(0, Math.floor((now.epochMilliseconds - Date.parse(madeAt)) / 3_600_000));
