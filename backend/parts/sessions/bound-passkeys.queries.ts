import type { Db } from '../db/database.ts';

/** Passkeys that another address would lock out. */
export interface BoundPasskeys {
  /** The host of the address they were made at. */
  readonly host: string;
  readonly passkeys: number;
  readonly people: number;
}

/** The passkeys of one congregation by the host they are bound to. */
export const passkeysByHost = (db: Db): Promise<readonly BoundPasskeys[]> =>
  db.rows<BoundPasskeys>(selectByHost);

const selectByHost = `
  select
    rp_id as host,
    count(*)::integer as passkeys,
    count(distinct user_id)::integer as people
  from passkeys
  where congregation_id = current_congregation()
  group by rp_id`;
