import type { Feature, FeatureCollection, Polygon } from 'geojson';
import { numberName } from '../domain/assignment/assignment.columns.ts';
import type { Db } from '../parts/db/database.ts';
import { writtenJson, type WrittenJson } from '../parts/http/written-json.ts';
import type { MapSettings } from '../domain/map/map.fields.ts';
import { settingsColumns } from '../domain/map/map-settings.queries.ts';
import type { MapPlace } from '../domain/map/place.ts';

export interface MapOwner {
  readonly congregation_id: number;
  readonly territory_id: number;
}

/** The territory or congregation of a token; `db` must be anonymous and hold that token. */
export const ownerOfMap = (db: Db, token: string): Promise<MapOwner | undefined> =>
  db.row<MapOwner>(selectOwner, [token]);

const selectOwner = `
  select congregation_id, territory_id
  from territory_maps
  where token = $1`;

export interface PublicMapRow extends MapSettings {
  readonly number_name: string;
  readonly congregation: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
  readonly geojson_feature: FeatureCollection;
  readonly saved_at: number;
}

/** Checks the token again, which may have been replaced since. */
export const publicMap = (
  db: Db,
  territoryId: number,
  token: string,
): Promise<PublicMapRow | undefined> => db.row<PublicMapRow>(selectPublicMap, [territoryId, token]);

const selectPublicMap = `
  select
    ${numberName} as number_name,
    c.name as congregation,
    m.latitude,
    m.longitude,
    m.zoom,
    m.geojson_feature,
    (extract(epoch from m.updated_at) * 1000)::bigint as saved_at,
    ${settingsColumns}
  from territory_maps m
  join territories t
    on t.congregation_id = m.congregation_id
    and t.id = m.territory_id
  join congregations c on c.id = m.congregation_id
  join congregation_settings s on s.congregation_id = m.congregation_id
  join basemap_providers p on p.id = s.basemap_provider_id
  where m.congregation_id = current_congregation()
    and m.territory_id = $1
    and m.token = $2`;

export interface GlobalMapRow extends MapSettings {
  /** View stored with the map. */
  readonly stored: MapPlace | null;
  /** The stored features, followed by the polygons of all territories in puzzle mode (B-23). */
  readonly geojson_feature: WrittenJson<FeatureCollection>;
  readonly puzzle: WrittenJson<readonly Feature<Polygon>[]>;
}

export async function globalMapFacts(db: Db): Promise<GlobalMapRow | undefined> {
  const row = await db.row<
    MapSettings & { stored: MapPlace | null; features: string; puzzle: string }
  >(selectGlobalMap);
  if (!row) return undefined;
  const { features, puzzle, ...facts } = row;
  const all = [features, puzzle].map((list) => list.trim().slice(1, -1)).filter(Boolean);
  return {
    ...facts,
    geojson_feature: writtenJson(`{"type":"FeatureCollection","features":[${all.join(',')}]}`),
    puzzle: writtenJson(puzzle),
  };
}

const selectGlobalMap = `
  select
    ${settingsColumns},
    (
      select json_build_object(
        'latitude', g.latitude,
        'longitude', g.longitude,
        'zoom', g.zoom
      )
      from global_maps g
      where g.congregation_id = s.congregation_id
    ) as stored,
    coalesce(
      (
        select (g.geojson_feature -> 'features')::text
        from global_maps g
        where g.congregation_id = s.congregation_id
      ),
      '[]'
    ) as features,
    (
      select coalesce(
        json_agg(
          json_build_object(
            'type', 'Feature',
            'properties', json_build_object('type', 'polygon', 'desc', 'T' || t.number),
            'geometry', drawn.feature -> 'geometry'
          )
          order by t.number
        ),
        '[]'
      )::text
      from territories t
      join territory_maps m
        on m.congregation_id = t.congregation_id
        and m.territory_id = t.id
      cross join lateral jsonb_path_query(
        m.geojson_feature,
        '$.features[*] ? (@.properties.type == "polygon" && @.geometry.type == "Polygon")'
      ) drawn (feature)
      where s.build_maps_puzzle
        and t.congregation_id = s.congregation_id
    ) as puzzle
  from congregation_settings s
  join basemap_providers p on p.id = s.basemap_provider_id
  where s.congregation_id = current_congregation()`;
