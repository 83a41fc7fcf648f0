import type { Temporal } from 'temporal-polyfill';
import type { Database } from '../db/database.ts';
import {
  accountByLogin,
  congregationExists,
  siteAdministratorHome,
  type AccountRow,
} from './session.queries.ts';

/**
 * Whom a login means in a congregation: its own account of that name, else a site administrator, who may enter
 * every congregation there is (B-47). Asks the same of the database whether anybody is found or not.
 */
export async function findAccount(
  database: Database,
  congregation: number,
  login: string,
  now: Temporal.Instant,
): Promise<AccountRow | null> {
  const [[exists, own], home] = await Promise.all([
    database.asTenant(
      congregation,
      async (db) => [await congregationExists(db), await accountByLogin(db, login, now)] as const,
    ),
    database.asAnonymous((db) => siteAdministratorHome(db, login)),
  ]);
  if (!exists) return null;
  if (own || home === null) return own ?? null;
  return (await database.asTenant(home, (db) => accountByLogin(db, login, now))) ?? null;
}
