import type { StoredTable } from './backup.queries.ts';

/**
 * Tables without their rows in a backup, each with its reason; those of a backup that has them stay
 * out of a restore (OWN-201). The queue's own schema stays out as well: what is due is asked for anew
 * by the first hourly job.
 */
export const leftOutOfBackups: Readonly<Record<string, string>> = {
  first_administrator_code: 'the code of a start ends with it',
  backups: 'the files that it lists are of this server',
  sessions: 'each may have been ended since, and people sign in anew',
  pocket_permissions: 'each may have been ended since, and a device asks for new ones',
  one_tap_links: 'each may have been used since, and the next reminder brings new ones',
  street_shares: 'each may have been ended since, and a holder shows another code',
  pairing_cards: 'each may have been used or cancelled since, and a manager prints another',
  device_marks: 'each may have been ended since, and a sign-in makes another',
  passkeys: 'each may have been ended since, and whoever has the password makes another',
  passkey_challenges: 'each has served, and is over in five minutes',
  second_factors:
    'each may have been ended since, and its seal needs a secret that no backup holds',
  recovery_codes: 'each may have served since, and goes with its factor',
  second_factor_tickets: 'each has served or is over in half an hour',
  second_factor_demands:
    'no factor comes back with it, and everybody has seven days again to set one up',
  second_factor_removals: 'goes with the factors, of which none comes back',
  push_subscriptions:
    'each may have been ended since, and its device may be another’s; it is made anew',
  push_outbox: 'each is of a browser, and of a day',
  temporary_passwords: 'each may have been replaced since, and another can be asked for',
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
