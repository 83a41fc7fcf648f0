import type { Temporal } from 'temporal-polyfill';
import { numberName } from '../domain/assignment/assignment.columns.ts';
import type { Db } from '../parts/db/database.ts';

/**
 * Lets the bearer of a token tick the streets of a territory, whose row is locked, for its holder; nothing
 * where it is not that person's.
 */
export async function beginShare(
  db: Db,
  {
    hash,
    territoryId,
    userId,
  }: Readonly<Record<'territoryId' | 'userId', number>> & { hash: Buffer },
  expiresAt: Temporal.Instant,
): Promise<void> {
  await db.rows(insertShare, [hash, territoryId, userId, expiresAt.toString()]);
  await db.rows(deleteOldest, [territoryId]);
}

/** Codes of one assignment, good at once: a second person, and those who lost theirs (OWN-218). */
const mostShares = 5;

const insertShare = `
  insert into street_shares (congregation_id, token_hash, history_id, expires_at, turn)
  select
    h.congregation_id,
    $1,
    h.id,
    $4,
    1 + coalesce((
      select max(s.turn)
      from street_shares s
      where s.congregation_id = h.congregation_id
        and s.history_id = h.id
    ), 0)
  from histories h
  where h.congregation_id = current_congregation()
    and h.territory_id = $2
    and h.user_id = $3
    and h.return_date is null`;

const deleteOldest = `
  delete from street_shares s
  using histories h
  where s.congregation_id = current_congregation()
    and h.congregation_id = s.congregation_id
    and h.id = s.history_id
    and h.territory_id = $1
    and h.return_date is null
    and s.turn <= (
      select max(newest.turn) - ${mostShares}
      from street_shares newest
      where newest.congregation_id = h.congregation_id
        and newest.history_id = h.id
    )`;

interface SharedTerritory {
  readonly id: number;
  readonly numberName: string;
}

/** Undefined for a token that is unknown, has ended or was ended. */
export const sharedTerritory = (
  db: Db,
  hash: Buffer,
  now: Temporal.Instant,
): Promise<SharedTerritory | undefined> =>
  db.row<SharedTerritory>(selectShared, [hash, now.toString()]);

const selectShared = `
  select
    t.id,
    ${numberName} as "numberName"
  from street_shares s
  join histories h
    on h.congregation_id = s.congregation_id
    and h.id = s.history_id
    and h.return_date is null
  join territories t
    on t.congregation_id = h.congregation_id
    and t.id = h.territory_id
  where s.congregation_id = current_congregation()
    and s.token_hash = $1
    and s.expires_at > $2`;

/** Whether somebody may tick the streets of a territory for its holder. */
export const isShared = async (
  db: Db,
  territoryId: number,
  now: Temporal.Instant,
): Promise<boolean> => (await db.row(selectAny, [territoryId, now.toString()])) !== undefined;

const selectAny = `
  select 1
  from street_shares s
  join histories h
    on h.congregation_id = s.congregation_id
    and h.id = s.history_id
  where s.congregation_id = current_congregation()
    and h.territory_id = $1
    and s.expires_at > $2
  limit 1`;

export async function endShares(db: Db, territoryId: number): Promise<void> {
  await db.rows(deleteShares, [territoryId]);
}

const deleteShares = `
  delete from street_shares s
  using histories h
  where s.congregation_id = current_congregation()
    and h.congregation_id = s.congregation_id
    and h.id = s.history_id
    and h.territory_id = $1`;

export async function forgetEndedShares(db: Db, now: Temporal.Instant): Promise<void> {
  await db.rows(deleteEnded, [now.toString()]);
}

const deleteEnded = `
  delete from street_shares
  where congregation_id = current_congregation()
    and expires_at <= $1`;
