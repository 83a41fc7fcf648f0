import type { Database } from '../db/database.ts';
import { congregationIds } from '../db/elsewhere.ts';
import { type BoundPasskeys, passkeysByHost } from './bound-passkeys.queries.ts';

/** The passkeys of the whole site by the host they are bound to (OWN-364). */
export async function boundPasskeys(database: Database): Promise<readonly BoundPasskeys[]> {
  const sums = new Map<string, BoundPasskeys>();
  for (const congregation of await database.asSite(congregationIds)) {
    for (const found of await database.asTenant(congregation, passkeysByHost)) {
      const sum = sums.get(found.host) ?? { host: found.host, passkeys: 0, people: 0 };
      sums.set(found.host, {
        ...sum,
        passkeys: sum.passkeys + found.passkeys,
        people: sum.people + found.people,
      });
    }
  }
  return [...sums.values()].toSorted((a, b) => b.passkeys - a.passkeys);
}
