import { Temporal } from 'temporal-polyfill';
import type { ListedBackup } from '../parts/backup/backups.queries.ts';

/** The hour, in the zone of the server, from which a day's backup is due. */
const dueFrom = 3;

/**
 * Whether the day's backup is still to be made; the first of all is at once. Days are compared, not
 * ages: a clock that jumped ahead and back leaves no day without one (OWN-76).
 */
export function isDue(made: readonly ListedBackup[], local: Temporal.ZonedDateTime): boolean {
  const days = made.filter(({ kind }) => kind === 'daily').map(({ day }) => day);
  return (
    days.length === 0 || (local.hour >= dueFrom && !days.includes(local.toPlainDate().toString()))
  );
}

const keptDays = 7;
const keptWeeks = 4;
const keptMigrations = 3;

/**
 * Which automatic backups are kept: the seven newest days, of older ones the newest of each of four
 * weeks, and as long as those reach back three of those before a migration. `made` is in the order
 * of being made, newest first; a clock that jumps removes nothing that the order would keep
 * (OWN-76).
 */
export function keptBackups(made: readonly ListedBackup[]): readonly ListedBackup[] {
  const daily = made.filter(({ kind }) => kind === 'daily');
  const days = firstOfEach(daily, ({ day }) => day).slice(0, keptDays);
  const older = daily.filter((it) => !days.some(({ day }) => day === it.day));
  const weeks = firstOfEach(older, ({ day }) => weekOf(day)).slice(0, keptWeeks);
  const oldest = weeks.length === keptWeeks ? (weeks.at(-1)?.id ?? 0) : 0;
  const migrations = made.filter(({ kind, id }) => kind === 'migration' && id > oldest);
  return [...days, ...weeks, ...migrations.slice(0, keptMigrations)];
}

function firstOfEach<T>(list: readonly T[], nameOf: (item: T) => string): readonly T[] {
  const firsts = new Map<string, T>();
  for (const item of list) if (!firsts.has(nameOf(item))) firsts.set(nameOf(item), item);
  return [...firsts.values()];
}

/** ISO week, such as '2026-48'. */
function weekOf(day: string): string {
  const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(day);
  return `${yearOfWeek}-${weekOfYear}`;
}

/** '2026-11-24T03-01-09Z-daily.backup'. */
export const backupName = (now: Temporal.Instant, kind: ListedBackup['kind']): string =>
  `${now.toString({ smallestUnit: 'second' }).replaceAll(':', '-')}-${kind}.backup`;
