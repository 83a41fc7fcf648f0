import { activityColours } from '../domain/assignment/activity-colours.ts';
import { humanDate, mapLink, numberName } from '../domain/assignment/assignment.columns.ts';
import { noVisitedMark } from '../domain/assignment/no-visited.mark.ts';
import type { Db } from '../parts/db/database.ts';
import { writtenJson, type WrittenJson } from '../parts/http/written-json.ts';
import { bookingTexts } from './booking.texts.ts';

export interface AvailableRow {
  readonly territory_id: number;
  readonly booking_name: string;
  readonly booking_color: string;
  readonly booking_icon: string;
  readonly number: number;
  readonly number_name: string;
  readonly css_class: '' | 'row-standard' | 'row-campaign';
  readonly type: string;
  readonly return_date: string | null;
  readonly return_date_human: string;
  readonly activity: string;
  readonly gate: number | null;
  readonly no_visited_icon: string;
  readonly no_visited_color: string;
  readonly no_visited_text: string;
  readonly map_link: string | null;
  readonly note: string;
}

export interface AvailableList {
  readonly total: number;
  readonly territories: WrittenJson<readonly AvailableRow[]>;
  readonly can_be_exiteds: readonly {
    readonly legend_id: number;
    readonly territory_ids: readonly number[];
  }[];
  readonly legends: readonly {
    readonly id: number;
    readonly text: string;
    readonly color: string;
    readonly css_class: string;
  }[];
}

/** Icons, colours and texts of the list, a parameter of the query below. */
const looks = {
  paper: { icon: 'mdi-text-box-outline', color: '#8a5a00' },
  online: { icon: 'mdi-export', color: '#2f5d8c' },
  event: { icon: 'mdi-account-group', color: '#7a1f3d' },
  noVisited: noVisitedMark,
  standard: { text: bookingTexts.rest, color: activityColours.standard, css: 'row-standard' },
  campaign: {
    text: bookingTexts.restCampaign,
    color: activityColours.campaign,
    css: 'row-campaign',
  },
} as const;

/**
 * Territories that are in, marked when they have rested long enough (B-17, B-18, B-37), as JSON
 * written by the database.
 */
export async function availableTerritories(
  db: Db,
  { mapsAddress, today }: { readonly mapsAddress: string; readonly today: string },
): Promise<AvailableList> {
  const row = await db.row<Omit<AvailableList, 'territories'> & { territories: string }>(
    selectAvailable,
    [mapsAddress, today, looks],
  );
  if (!row) throw new Error('The congregation has no settings.');
  return { ...row, territories: writtenJson(row.territories) };
}

const selectAvailable = `
  with rests as materialized (
    select
      rest.id,
      rest.months,
      $3::jsonb -> rest.name as look,
      ($2::date - make_interval(months => rest.months))::date as until
    from congregation_settings s
    cross join lateral (
      values
        (1, 'standard', s.standard_period_before_stood::integer),
        (2, 'campaign', s.campaign_period_before_stood::integer)
    ) rest (id, name, months)
    where s.congregation_id = current_congregation()
  ),
  listed as materialized (
    select
      t.id as territory_id,
      coalesce(b.name, '') as booking_name,
      coalesce($3::jsonb -> b.type ->> 'color', '') as booking_color,
      coalesce($3::jsonb -> b.type ->> 'icon', '') as booking_icon,
      t.number,
      ${numberName} as number_name,
      coalesce(
        (
          select rests.look ->> 'css'
          from rests
          where last.return_date is null
            or last.return_date <= rests.until
          order by rests.id
          limit 1
        ),
        ''
      ) as css_class,
      ty.long_name as type,
      last.return_date,
      coalesce(${humanDate('last.return_date')}, '') as return_date_human,
      coalesce(a.name, '') as activity,
      t.gate,
      case when t.no_visited then $3::jsonb -> 'noVisited' ->> 'icon' else '' end as no_visited_icon,
      case when t.no_visited then $3::jsonb -> 'noVisited' ->> 'color' else '' end as no_visited_color,
      case when t.no_visited then $3::jsonb -> 'noVisited' ->> 'text' else '' end as no_visited_text,
      ${mapLink('$1')} as map_link,
      t.note
    from territories t
    join territory_types ty on ty.id = t.type_id
    left join lateral (
      select true as found, h.return_date, h.activity_id
      from histories h
      where h.congregation_id = t.congregation_id
        and h.territory_id = t.id
      order by h.return_date desc nulls first, h.output_number desc
      limit 1
    ) last on true
    left join activities a on a.id = last.activity_id
    left join booking_territories bt
      on bt.congregation_id = t.congregation_id
      and bt.territory_id = t.id
    left join bookings b
      on b.congregation_id = bt.congregation_id
      and b.id = bt.booking_id
    left join territory_maps m
      on m.congregation_id = t.congregation_id
      and m.territory_id = t.id
    where t.congregation_id = current_congregation()
      and (last.found is null or last.return_date is not null)
  )
  select
    (select count(*) from listed) as total,
    (
      select coalesce(json_agg(row_to_json(listed) order by listed.number), '[]')::text
      from listed
    ) as territories,
    json_agg(
      json_build_object(
        'legend_id', rests.id,
        'territory_ids', (
          select coalesce(json_agg(listed.territory_id order by listed.number), '[]')
          from listed
          where listed.return_date is null
            or listed.return_date <= rests.until
        )
      )
      order by rests.id
    ) as can_be_exiteds,
    json_agg(
      json_build_object(
        'id', rests.id,
        'text', replace(rests.look ->> 'text', '{n}', rests.months::text),
        'color', rests.look ->> 'color',
        'css_class', rests.look ->> 'css'
      )
      order by rests.id
    ) as legends
  from rests`;
