import type { Temporal } from 'temporal-polyfill';
import { numberName } from '../assignment/assignment.columns.ts';
import { heldBy } from '../assignment/held-by.queries.ts';
import type { Db } from '../../parts/db/database.ts';
import type { GroundStreet } from '#engines/paper/card/card-sheet.ts';
import type { Mark, Round, StreetState } from './streets.rules.ts';

interface StreetTerritory {
  readonly id: number;
  readonly numberName: string;
  /** That person has it out at this moment. */
  readonly held: boolean;
}

/** `userId` is null for somebody of another congregation, who holds nothing here. */
export const streetTerritory = (
  db: Db,
  territoryId: number,
  userId: number | null,
): Promise<StreetTerritory | undefined> =>
  db.row<StreetTerritory>(selectTerritory, [territoryId, userId]);

const selectTerritory = `
  select
    t.id,
    ${numberName} as "numberName",
    ${heldBy('$2')} as held
  from territories t
  where t.congregation_id = current_congregation()
    and t.id = $1`;

interface RoundRow extends Round {
  readonly territoryId: number;
}

/** Of those among these territories where something was marked. */
export const roundsOf = (db: Db, territoryIds: readonly number[]): Promise<readonly RoundRow[]> =>
  db.rows<RoundRow>(selectRounds, [territoryIds]);

/** Undefined while nothing was marked. */
export const roundOf = (db: Db, territoryId: number): Promise<Round | undefined> =>
  db.row<RoundRow>(selectRounds, [[territoryId]]);

const selectRounds = `
  select
    r.territory_id as "territoryId",
    r.total_metres as "totalMetres",
    (
      select json_agg(
        json_build_object('name', s.name, 'side', s.side, 'metres', s.metres, 'state', s.state)
        order by
          s.name collate "fr-x-icu",
          s.side
      )
      from round_streets s
      where s.congregation_id = r.congregation_id
        and s.territory_id = r.territory_id
    ) as streets
  from street_rounds r
  where r.congregation_id = current_congregation()
    and r.territory_id = any ($1::integer[])`;

export const ownGround = (db: Db): Promise<{ readonly sha256: string | null } | undefined> =>
  db.row<{ sha256: string | null }>(selectGround);

const selectGround = `
  select (select g.sha256 from grounds g where g.id = c.ground_id) as sha256
  from congregations c
  where c.id = current_congregation()`;

/** Begins a round; requires the territory to be locked. */
export async function beginRound(
  db: Db,
  territoryId: number,
  streets: readonly GroundStreet[],
): Promise<void> {
  await db.rows(insertRound, [
    territoryId,
    streets.map(({ name }) => name),
    streets.map(({ side }) => side),
    streets.map(({ metres }) => metres),
  ]);
}

const insertRound = `
  with round as (
    insert into street_rounds (congregation_id, territory_id, total_metres)
    select current_congregation(), $1, sum(metres)
    from unnest($4::integer[]) metres
    returning congregation_id, territory_id
  )
  insert into round_streets (congregation_id, territory_id, name, side, metres)
  select round.congregation_id, round.territory_id, street.name, street.side, street.metres
  from round
  cross join unnest($2::text[], $3::text[], $4::integer[]) as street (name, side, metres)`;

/**
 * Marks a street, or a side of it, as of that moment; false where a part of it was marked otherwise since. Moments
 * are told apart by a minute: requests of one device may take unequally long.
 */
export const markStreet = async (
  db: Db,
  territoryId: number,
  { street, side }: Pick<Mark, 'street' | 'side'>,
  state: StreetState,
  at: Temporal.Instant,
): Promise<boolean> =>
  (await db.rows(updateState, [territoryId, street, side, state, at.toString()])).length > 0;

const updateState = `
  update round_streets
  set
    state = $4,
    marked_at = greatest(marked_at, date_trunc('minute', $5::timestamptz))
  where congregation_id = current_congregation()
    and territory_id = $1
    and name = $2
    and $3 in ('both', side)
    and not exists (
      select
      from round_streets other
      where other.congregation_id = current_congregation()
        and other.territory_id = $1
        and other.name = $2
        and $3 in ('both', other.side)
        and other.state <> $4
        and other.marked_at > $5::timestamptz + interval '1 minute'
    )
  returning side`;

/** Leaves the day alone of marks that are older than a day (OWN-213). */
export async function blurMarks(db: Db, now: Temporal.Instant): Promise<void> {
  await db.rows(updateMoments, [now.toString()]);
}

const updateMoments = `
  update round_streets
  set marked_at = date_trunc('day', marked_at, 'UTC') + interval '1 day'
  where congregation_id = current_congregation()
    and marked_at <> date_trunc('day', marked_at, 'UTC')
    and marked_at < $1::timestamptz - interval '1 day'`;

export async function endRound(db: Db, territoryId: number): Promise<void> {
  await db.rows(deleteRound, [territoryId]);
}

const deleteRound = `
  delete from street_rounds
  where congregation_id = current_congregation()
    and territory_id = $1`;
