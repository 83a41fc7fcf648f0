import type { FeatureCollection } from 'geojson';
import { numberName } from '../domain/assignment/assignment.columns.ts';
import type { Db } from '../parts/db/database.ts';
import type { DrawnFeature } from '#engines/geojson/drawing.ts';
import type { MapSettings } from '../domain/map/map.fields.ts';
import { settingsColumns } from '../domain/map/map-settings.queries.ts';
import type { Extent } from '../domain/map/place.ts';
import type { StoredGlobalMap } from './map.rules.ts';

const storedMap = `
    json_build_object(
      'latitude', m.latitude,
      'longitude', m.longitude,
      'zoom', m.zoom,
      'geojson_feature', m.geojson_feature
    )`;

/** Where the congregation's territories lie, else its limits; null while nothing is drawn. */
const drawnExtent = `
    (
      select json_build_object(
        'bounds', json_build_array(
          min(drawn.longitude), min(drawn.latitude), max(drawn.longitude), max(drawn.latitude)
        ),
        'zoom', min(drawn.zoom)
      )
      from (
        select longitude, latitude, zoom, 1 as rank
        from territory_maps
        where territory_maps.congregation_id = s.congregation_id
        union all
        select longitude, latitude, zoom, 2
        from global_maps
        where global_maps.congregation_id = s.congregation_id
        order by rank
        fetch first row with ties
      ) drawn
      having count(*) > 0
    ) as drawn_extent`;

export interface EditedMapRow extends MapSettings {
  readonly drawn_extent: Extent | null;
  readonly stored: StoredGlobalMap | null;
  /** Changes with every save; null without a map. */
  readonly version: string | null;
}

/** Undefined for an unknown territory. */
export const editedTerritoryMap = (
  db: Db,
  territoryId: number,
): Promise<EditedMapRow | undefined> => db.row<EditedMapRow>(selectEditedTerritory, [territoryId]);

const selectEditedTerritory = `
  select
    ${settingsColumns},
    case when m.territory_id is not null then ${storedMap} end as stored,
    m.xmin::text as version,${drawnExtent}
  from territories t
  join congregation_settings s on s.congregation_id = t.congregation_id
  join basemap_providers p on p.id = s.basemap_provider_id
  left join territory_maps m
    on m.congregation_id = t.congregation_id
    and m.territory_id = t.id
  where t.congregation_id = current_congregation()
    and t.id = $1`;

export const editedGlobalMap = (db: Db): Promise<EditedMapRow | undefined> =>
  db.row<EditedMapRow>(selectEditedGlobal);

const selectEditedGlobal = `
  select
    ${settingsColumns},
    case when m.congregation_id is not null then ${storedMap} end as stored,
    m.xmin::text as version,${drawnExtent}
  from congregation_settings s
  join basemap_providers p on p.id = s.basemap_provider_id
  left join global_maps m on m.congregation_id = s.congregation_id
  where s.congregation_id = current_congregation()`;

export interface NeighbourRow {
  readonly territory_id: number;
  readonly number: number;
  readonly name: string;
  readonly geojson_feature: FeatureCollection;
}

export const neighbourMaps = (db: Db, territoryId: number): Promise<readonly NeighbourRow[]> =>
  db.rows<NeighbourRow>(selectNeighbours, [territoryId]);

const selectNeighbours = `
  select
    t.id as territory_id,
    t.number,
    t.name,
    json_build_object('type', 'FeatureCollection', 'features', drawn.polygons) as geojson_feature
  from territory_maps m
  join territories t
    on t.congregation_id = m.congregation_id
    and t.id = m.territory_id
  cross join lateral jsonb_path_query_array(
    m.geojson_feature,
    '$.features[*] ? (@.geometry.type == "Polygon")'
  ) drawn (polygons)
  where m.congregation_id = current_congregation()
    and m.territory_id <> $1
    and drawn.polygons <> '[]'
  order by t.number`;

export interface TerritoryToDraw {
  readonly numberName: string;
  /** Null without a map. */
  readonly token: string | null;
  readonly version: string | null;
  readonly maxZoom: number;
}

export const territoryToDraw = (
  db: Db,
  territoryId: number,
): Promise<TerritoryToDraw | undefined> => db.row<TerritoryToDraw>(selectToDraw, [territoryId]);

const selectToDraw = `
  select
    ${numberName} as "numberName",
    m.token,
    m.xmin::text as version,
    p.max_zoom as "maxZoom"
  from territories t
  join congregation_settings s on s.congregation_id = t.congregation_id
  join basemap_providers p on p.id = s.basemap_provider_id
  left join territory_maps m
    on m.congregation_id = t.congregation_id
    and m.territory_id = t.id
  where t.congregation_id = current_congregation()
    and t.id = $1`;

export const globalMapMaxZoom = (db: Db): Promise<{ readonly maxZoom: number } | undefined> =>
  db.row<{ maxZoom: number }>(selectMaxZoom);

const selectMaxZoom = `
  select p.max_zoom as "maxZoom"
  from congregation_settings s
  join basemap_providers p on p.id = s.basemap_provider_id
  where s.congregation_id = current_congregation()`;

export interface MapToStore {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
  readonly features: readonly DrawnFeature[];
  /** Time of the save. */
  readonly at: string;
}

const columnsOf = ({ latitude, longitude, zoom, features, at }: MapToStore) => [
  latitude,
  longitude,
  zoom,
  JSON.stringify({ type: 'FeatureCollection', features }),
  at,
];

interface MapVersion {
  readonly version: string;
}

/** An existing map keeps its token. */
export const storeTerritoryMap = (
  db: Db,
  territoryId: number,
  token: string,
  map: MapToStore,
): Promise<MapVersion | undefined> =>
  db.row<MapVersion>(upsertTerritoryMap, [territoryId, token, ...columnsOf(map)]);

const upsertTerritoryMap = `
  insert into territory_maps (
    congregation_id, territory_id, token, latitude, longitude, zoom, geojson_feature, updated_at
  )
  values (current_congregation(), $1, $2, $3, $4, $5, $6, $7)
  on conflict (congregation_id, territory_id) do update
  set
    latitude = excluded.latitude,
    longitude = excluded.longitude,
    zoom = excluded.zoom,
    geojson_feature = excluded.geojson_feature,
    updated_at = excluded.updated_at
  returning xmin::text as version`;

export const storeGlobalMap = (db: Db, map: MapToStore): Promise<MapVersion | undefined> =>
  db.row<MapVersion>(upsertGlobalMap, columnsOf(map));

const upsertGlobalMap = `
  insert into global_maps (
    congregation_id, latitude, longitude, zoom, geojson_feature, updated_at
  )
  values (current_congregation(), $1, $2, $3, $4, $5)
  on conflict (congregation_id) do update
  set
    latitude = excluded.latitude,
    longitude = excluded.longitude,
    zoom = excluded.zoom,
    geojson_feature = excluded.geojson_feature,
    updated_at = excluded.updated_at
  returning xmin::text as version`;

/** Serialises saves of the global map: the second one reads what the first has written. */
export async function lockGlobalMap(db: Db): Promise<void> {
  await db.rows(selectSettingsForUpdate);
}

const selectSettingsForUpdate = `
  select congregation_id
  from congregation_settings
  where congregation_id = current_congregation()
  for update`;

/** Undefined without a global map. */
export const globalMapVersion = (db: Db): Promise<MapVersion | undefined> =>
  db.row<MapVersion>(selectGlobalVersion);

const selectGlobalVersion = `
  select xmin::text as version
  from global_maps
  where congregation_id = current_congregation()`;

export async function deleteTerritoryMap(db: Db, territoryId: number): Promise<void> {
  await db.rows(deleteMap, [territoryId]);
}

const deleteMap = `
  delete from territory_maps
  where congregation_id = current_congregation()
    and territory_id = $1`;

/** Undefined when there was none. */
export const deleteGlobalMap = (db: Db): Promise<object | undefined> => db.row(deleteGlobal);

const deleteGlobal = `
  delete from global_maps
  where congregation_id = current_congregation()
  returning congregation_id`;
