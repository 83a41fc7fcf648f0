import { Temporal } from 'temporal-polyfill';
import { numberName } from '../domain/assignment/assignment.columns.ts';
import type { ActivityKind, AssignmentPeriods } from '../domain/assignment/period.rules.ts';
import type { Db } from '../parts/db/database.ts';
import type {
  BookingType,
  ExitCommand,
  ExitFacts,
  Exits,
} from '../domain/assignment/exit.rules.ts';

interface ExitFactsRow {
  readonly restrict_exits: boolean;
  readonly bypass_no_visited: boolean;
  readonly imposed_activities: readonly number[] | null;
  readonly activity_kind: ActivityKind | null;
  readonly user_exists: boolean;
  readonly online_enabled: boolean;
  readonly periods: AssignmentPeriods;
  readonly territories: readonly {
    readonly id: number;
    readonly number_name: string;
    readonly out: boolean;
    readonly last_return: string | null;
    readonly no_visited: boolean;
    readonly booking: { readonly name: string; readonly type: BookingType } | null;
  }[];
}

/** Requires the territories to be locked. */
export async function exitFacts(
  db: Db,
  { territoryIds, activityId, userId }: ExitCommand,
): Promise<ExitFacts> {
  const row = await db.row<ExitFactsRow>(selectExitFacts, [territoryIds, activityId, userId]);
  if (!row) throw new Error('The congregation has no settings.');
  return {
    restrictExits: row.restrict_exits,
    bypassNoVisited: row.bypass_no_visited,
    imposedActivities: row.imposed_activities,
    activityKind: row.activity_kind,
    userExists: row.user_exists,
    onlineEnabled: row.online_enabled,
    periods: row.periods,
    territories: row.territories.map((it) => ({
      id: it.id,
      numberName: it.number_name,
      out: it.out,
      lastReturn: it.last_return === null ? null : Temporal.PlainDate.from(it.last_return),
      noVisited: it.no_visited,
      booking: it.booking,
    })),
  };
}

const selectExitFacts = `
  select
    s.restrict_exits,
    s.bypass_no_visited,
    case
      when s.restrict_activities then array(
        select sa.activity_id::integer
        from setting_activities sa
        where sa.congregation_id = s.congregation_id
      )
    end as imposed_activities,
    (select kind from activities where id = $2::integer) as activity_kind,
    exists (
      select
      from users u
      where u.congregation_id = s.congregation_id
        and u.id = $3::integer
    ) as user_exists,
    exists (
      select
      from bookings b
      where b.congregation_id = s.congregation_id
        and b.type = 'online'
    ) as online_enabled,
    json_build_object(
      'standard', s.standard_period,
      'campaign', s.campaign_period,
      'stand', s.stand_period
    ) as periods,
    (
      select coalesce(
        json_agg(
          json_build_object(
            'id', t.id,
            'number_name', ${numberName},
            'out', past.out,
            'last_return', past.last_return,
            'no_visited', t.no_visited,
            'booking', booked.booking
          )
          order by t.number
        ),
        '[]'
      )
      from territories t
      cross join lateral (
        select
          coalesce(bool_or(h.return_date is null), false) as out,
          max(h.return_date) as last_return
        from histories h
        where h.congregation_id = t.congregation_id
          and h.territory_id = t.id
      ) past
      left join lateral (
        select json_build_object('name', b.name, 'type', b.type) as booking
        from booking_territories bt
        join bookings b
          on b.congregation_id = bt.congregation_id
          and b.id = bt.booking_id
        where bt.congregation_id = t.congregation_id
          and bt.territory_id = t.id
      ) booked on true
      where t.congregation_id = s.congregation_id
        and t.id = any ($1::integer[])
    ) as territories
  from congregation_settings s
  where s.congregation_id = current_congregation()`;

/**
 * Assigns each territory its next output number without gaps; requires the territories to be
 * locked.
 */
export async function insertExits(db: Db, exits: Exits): Promise<void> {
  await db.rows(insertOpen, [
    exits.territories.map(({ id }) => id),
    exits.territories.map(({ online }) => online),
    exits.userId,
    exits.activityId,
    exits.releaseDate.toString(),
    exits.theoreticalReturnDate.toString(),
  ]);
}

const insertOpen = `
  insert into histories (
    congregation_id, territory_id, output_number, user_id, activity_id, release_date,
    theoretical_return_date, online
  )
  select
    current_congregation(),
    given.territory_id,
    (
      select coalesce(max(h.output_number), 0) + 1
      from histories h
      where h.congregation_id = current_congregation()
        and h.territory_id = given.territory_id
    ),
    $3, $4, $5, $6, given.online
  from unnest($1::integer[], $2::boolean[]) as given (territory_id, online)`;
