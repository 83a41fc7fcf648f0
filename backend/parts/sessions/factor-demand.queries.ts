import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../db/database.ts';
import { graceDays } from './grace.ts';

interface Demanding {
  /** The site demands it of everybody in charge. */
  readonly bySite: boolean;
  readonly now: Temporal.Instant;
  /** One person alone; null: everybody. */
  readonly userId?: number | null;
}

/**
 * Of whom a second factor is demanded, in the congregation of `db`: whoever has come under the demand
 * since is noted with this moment, whoever has left it is forgotten (OWN-399).
 */
export async function noteDemands(
  db: Db,
  { bySite, now, userId = null }: Demanding,
): Promise<void> {
  await db.rows(deleteFreed, [bySite, userId]);
  await db.rows(insertDemanded, [bySite, userId, now.toString()]);
}

const demanded = `(
      users.role_id <= 3
      and (
        $1::boolean
        or exists (
          select
          from second_factor_policies
          where second_factor_policies.congregation_id = users.congregation_id
        )
      )
    )`;

const deleteFreed = `
  delete from second_factor_demands
  using users
  where second_factor_demands.congregation_id = current_congregation()
    and users.congregation_id = second_factor_demands.congregation_id
    and users.id = second_factor_demands.user_id
    and ($2::integer is null or users.id = $2)
    and not ${demanded}`;

const insertDemanded = `
  insert into second_factor_demands (congregation_id, user_id, since)
  select current_congregation(), users.id, $3
  from users
  where users.congregation_id = current_congregation()
    and ($2::integer is null or users.id = $2)
    and ${demanded}
  on conflict do nothing`;

/** Whether a card on paper would open the account past a second factor that is there, or demanded (OWN-394, OWN-403). */
export const isBeyondCards = async (db: Db, userId: number): Promise<boolean> =>
  (await db.row(selectBeyondCards, [userId])) !== undefined;

const selectBeyondCards = `
  select user_id
  from second_factors
  where congregation_id = current_congregation()
    and user_id = $1
  union all
  select user_id
  from second_factor_demands
  where congregation_id = current_congregation()
    and user_id = $1`;

export interface FactorStanding {
  /** Local day from which the password alone opens nothing but the set-up; null where nothing is demanded, or it is satisfied. */
  readonly until: string | null;
  /** A passkey would satisfy it, at the next sign-in. */
  readonly passkey: boolean;
  /** Local day on which somebody else ended the person's second factor, until it is read. */
  readonly removed: string | null;
}

/** What a person is told of the demand, in that session. */
export const factorStanding = (
  db: Db,
  { userId, sessionId, zone }: { userId: number; sessionId: string; zone: string },
): Promise<FactorStanding | undefined> =>
  db.row<FactorStanding>(selectStanding, [userId, sessionId, zone]);

const selectStanding = `
  select
    (
      select to_char((since + interval '${graceDays} days') at time zone $3, 'DD/MM/YYYY')
      from second_factor_demands d
      where d.congregation_id = users.congregation_id
        and d.user_id = users.id
        and users.role_id <= 3
        and not exists (
          select
          from second_factors f
          where f.congregation_id = users.congregation_id
            and f.user_id = users.id
        )
        and not exists (
          select
          from sessions
          where sessions.congregation_id = users.congregation_id
            and sessions.id = $2
            and sessions.by_passkey
        )
    ) as until,
    exists (
      select
      from passkeys
      where passkeys.congregation_id = users.congregation_id
        and passkeys.user_id = users.id
    ) as passkey,
    (
      select to_char(removed_at at time zone $3, 'DD/MM/YYYY')
      from second_factor_removals r
      where r.congregation_id = users.congregation_id
        and r.user_id = users.id
    ) as removed
  from users
  where users.congregation_id = current_congregation()
    and users.id = $1`;
