import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../parts/db/database.ts';
import { graceEnded } from '../parts/sessions/grace.ts';
import { acceptsPresentRules } from '../parts/consent/consent.queries.ts';

export interface NamedCongregation {
  readonly id: number;
  readonly name: string;
}

export const congregationNames = (db: Db): Promise<readonly NamedCongregation[]> =>
  db.rows<{ id: number; name: string }>(selectNames);

const selectNames = `
  select id, name
  from congregations`;

export interface AccountRow {
  readonly home: number;
  readonly id: number;
  readonly login: string;
  readonly email: string | null;
  readonly password_hash: string;
  readonly rgpd_privacy: boolean;
  readonly token_version: number;
  /** Null without a temporary password that is still valid. */
  readonly temporary_hash: string | null;
  /** A code is asked for after the password. */
  readonly second_factor: boolean;
  /** A second factor is demanded, and the days to set one up are over (OWN-400). */
  readonly factor_due: boolean;
  /** Hosts at which the person's passkeys serve. */
  readonly passkey_hosts: readonly string[];
}

/** The account of a login in the congregation of `db` (B-51). */
export const accountByLogin = (
  db: Db,
  login: string,
  now: Temporal.Instant,
): Promise<AccountRow | undefined> =>
  db.row<AccountRow>(selectAccount, [login, now.toString(), graceEnded(now).toString()]);

const selectAccount = `
  select
    users.congregation_id as home,
    users.id,
    users.login,
    users.email,
    users.password_hash,
    ${acceptsPresentRules('users')} as rgpd_privacy,
    users.token_version,
    temporary_passwords.password_hash as temporary_hash,
    exists (
      select
      from second_factors
      where second_factors.congregation_id = users.congregation_id
        and second_factors.user_id = users.id
    ) as second_factor,
    exists (
      select
      from second_factor_demands d
      where d.congregation_id = users.congregation_id
        and d.user_id = users.id
        and users.role_id <= 3
        and d.since <= $3
    ) as factor_due,
    array(
      select distinct rp_id
      from passkeys
      where passkeys.congregation_id = users.congregation_id
        and passkeys.user_id = users.id
    ) as passkey_hosts
  from users
  left join temporary_passwords
    on temporary_passwords.congregation_id = users.congregation_id
    and temporary_passwords.user_id = users.id
    and temporary_passwords.expires_at > $2
  where users.congregation_id = current_congregation()
    and lower(users.login) = lower($1)`;

/** Whether the congregation of `db` exists. */
export const congregationExists = async (db: Db): Promise<boolean> =>
  (await db.row(selectPresent)) !== undefined;

const selectPresent = `
  select id
  from congregations
  where id = current_congregation()`;

/** Home congregation of the site administrator with that login (B-47); null without one. */
export const siteAdministratorHome = async (db: Db, login: string): Promise<number | null> =>
  (await db.row<{ home: number }>(selectSiteAdministrator, [login]))?.home ?? null;

const selectSiteAdministrator = `
  select congregation_id as home
  from users
  where role_id = 1
    and lower(login) = lower($1)
  order by congregation_id
  limit 1`;

/** Replaces an earlier temporary password; the regular one stays valid (B-49). */
export async function keepTemporaryPassword(
  db: Db,
  userId: number,
  hash: string,
  expiresAt: Temporal.Instant,
): Promise<void> {
  await db.rows(upsertTemporaryPassword, [userId, hash, expiresAt.toString()]);
}

const upsertTemporaryPassword = `
  insert into temporary_passwords (congregation_id, user_id, password_hash, expires_at)
  values (current_congregation(), $1, $2, $3)
  on conflict (congregation_id, user_id) do update
  set password_hash = excluded.password_hash, expires_at = excluded.expires_at`;
