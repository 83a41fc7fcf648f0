import type { StoredTable } from './backup.queries.ts';

/**
 * Tables without their rows in a backup, each with its reason. The queue's own schema stays out as
 * well: what is due is asked for anew by the first hourly job.
 */
export const leftOutOfBackups: Readonly<Record<string, string>> = {
  first_administrator_code: 'the code of a start ends with it',
  backups: 'the files that it lists are of this server',
};

/** Tables to which migrations add rows; a new database has rows in no other. */
export const filledByMigrations: readonly string[] = [
  'activities',
  'basemap_providers',
  'migrations',
  'roles',
  'territory_types',
];

/** Orders tables so that foreign keys refer to earlier ones. Throws on a circle. */
export function inOrderOfReference(tables: readonly StoredTable[]): readonly StoredTable[] {
  const names = new Set(tables.map(({ name }) => name));
  const ordered: StoredTable[] = [];
  const placed = new Set<string>();
  let left = tables;
  while (left.length > 0) {
    const next = left.filter(({ refers }) =>
      refers.every((it) => placed.has(it) || !names.has(it)),
    );
    if (next.length === 0)
      throw new Error(`Foreign keys in a circle: ${left.map(({ name }) => name).join(', ')}.`);
    for (const table of next) placed.add(table.name);
    ordered.push(...next);
    left = left.filter(({ name }) => !placed.has(name));
  }
  return ordered;
}
