import type { Temporal } from 'temporal-polyfill';
import type { Database } from '../parts/db/database.ts';
import {
  accountByLogin,
  congregationExists,
  siteAdministratorHome,
  type AccountRow,
} from './session.queries.ts';

/**
 * The account of a login in a congregation: its own, else that of a site administrator, who may
 * enter every congregation (B-47). Runs the same queries whether or not an account exists, against
 * timing attacks.
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
