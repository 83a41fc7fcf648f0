import type { Database, Db } from '../parts/db/database.ts';
import { congregationIds } from '../parts/db/elsewhere.ts';

/** Passkeys that another address would lock out. */
export interface BoundPasskeys {
  /** The host of the address they were made at. */
  readonly host: string;
  readonly passkeys: number;
  readonly people: number;
}

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

const passkeysByHost = (db: Db): Promise<readonly BoundPasskeys[]> =>
  db.rows<BoundPasskeys>(selectByHost);

const selectByHost = `
  select
    rp_id as host,
    count(*)::integer as passkeys,
    count(distinct user_id)::integer as people
  from passkeys
  where congregation_id = current_congregation()
  group by rp_id`;
