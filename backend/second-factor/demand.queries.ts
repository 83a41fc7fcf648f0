import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../parts/db/database.ts';

export interface Demand {
  /** Local day since when the congregation demands it; null where it does not. */
  readonly since: string | null;
  /** People in charge, and how many of them have neither second factor nor passkey. */
  readonly in_charge: number;
  readonly without: number;
}

/** What the congregation of `db` demands, and how many still lack it. */
export const demandOf = (db: Db, zone: string): Promise<Demand | undefined> =>
  db.row<Demand>(selectDemand, [zone]);

const selectDemand = `
  select
    (
      select to_char(demanded_at at time zone $1, 'DD/MM/YYYY')
      from second_factor_policies
      where congregation_id = current_congregation()
    ) as since,
    count(*)::integer as in_charge,
    (
      count(*) filter (
        where not exists (
          select
          from second_factors
          where second_factors.congregation_id = users.congregation_id
            and second_factors.user_id = users.id
        )
        and not exists (
          select
          from passkeys
          where passkeys.congregation_id = users.congregation_id
            and passkeys.user_id = users.id
        )
      )
    )::integer as without
  from users
  where congregation_id = current_congregation()
    and role_id <= 3`;

/** False where the congregation demands it already. */
export const beginDemand = async (db: Db, now: Temporal.Instant): Promise<boolean> =>
  (await db.row(insertPolicy, [now.toString()])) !== undefined;

const insertPolicy = `
  insert into second_factor_policies (congregation_id, demanded_at)
  values (current_congregation(), $1)
  on conflict (congregation_id) do nothing
  returning congregation_id`;

/** False where the congregation does not demand it. */
export const endDemand = async (db: Db): Promise<boolean> =>
  (await db.row(deletePolicy)) !== undefined;

const deletePolicy = `
  delete from second_factor_policies
  where congregation_id = current_congregation()
  returning congregation_id`;

/** What that person is told at the next sign-in, until it is read (OWN-402). */
export async function noteRemoval(db: Db, userId: number, now: Temporal.Instant): Promise<void> {
  await db.rows(upsertRemoval, [userId, now.toString()]);
}

const upsertRemoval = `
  insert into second_factor_removals (congregation_id, user_id, removed_at)
  values (current_congregation(), $1, $2)
  on conflict (congregation_id, user_id) do update
  set removed_at = excluded.removed_at`;

export async function forgetRemoval(db: Db, userId: number): Promise<void> {
  await db.rows(deleteRemoval, [userId]);
}

const deleteRemoval = `
  delete from second_factor_removals
  where congregation_id = current_congregation()
    and user_id = $1`;
