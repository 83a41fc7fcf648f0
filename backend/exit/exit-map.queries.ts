import { numberName } from '../domain/assignment/assignment.columns.ts';
import { itsPolygons, polygonOfMany } from '../domain/map/drawn-maps.queries.ts';
import type { MapSettings } from '../domain/map/map.fields.ts';
import { settingsColumns } from '../domain/map/map-settings.queries.ts';
import type { Db } from '../parts/db/database.ts';
import { writtenJson, type WrittenJson } from '../parts/http/written-json.ts';
import { itsBooking, offered } from './choices.queries.ts';

export interface ExitMap {
  readonly restricted: boolean;
  readonly settings: MapSettings;
  readonly geojson_feature: WrittenJson;
  readonly territories: WrittenJson;
}

/** The polygons of what the caller can take out, in the order of its territories, in one statement. */
export async function exitMap(db: Db, manager: boolean): Promise<ExitMap> {
  const row = await db.row<
    MapSettings & { restrict_exits: boolean; features: string; territories: string }
  >(selectExitMap, [manager]);
  if (!row) throw new Error('The congregation has no settings.');
  const { restrict_exits: restricted, features, territories, ...settings } = row;
  return {
    restricted,
    settings,
    geojson_feature: writtenJson(`{"type":"FeatureCollection","features":${features}}`),
    territories: writtenJson(territories),
  };
}

const selectExitMap = `
  with free as materialized (
    select t.id, t.number, ${numberName} as number_name, drawn.feature -> 'geometry' as geometry
    from territories t
    join congregation_settings s on s.congregation_id = t.congregation_id
    join territory_maps m
      on m.congregation_id = t.congregation_id
      and m.territory_id = t.id
    ${itsBooking}
    ${itsPolygons}
    where t.congregation_id = current_congregation()
      and not exists (
        select
        from histories h
        where h.congregation_id = t.congregation_id
          and h.territory_id = t.id
          and h.return_date is null
      )
      and ${offered('$1')}
  )
  select
    ${settingsColumns},
    s.restrict_exits,
    (
      select coalesce(
        json_agg(
          ${polygonOfMany}
          order by number
        ),
        '[]'
      )::text
      from free
    ) as features,
    (
      select coalesce(json_agg(row_to_json(listed) order by listed.number), '[]')::text
      from (
        select id as territory_id, number, number_name, count(*) as drawn
        from free
        group by id, number, number_name
      ) listed
    ) as territories
  from congregation_settings s
  join basemap_providers p on p.id = s.basemap_provider_id
  where s.congregation_id = current_congregation()`;
