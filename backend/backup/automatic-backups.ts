import type { Temporal } from 'temporal-polyfill';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { backupOldAfterHours } from '#schema/limits.ts';
import {
  listBackup,
  listedBackups,
  unlistBackups,
  type BackupKind,
} from '../parts/backup/backups.queries.ts';
import { hoursSince, latestBackup } from '../parts/backup/latest-backup.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import type { Database } from '../parts/db/database.ts';
import { congregationIds } from '../parts/db/elsewhere.ts';
import { reach } from '../parts/db/reach.ts';
import { backupName, isDue, keptBackups } from './backup.rules.ts';
import { removeLeftovers, type WrittenFile } from './whole-file.ts';
import { writeBackup } from './write-backup.ts';

export interface BackupPorts {
  readonly connectionString: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Config['backups'];
  readonly log: BackupLog;
}

export interface BackupLog {
  readonly info: (fields: object, message: string) => void;
  readonly warn: (fields: object, message: string) => void;
}

export interface AutomaticBackups {
  /** Whether today's is still to be made; logs where the newest is old. */
  readonly isDue: () => Promise<boolean>;
  /** Makes today's unless another backend has, and removes those that are not kept. */
  readonly makeDaily: () => Promise<void>;
}

/** Daily backups into the folder of the settings (OWN-76). */
export function automaticBackups(ports: BackupPorts): AutomaticBackups {
  const { database, clock, settings, log } = ports;
  const due = async () =>
    database.asSite(async (db) => {
      const some = (await congregationIds(db)).length > 0;
      return some && isDue(await listedBackups(db), clock.local(clock.now()));
    });
  return {
    isDue: async () => {
      const latest = await database.asSite(latestBackup);
      const hours = latest ? hoursSince(latest, clock.now()) : 0;
      if (latest && hours > backupOldAfterHours) log.warn({ hours }, 'newest backup is old');
      return settings.automatic && due();
    },
    makeDaily: () =>
      unlessOthersDo(ports.connectionString, async () => {
        if (!(await due())) return;
        await removeLeftovers(settings.folder, Date.now());
        const began = Date.now();
        const now = clock.now();
        const made = await backUp(ports, 'daily', now);
        await list(ports, 'daily', made, now);
        await removeOld(ports);
        const { file, bytes } = made;
        log.info({ file, bytes, milliseconds: Date.now() - began }, 'backup made');
      }),
  };
}

const dailyLock = 7_201_302;

/** The queue may hand the job to a second backend while the first is still at it. */
async function unlessOthersDo(connectionString: string, work: () => Promise<void>): Promise<void> {
  const client = await reach({ connectionString, application_name: 'territories-backup' });
  try {
    const { rows } = await client.query<{ free: boolean }>(
      'select pg_try_advisory_lock($1) as free',
      [dailyLock],
    );
    if (rows[0]?.free) await work();
  } finally {
    await client.end();
  }
}

/** Writes a backup under a name of its own into the folder of the settings. */
export const backUp = (
  { connectionString, settings }: Pick<BackupPorts, 'connectionString' | 'settings'>,
  kind: BackupKind,
  now: Temporal.Instant,
): Promise<WrittenFile> =>
  writeBackup({
    connectionString,
    file: path.join(settings.folder, backupName(now, kind)),
    passphrase: settings.key,
    now,
  });

/** Lists a backup as made at the moment it shows, however long it took. */
export async function list(
  { database, clock, settings }: Pick<BackupPorts, 'database' | 'clock' | 'settings'>,
  kind: BackupKind,
  { file, bytes }: WrittenFile,
  now: Temporal.Instant,
): Promise<void> {
  const made = {
    kind,
    madeAt: now.toString(),
    day: clock.dayOf(now).toString(),
    host: hostname(),
    folder: path.dirname(file),
    file: path.basename(file),
    bytes,
    encrypted: settings.key !== null,
  };
  await database.asSite((db) => listBackup(db, made));
}

/** Of the automatic ones in our folder, those that are not kept; then what is listed without a file. */
async function removeOld({ database, settings: { folder } }: BackupPorts): Promise<void> {
  const listed = await database.asSite(listedBackups);
  const automatic = listed.filter(({ kind }) => kind !== 'manual');
  const here = automatic.filter(({ file }) => existsSync(path.join(folder, file)));
  const kept = new Set(keptBackups(here));
  const removed = here.filter((it) => !kept.has(it));
  for (const { file } of removed) await rm(path.join(folder, file), { force: true });
  const forgotten = listed.slice(mostListed).filter((it) => !kept.has(it));
  const ids = [...removed, ...forgotten].map(({ id }) => id);
  if (ids.length > 0) await database.asSite((db) => unlistBackups(db, ids));
}

const mostListed = 100;
