import type { FeatureCollection } from 'geojson';
import type { Db } from '../../parts/db/database.ts';
import type { MapSettings } from './map.fields.ts';
import { settingsColumns } from './map-settings.queries.ts';

export interface DrawnMapRow extends MapSettings {
  readonly territory_id: number;
  readonly token: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
  readonly geojson_feature: FeatureCollection;
}

/** The drawn maps of these territories. */
export const mapsOf = (db: Db, territoryIds: readonly number[]): Promise<readonly DrawnMapRow[]> =>
  db.rows<DrawnMapRow>(selectMaps, [territoryIds]);

/** Each polygon of the map `m`, as `drawn (feature)`. */
export const itsPolygons = `
    cross join lateral jsonb_path_query(
      m.geojson_feature,
      '$.features[*] ? (@.properties.type == "polygon" && @.geometry.type == "Polygon")'
    ) drawn (feature)`;

/** What maps of many show of the polygon `drawn` of a territory `number`. */
export const polygonOfMany = `json_build_object(
            'type', 'Feature',
            'properties', json_build_object('type', 'polygon', 'desc', 'T' || number),
            'geometry', geometry
          )`;

const selectMaps = `
  select
    m.territory_id,
    m.token,
    m.latitude,
    m.longitude,
    m.zoom,
    m.geojson_feature,
    ${settingsColumns}
  from territory_maps m
  join congregation_settings s on s.congregation_id = m.congregation_id
  join basemap_providers p on p.id = s.basemap_provider_id
  where m.congregation_id = current_congregation()
    and m.territory_id = any ($1::integer[])`;
