import type { Temporal } from 'temporal-polyfill';
import { acceptsPresentRules } from '../parts/consent/consent.queries.ts';
import type { Db } from '../parts/db/database.ts';

/** Local day and time until which the person's card opens the account; undefined without one. */
export const cardUntil = async (
  db: Db,
  userId: number,
  now: Temporal.Instant,
  zone: string,
): Promise<string | undefined> =>
  (await db.row<{ until: string }>(selectUntil, [userId, now.toString(), zone]))?.until;

const selectUntil = `
  select to_char(ends_at at time zone $3, 'DD/MM/YYYY "à" HH24:MI') as until
  from pairing_cards
  where congregation_id = current_congregation()
    and user_id = $1
    and ends_at > $2
    and used_key is null`;

/** Keeps the card of a person, whose row is locked; the one before opens nothing any more. */
export async function keepCard(
  db: Db,
  userId: number,
  hash: Buffer,
  ends: Temporal.Instant,
): Promise<void> {
  await db.rows(upsertCard, [userId, hash, ends.toString()]);
}

const upsertCard = `
  insert into pairing_cards (congregation_id, user_id, token_hash, ends_at)
  values (current_congregation(), $1, $2, $3)
  on conflict (congregation_id, user_id) do update
  set token_hash = excluded.token_hash, ends_at = excluded.ends_at, used_key = null`;

/** Returns whether that person had a card that was not used. */
export const endCard = async (db: Db, userId: number): Promise<boolean> =>
  (await db.row<{ unused: boolean }>(deleteCardOf, [userId]))?.unused === true;

const deleteCardOf = `
  delete from pairing_cards
  where congregation_id = current_congregation()
    and user_id = $1
  returning used_key is null as unused`;

/** Whose card that is; undefined where it opens nothing. */
export const cardHolder = async (
  db: Db,
  hash: Buffer,
  now: Temporal.Instant,
): Promise<number | undefined> =>
  (await db.row<{ user_id: number }>(selectHolder, [hash, now.toString()]))?.user_id;

const selectHolder = `
  select user_id
  from pairing_cards
  where congregation_id = current_congregation()
    and token_hash = $1
    and ends_at > $2`;

/** Minutes in which the request that used a card up may be sent again, as its answer may have been lost. */
const againMinutes = 5;

interface Use {
  readonly hash: Buffer;
  /** Names the request; null where it has no name, and cannot be told from another. */
  readonly key: string | null;
  readonly now: Temporal.Instant;
}

/**
 * Uses a card up, of a person whose row is locked: `again` for the request that did before, null where
 * another did.
 */
export async function useCard(db: Db, { hash, key, now }: Use): Promise<'first' | 'again' | null> {
  const card = await db.row<{ used_key: string | null }>(selectUse, [hash, now.toString()]);
  if (!card) return null;
  if (card.used_key !== null) return card.used_key === key ? 'again' : null;
  if (key === null) await db.rows(deleteCard, [hash]);
  else await db.rows(updateUsed, [hash, key, now.add({ minutes: againMinutes }).toString()]);
  return 'first';
}

const selectUse = `
  select used_key
  from pairing_cards
  where congregation_id = current_congregation()
    and token_hash = $1
    and ends_at > $2`;

const deleteCard = `
  delete from pairing_cards
  where congregation_id = current_congregation()
    and token_hash = $1`;

const updateUsed = `
  update pairing_cards
  set used_key = $2, ends_at = $3
  where congregation_id = current_congregation()
    and token_hash = $1`;

export interface CardAccount {
  readonly home: number;
  readonly id: number;
  readonly login: string;
  readonly rgpd_privacy: boolean;
  readonly token_version: number;
}

export const cardAccount = (db: Db, userId: number): Promise<CardAccount | undefined> =>
  db.row<CardAccount>(selectAccount, [userId]);

const selectAccount = `
  select
    congregation_id as home,
    id,
    login,
    ${acceptsPresentRules('users')} as rgpd_privacy,
    token_version
  from users
  where congregation_id = current_congregation()
    and id = $1`;

export async function forgetEndedCards(db: Db, now: Temporal.Instant): Promise<void> {
  await db.rows(deleteEnded, [now.toString()]);
}

const deleteEnded = `
  delete from pairing_cards
  where congregation_id = current_congregation()
    and ends_at <= $1`;
