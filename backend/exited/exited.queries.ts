import { activityColours } from '../domain/assignment/activity-colours.ts';
import {
  dueClass,
  humanDate,
  mapLink,
  numberName,
  reprieveButton,
} from '../domain/assignment/assignment.columns.ts';
import { assignmentTexts } from '../domain/assignment/assignment.texts.ts';
import type { DueLimits } from '../domain/assignment/due.rules.ts';
import { noVisitedMark } from '../domain/assignment/no-visited.mark.ts';
import type { Db } from '../parts/db/database.ts';
import { writtenJson, type WrittenJson } from '../parts/http/written-json.ts';

export interface ExitedFacts extends DueLimits {
  /** Public address of a map without its token. */
  readonly mapsAddress: string;
  readonly reprieve: boolean;
  /** Assignments that ended before this day are counted, not listed. */
  readonly since: string;
}

export interface ExitedList {
  readonly total: number;
  readonly territories: WrittenJson;
}

/** The list as JSON written by the database, passed on without parsing. */
export async function exitedTerritories(
  db: Db,
  { mapsAddress, lateUntil, soonUntil, reprieve, since }: ExitedFacts,
): Promise<ExitedList> {
  const list = await db.row<{ total: number; territories: string }>(selectExited, [
    mapsAddress,
    lateUntil,
    soonUntil,
    reprieve,
    assignmentTexts.removedUser,
    activityColours,
    noVisitedMark,
    since,
  ]);
  return { total: list?.total ?? 0, territories: writtenJson(list?.territories ?? '[]') };
}

const selectExited = `
  with palette as materialized (
    select id, name, $6::jsonb ->> kind as color
    from activities
  )
  select
    count(*) as total,
    coalesce(json_agg(row_to_json(listed)), '[]')::text as territories
  from (
    select
      t.id as territory_id,
      h.id as history_id,
      ${numberName} as number_name,
      '/t-view/' || t.id as link,
      ty.long_name as type,
      past.total_output,
      past.assignments,
      true as exited,
      h.release_date,
      ${humanDate('h.release_date')} as release_date_human,
      h.theoretical_return_date as return_date,
      ${humanDate('h.theoretical_return_date')} as return_date_human,
      coalesce(u.login, $5) as login,
      h.user_id,
      a.name as activity,
      h.online,
      case when t.no_visited then $7::jsonb ->> 'icon' else '' end as no_visited_icon,
      case when t.no_visited then $7::jsonb ->> 'color' else '' end as no_visited_color,
      case when t.no_visited then $7::jsonb ->> 'text' else '' end as no_visited_text,
      ${mapLink('$1')} as map_link,
      ${dueClass('h.theoretical_return_date', '$2::date', '$3::date')} as css_class,
      ${reprieveButton('h.theoretical_return_date', '$4', '$3')} as reprieve_btn
    from histories h
    join territories t
      on t.congregation_id = h.congregation_id
      and t.id = h.territory_id
    join territory_types ty on ty.id = t.type_id
    join activities a on a.id = h.activity_id
    cross join lateral (
      select
        count(*) as total_output,
        json_agg(
          json_build_object(
            'color', palette.color,
            'text', concat(
              ${humanDate('p.release_date')}, ' – ',
              coalesce(${humanDate('p.return_date')}, '…'), ' · ', palette.name
            )
          )
          order by p.output_number desc
        ) filter (
          where p.return_date is null
            or p.return_date >= $8::date
        ) as assignments
      from histories p
      join palette on palette.id = p.activity_id
      where p.congregation_id = h.congregation_id
        and p.territory_id = h.territory_id
    ) past
    left join users u
      on u.congregation_id = h.congregation_id
      and u.id = h.user_id
    left join territory_maps m
      on m.congregation_id = t.congregation_id
      and m.territory_id = t.id
    where h.congregation_id = current_congregation()
      and h.return_date is null
    order by t.number
  ) listed`;
