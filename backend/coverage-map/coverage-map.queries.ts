import { numberName } from '../domain/assignment/assignment.columns.ts';
import type { Db } from '../parts/db/database.ts';
import { writtenJson, type WrittenJson } from '../parts/http/written-json.ts';
import { itsPolygons, polygonOfMany } from '../domain/map/drawn-maps.queries.ts';
import type { MapSettings } from '../domain/map/map.fields.ts';
import { settingsColumns } from '../domain/map/map-settings.queries.ts';

export interface CoverageReader {
  /** Of assignments that ended before this day only the last is included. */
  readonly since: string;
  /** Names of publishers are included for managers only. */
  readonly manages: boolean;
}

export interface CoverageMap {
  readonly settings: MapSettings;
  readonly people: readonly string[];
  readonly geojson_feature: WrittenJson;
  readonly territories: WrittenJson;
}

/**
 * All polygons and the assignment history of all territories, as JSON written by the database in
 * one statement.
 */
export async function coverageMap(
  db: Db,
  { since, manages }: CoverageReader,
): Promise<CoverageMap> {
  const row = await db.row<
    MapSettings & { people: readonly string[]; features: string; territories: string }
  >(selectCoverage, [since, manages]);
  if (!row) throw new Error('The congregation has no settings.');
  const { people, features, territories, ...settings } = row;
  return {
    settings,
    people,
    geojson_feature: writtenJson(`{"type":"FeatureCollection","features":${features}}`),
    territories: writtenJson(territories),
  };
}

const dayNumber = (column: string) => `${column} - date '1970-01-01'`;

const selectCoverage = `
  with people as materialized (
    select id, login, row_number() over (order by id) - 1 as at
    from users
    where congregation_id = current_congregation()
      and $2::boolean
  ),
  drawn as materialized (
    select t.id, t.number, drawn.feature -> 'geometry' as geometry
    from territories t
    join territory_maps m
      on m.congregation_id = t.congregation_id
      and m.territory_id = t.id
    ${itsPolygons}
    where t.congregation_id = current_congregation()
  ),
  shapes as (
    select id, count(*) as polygons
    from drawn
    group by id
  )
  select
    ${settingsColumns},
    (select coalesce(json_agg(login order by at), '[]') from people) as people,
    (
      select coalesce(
        json_agg(
          ${polygonOfMany}
          order by number
        ),
        '[]'
      )::text
      from drawn
    ) as features,
    (
      select coalesce(json_agg(row_to_json(listed) order by listed.number), '[]')::text
      from (
        select
          t.id as territory_id,
          t.number,
          ${numberName} as number_name,
          coalesce(b.name, '') as booking,
          coalesce(shapes.polygons, 0) as drawn,
          past.before,
          coalesce('[' || past.loans || ']', '[]')::json as loans
        from territories t
        cross join lateral (
          select
            max(${dayNumber('h.return_date')}) filter (where h.return_date < $1::date) as before,
            string_agg(
              concat_ws(
                ',',
                ${dayNumber('h.release_date')},
                coalesce(${dayNumber('h.return_date')}, 0),
                ${dayNumber('h.theoretical_return_date')},
                coalesce(people.at, -1)
              ),
              ','
              order by h.release_date, h.output_number
            ) filter (
              where h.return_date is null
                or h.return_date >= $1::date
            ) as loans
          from histories h
          left join people on people.id = h.user_id
          where h.congregation_id = t.congregation_id
            and h.territory_id = t.id
        ) past
        left join shapes on shapes.id = t.id
        left join booking_territories bt
          on bt.congregation_id = t.congregation_id
          and bt.territory_id = t.id
        left join bookings b
          on b.congregation_id = bt.congregation_id
          and b.id = bt.booking_id
        where t.congregation_id = current_congregation()
      ) listed
    ) as territories
  from congregation_settings s
  join basemap_providers p on p.id = s.basemap_provider_id
  where s.congregation_id = current_congregation()`;
