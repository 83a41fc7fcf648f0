import type { Temporal } from 'temporal-polyfill';
import { acceptsPresentRules } from '../parts/consent/consent.queries.ts';
import type { Db } from '../parts/db/database.ts';
import { lockPerson } from '../parts/sessions/sessions.queries.ts';

export interface ListedPasskey {
  readonly id: string;
  readonly name: string;
  /** Local day, e.g. `24/11/2026`. */
  readonly made_on: string;
  /** Null where it has never served. */
  readonly used_on: string | null;
  readonly rp_id: string;
}

/** Passkeys of one person, the newest first. */
export const passkeysOf = (
  db: Db,
  userId: number,
  zone: string,
): Promise<readonly ListedPasskey[]> => db.rows<ListedPasskey>(selectPasskeys, [userId, zone]);

const selectPasskeys = `
  select
    id,
    name,
    to_char(made_at at time zone $2, 'DD/MM/YYYY') as made_on,
    to_char(used_at at time zone $2, 'DD/MM/YYYY') as used_on,
    rp_id
  from passkeys
  where congregation_id = current_congregation()
    and user_id = $1
  order by made_at desc, id`;

export interface KnownCredential {
  readonly credential_id: Buffer;
  readonly transports: readonly string[];
}

export const credentialsOf = (db: Db, userId: number): Promise<readonly KnownCredential[]> =>
  db.rows<KnownCredential>(selectCredentials, [userId]);

const selectCredentials = `
  select credential_id, transports
  from passkeys
  where congregation_id = current_congregation()
    and user_id = $1
  order by made_at, id`;

/** Keeps a handle for an account that has none; the one that it has, then. */
export async function handleOf(db: Db, userId: number, fresh: Buffer): Promise<Buffer> {
  await db.rows(insertHandle, [userId, fresh]);
  const kept = await db.row<{ handle: Buffer }>(selectHandle, [userId]);
  if (!kept) throw new Error('The insert left no handle.');
  return kept.handle;
}

const insertHandle = `
  insert into passkey_handles (congregation_id, user_id, handle)
  values (current_congregation(), $1, $2)
  on conflict (congregation_id, user_id) do nothing`;

const selectHandle = `
  select handle
  from passkey_handles
  where congregation_id = current_congregation()
    and user_id = $1`;

export interface PersonToEquip {
  readonly email: string | null;
  /** Names of the passkeys. */
  readonly names: readonly string[];
}

/** The person whose passkeys are counted, locked until the end of the transaction. */
export async function personToEquip(db: Db, userId: number): Promise<PersonToEquip | undefined> {
  // In a statement of its own: one that waits for the row counts as before its wait.
  await lockPerson(db, userId);
  return db.row<PersonToEquip>(selectPerson, [userId]);
}

const selectPerson = `
  select
    email,
    array(
      select name
      from passkeys
      where passkeys.congregation_id = users.congregation_id
        and passkeys.user_id = users.id
    ) as names
  from users
  where congregation_id = current_congregation()
    and id = $1`;

/** Browser and system of a session in words. */
export const deviceOf = async (db: Db, sessionId: string): Promise<string> =>
  (await db.row<{ device: string }>(selectDevice, [sessionId]))?.device ?? '';

const selectDevice = `
  select device
  from sessions
  where congregation_id = current_congregation()
    and id = $1`;

export interface NewPasskey {
  readonly id: string;
  readonly userId: number;
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly rpId: string;
  readonly name: string;
  readonly now: Temporal.Instant;
}

/** False where that credential is there already. */
export const addPasskey = async (db: Db, it: NewPasskey): Promise<boolean> =>
  (await db.row(insertPasskey, [
    it.id,
    it.userId,
    it.credentialId,
    it.publicKey,
    it.counter,
    it.transports,
    it.rpId,
    it.name,
    it.now.toString(),
  ])) !== undefined;

const insertPasskey = `
  insert into passkeys (
    congregation_id, id, user_id, credential_id, public_key, counter, transports, rp_id, name, made_at
  )
  values (current_congregation(), $1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (congregation_id, credential_id) do nothing
  returning id`;

/** Whether another passkey of the person has that name. */
export const isNameTaken = async (
  db: Db,
  userId: number,
  id: string,
  name: string,
): Promise<boolean> => (await db.row(selectNamesake, [userId, id, name])) !== undefined;

const selectNamesake = `
  select id
  from passkeys
  where congregation_id = current_congregation()
    and user_id = $1
    and id <> $2
    and name = $3`;

export const renamePasskey = async (
  db: Db,
  userId: number,
  id: string,
  name: string,
): Promise<boolean> => (await db.row(updateName, [userId, id, name])) !== undefined;

const updateName = `
  update passkeys
  set name = $3
  where congregation_id = current_congregation()
    and user_id = $1
    and id = $2
  returning id`;

export const endPasskey = async (db: Db, userId: number, id: string): Promise<boolean> =>
  (await db.row(deletePasskey, [userId, id])) !== undefined;

const deletePasskey = `
  delete from passkeys
  where congregation_id = current_congregation()
    and user_id = $1
    and id = $2
  returning id`;

export interface PasskeyToUse {
  readonly id: string;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly rp_id: string;
  readonly user_id: number;
  readonly login: string;
  readonly email: string | null;
  readonly role_id: number;
  readonly rgpd_privacy: boolean;
  readonly token_version: number;
}

/** A passkey with its account, locked until the end of the transaction. */
export const passkeyToUse = (
  db: Db,
  credentialId: Buffer,
  handle: Buffer,
): Promise<PasskeyToUse | undefined> => db.row<PasskeyToUse>(selectToUse, [credentialId, handle]);

const selectToUse = `
  select
    passkeys.id,
    passkeys.public_key,
    passkeys.counter::double precision as counter,
    passkeys.rp_id,
    users.id as user_id,
    users.login,
    users.email,
    users.role_id,
    ${acceptsPresentRules('users')} as rgpd_privacy,
    users.token_version
  from passkeys
  join passkey_handles
    on passkey_handles.congregation_id = passkeys.congregation_id
    and passkey_handles.user_id = passkeys.user_id
    and passkey_handles.handle = $2
  join users
    on users.congregation_id = passkeys.congregation_id
    and users.id = passkeys.user_id
  where passkeys.congregation_id = current_congregation()
    and passkeys.credential_id = $1
  for update of passkeys`;

export async function noteUse(
  db: Db,
  id: string,
  counter: number,
  now: Temporal.Instant,
): Promise<void> {
  await db.rows(updateUse, [id, counter, now.toString()]);
}

const updateUse = `
  update passkeys
  set counter = $2, used_at = $3
  where congregation_id = current_congregation()
    and id = $1`;

/** Whether this challenge had not served yet; of two at once one learns that it has. */
export const spendChallenge = async (
  db: Db,
  hash: Buffer,
  ends: Temporal.Instant,
): Promise<boolean> => (await db.row(insertChallenge, [hash, ends.toString()])) !== undefined;

const insertChallenge = `
  insert into passkey_challenges (congregation_id, challenge_hash, ends_at)
  values (current_congregation(), $1, $2)
  on conflict (congregation_id, challenge_hash) do nothing
  returning ends_at`;
