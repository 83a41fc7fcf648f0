import { activityColours } from '../domain/assignment/activity-colours.ts';
import {
  dueClass,
  humanDate,
  mapLink,
  numberName,
} from '../domain/assignment/assignment.columns.ts';
import { assignmentTexts } from '../domain/assignment/assignment.texts.ts';
import type { DueLimits } from '../domain/assignment/due.rules.ts';
import { noVisitedMark } from '../domain/assignment/no-visited.mark.ts';
import type { Db } from '../parts/db/database.ts';
import { writtenJson, type WrittenJson } from '../parts/http/written-json.ts';

export interface HistogramFacts extends DueLimits {
  /** Public address of a map without its token. */
  readonly mapsAddress: string;
  /** Null for the whole history. */
  readonly since: string | null;
  /** Only territories without any assignment in that span. */
  readonly prefilter: boolean;
  /** Number of territories, by number, whose assignments are included; null for all. */
  readonly strips: number | null;
}

export interface Histogram {
  readonly total: number;
  /** Day of the first assignment in that span, yyyy-mm-dd; null without any. */
  readonly first_release_date: string | null;
  readonly territories: WrittenJson;
}

interface WrittenHistogram extends Omit<Histogram, 'territories'> {
  readonly territories: string;
}

/** The list as JSON written by the database, passed on without parsing. */
export async function histogram(
  db: Db,
  { mapsAddress, lateUntil, soonUntil, since, prefilter, strips }: HistogramFacts,
): Promise<Histogram> {
  const list = await db.row<WrittenHistogram>(selectHistogram, [
    mapsAddress,
    lateUntil,
    soonUntil,
    since,
    prefilter,
    assignmentTexts.removedUser,
    activityColours,
    noVisitedMark,
    strips,
  ]);
  return {
    total: list?.total ?? 0,
    first_release_date: list?.first_release_date ?? null,
    territories: writtenJson(list?.territories ?? '[]'),
  };
}

const inSpan = '($4::date is null or p.release_date >= $4::date or p.return_date >= $4::date)';
const backOrDue = 'coalesce(last.return_date, last.theoretical_return_date)';

const selectHistogram = `
  with palette as materialized (
    select id, name, $7::jsonb ->> kind as color
    from activities
  )
  select
    count(*) as total,
    min(past.first_release_date)::text as first_release_date,
    coalesce(json_agg(row_to_json(listed) order by t.number), '[]')::text as territories
  from (
    select *, row_number() over (order by number) as place
    from territories
    where congregation_id = current_congregation()
  ) t
  join territory_types ty on ty.id = t.type_id
  cross join lateral (
    select
      count(*) as total_output,
      min(p.release_date) filter (where ${inSpan}) as first_release_date,
      json_agg(
        json_build_object(
          'color', palette.color,
          'text', concat(
            ${humanDate('p.release_date')}, ' – ',
            coalesce(${humanDate('p.return_date')}, '…'), ' · ', palette.name
          ),
          'release_date', p.release_date,
          'return_date', p.return_date
        )
        order by p.release_date desc, p.output_number desc
      ) filter (where ${inSpan} and ($9::int is null or t.place <= $9)) as assignments
    from histories p
    join palette on palette.id = p.activity_id
    where p.congregation_id = t.congregation_id
      and p.territory_id = t.id
  ) past
  left join lateral (
    select
      true as found,
      h.user_id,
      h.activity_id,
      h.release_date,
      h.return_date,
      h.theoretical_return_date
    from histories h
    where h.congregation_id = t.congregation_id
      and h.territory_id = t.id
    order by h.return_date desc nulls first, h.output_number desc
    limit 1
  ) last on true
  left join users u
    on u.congregation_id = t.congregation_id
    and u.id = last.user_id
  left join activities a on a.id = last.activity_id
  left join territory_maps m
    on m.congregation_id = t.congregation_id
    and m.territory_id = t.id
  cross join lateral (
    select
      t.id as territory_id,
      ${numberName} as number_name,
      '/t-view/' || t.id as link,
      ty.long_name as type,
      past.total_output,
      case when past.first_release_date is null then '[]' else past.assignments end as assignments,
      last.found is not null and last.return_date is null as exited,
      last.release_date,
      ${backOrDue} as return_date,
      coalesce(${humanDate(backOrDue)}, '') as return_date_human,
      case when last.found is null then '' else coalesce(u.login, $6) end as login,
      coalesce(a.name, '') as activity,
      case when t.no_visited then $8::jsonb ->> 'icon' else '' end as no_visited_icon,
      case when t.no_visited then $8::jsonb ->> 'color' else '' end as no_visited_color,
      case when t.no_visited then $8::jsonb ->> 'text' else '' end as no_visited_text,
      ${mapLink('$1')} as map_link,
      case
        when last.return_date is null then ${dueClass('last.theoretical_return_date', '$2::date', '$3::date')}
        else ''
      end as css_class
  ) listed
  where not $5::boolean or past.first_release_date is null`;
