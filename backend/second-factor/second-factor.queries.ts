import type { Temporal } from 'temporal-polyfill';
import { acceptsPresentRules } from '../parts/consent/consent.queries.ts';
import type { Db } from '../parts/db/database.ts';

export interface StoredFactor {
  readonly sealed_secret: Buffer;
  readonly last_step: number;
  /** As an instant. */
  readonly made_at: string;
  /** Local day, e.g. `24/11/2026`. */
  readonly since: string;
  /** Codes on paper that have not served. */
  readonly codes_left: number;
}

export const secondFactorOf = (
  db: Db,
  userId: number,
  zone = 'UTC',
): Promise<StoredFactor | undefined> => db.row<StoredFactor>(selectFactor, [userId, zone]);

const selectFactor = `
  select
    sealed_secret,
    last_step::double precision as last_step,
    to_char(made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as made_at,
    to_char(made_at at time zone $2, 'DD/MM/YYYY') as since,
    (
      select count(*)::integer
      from recovery_codes
      where recovery_codes.congregation_id = second_factors.congregation_id
        and recovery_codes.user_id = second_factors.user_id
    ) as codes_left
  from second_factors
  where congregation_id = current_congregation()
    and user_id = $1`;

interface NewFactor {
  readonly userId: number;
  readonly sealedSecret: Buffer;
  readonly lastStep: number;
  readonly now: Temporal.Instant;
}

/** False where the person has one already. */
export const addFactor = async (
  db: Db,
  { userId, sealedSecret, lastStep, now }: NewFactor,
): Promise<boolean> =>
  (await db.row(insertFactor, [userId, sealedSecret, lastStep, now.toString()])) !== undefined;

const insertFactor = `
  insert into second_factors (congregation_id, user_id, sealed_secret, last_step, made_at)
  values (current_congregation(), $1, $2, $3, $4)
  on conflict (congregation_id, user_id) do nothing
  returning user_id`;

/** Takes the place of every code on paper of that person. */
export async function replaceRecoveryCodes(
  db: Db,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.rows(deleteCodes, [userId]);
  await db.rows(insertCodes, [userId, hashes]);
}

const deleteCodes = `
  delete from recovery_codes
  where congregation_id = current_congregation()
    and user_id = $1`;

const insertCodes = `
  insert into recovery_codes (congregation_id, user_id, code_hash)
  select current_congregation(), $1, hash
  from unnest($2::bytea[]) as made (hash)`;

/** Uses a code on paper up; false where the person has no such code. */
export const spendRecoveryCode = async (db: Db, userId: number, hash: Buffer): Promise<boolean> =>
  (await db.row(deleteCode, [userId, hash])) !== undefined;

const deleteCode = `
  delete from recovery_codes
  where congregation_id = current_congregation()
    and user_id = $1
    and code_hash = $2
  returning user_id`;

export async function rememberStep(db: Db, userId: number, step: number): Promise<void> {
  await db.rows(updateStep, [userId, step]);
}

const updateStep = `
  update second_factors
  set last_step = $2
  where congregation_id = current_congregation()
    and user_id = $1`;

/** False where the person has none. */
export const endFactor = async (db: Db, userId: number): Promise<boolean> =>
  (await db.row(deleteFactor, [userId])) !== undefined;

const deleteFactor = `
  delete from second_factors
  where congregation_id = current_congregation()
    and user_id = $1
  returning user_id`;

/** What the card on paper of that person opens, once an application is asked for besides: nothing. */
export async function endCardOf(db: Db, userId: number): Promise<void> {
  await db.rows(deleteCard, [userId]);
}

const deleteCard = `
  delete from pairing_cards
  where congregation_id = current_congregation()
    and user_id = $1`;

export interface FactorAccount {
  readonly home: number;
  readonly id: number;
  readonly login: string;
  readonly email: string | null;
  readonly rgpd_privacy: boolean;
  readonly token_version: number;
}

export const factorAccount = (db: Db, userId: number): Promise<FactorAccount | undefined> =>
  db.row<FactorAccount>(selectAccount, [userId]);

const selectAccount = `
  select
    congregation_id as home,
    id,
    login,
    email,
    ${acceptsPresentRules('users')} as rgpd_privacy,
    token_version
  from users
  where congregation_id = current_congregation()
    and id = $1`;

/** The accounts of that name that have a second factor or a passkey, in the congregation of `db` (B-51). */
export const factorsUnder = (db: Db, login: string): Promise<readonly FactorAccount[]> =>
  db.rows<FactorAccount>(selectUnder, [login]);

const selectUnder = `
  select
    users.congregation_id as home,
    users.id,
    users.login,
    users.email,
    ${acceptsPresentRules('users')} as rgpd_privacy,
    users.token_version
  from users
  where users.congregation_id = current_congregation()
    and lower(users.login) = lower($1)
    and (
      exists (
        select
        from second_factors
        where second_factors.congregation_id = users.congregation_id
          and second_factors.user_id = users.id
      )
      or exists (
        select
        from passkeys
        where passkeys.congregation_id = users.congregation_id
          and passkeys.user_id = users.id
      )
    )`;

/** Counts a try with a ticket, before it is looked at; how many there were, this one included. */
export async function countTry(
  db: Db,
  hash: Buffer,
  ends: Temporal.Instant,
): Promise<number | null> {
  const row = await db.row<{ tries: number }>(upsertTry, [hash, ends.toString()]);
  return row?.tries ?? null;
}

const upsertTry = `
  insert into second_factor_tickets as known (congregation_id, ticket_hash, tries, ends_at)
  select congregations.id, $1, 1, $2
  from congregations
  where congregations.id = current_congregation()
  on conflict (congregation_id, ticket_hash) do update
  set tries = known.tries + 1
  returning tries`;

/** False where it has served; of two at once one learns that it has. */
export const spendTicket = async (db: Db, hash: Buffer, ends: Temporal.Instant): Promise<boolean> =>
  (await db.row(upsertSpent, [hash, ends.toString()])) !== undefined;

const upsertSpent = `
  insert into second_factor_tickets as known (congregation_id, ticket_hash, tries, spent, ends_at)
  values (current_congregation(), $1, 0, true, $2)
  on conflict (congregation_id, ticket_hash) do update
  set spent = true
  where not known.spent
  returning ticket_hash`;
