import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../db/database.ts';
import { privacyVersion } from './privacy-version.ts';

/** SQL condition: the user accepted the current version of the privacy rules. */
export const acceptsPresentRules = (users: string): string => `(
      ${users}.rgpd_privacy
      and exists (
        select
        from privacy_consents
        where privacy_consents.congregation_id = ${users}.congregation_id
          and privacy_consents.user_id = ${users}.id
          and privacy_consents.version = ${privacyVersion}
      )
    )`;

export const hasAcceptedPresentRules = async (db: Db, userId: number): Promise<boolean> =>
  (await db.row(selectAccepting, [userId])) !== undefined;

const selectAccepting = `
  select id
  from users
  where congregation_id = current_congregation()
    and id = $1
    and ${acceptsPresentRules('users')}`;

/** Returns whether the current version was not accepted before. */
export const acceptPresentRules = async (
  db: Db,
  userId: number,
  now: Temporal.Instant,
): Promise<boolean> =>
  (await db.row(insertConsent, [userId, privacyVersion, now.toString()])) !== undefined;

const insertConsent = `
  with accepted as (
    update users
    set rgpd_privacy = true
    where congregation_id = current_congregation()
      and id = $1
    returning id
  ), consent as (
    insert into privacy_consents as known (congregation_id, user_id, version, accepted_at)
    select current_congregation(), id, $2::smallint, $3::timestamptz
    from accepted
    on conflict do nothing
    returning user_id
  )
  select user_id from consent`;

export interface Consent {
  readonly version: number;
  readonly accepted_at: string;
  readonly accepted_on: string;
}

/** Accepted versions of the privacy rules, latest first. */
export const consentsOf = (db: Db, userId: number, zone: string): Promise<readonly Consent[]> =>
  db.rows<Consent>(selectConsents, [userId, zone]);

const selectConsents = `
  select
    version,
    to_char(accepted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as accepted_at,
    to_char(accepted_at at time zone $2, 'DD/MM/YYYY') as accepted_on
  from privacy_consents
  where congregation_id = current_congregation()
    and user_id = $1
  order by version desc`;
