import type { Polygon } from 'geojson';
import type { Db } from '../parts/db/database.ts';
import type { DrawnTerritory } from './gazetteer.rules.ts';

interface DrawnOn {
  /** The ground that the congregation was given. */
  readonly sha256: string | null;
  /** The basemap that its settings name. */
  readonly id: number;
  readonly url: string;
}

export const drawnOn = (db: Db): Promise<DrawnOn | undefined> => db.row<DrawnOn>(selectDrawnOn);

const selectDrawnOn = `
  select g.sha256, p.id, p.url
  from congregation_settings s
  join basemap_providers p on p.id = s.basemap_provider_id
  join congregations c on c.id = s.congregation_id
  left join grounds g on g.id = c.ground_id
  where s.congregation_id = current_congregation()`;

/** Differs whenever a territory or its map was written, and between congregations. */
export async function drawnVersion(db: Db): Promise<string> {
  const [{ version } = { version: '' }] = await db.rows<{ version: string }>(selectVersion);
  return version;
}

const selectVersion = `
  select encode(sha256(convert_to(
    concat_ws(' ', current_congregation(), string_agg(concat_ws(' ', t.id, t.xmin, m.xmin), ',' order by t.id)),
    'UTF8'
  )), 'base64') as version
  from territories t
  join territory_maps m
    on m.congregation_id = t.congregation_id
    and m.territory_id = t.id
  where t.congregation_id = current_congregation()`;

/** Every territory with a map, and the limits drawn on it. */
export const drawnTerritories = (db: Db): Promise<readonly DrawnTerritory[]> =>
  db.rows<DrawnTerritory>(selectDrawn);

const selectDrawn = `
  select
    t.id as territory_id,
    t.number,
    t.name,
    ${polygonsIn('m.geojson_feature')} as polygons
  from territories t
  join territory_maps m
    on m.congregation_id = t.congregation_id
    and m.territory_id = t.id
  where t.congregation_id = current_congregation()
  order by t.number`;

/** The limits of one territory; none without a map. */
export const limitsOf = async (db: Db, territoryId: number): Promise<readonly Polygon[]> =>
  (await db.row<{ polygons: readonly Polygon[] }>(selectLimits, [territoryId]))?.polygons ?? [];

const selectLimits = `
  select ${polygonsIn('m.geojson_feature')} as polygons
  from territory_maps m
  where m.congregation_id = current_congregation()
    and m.territory_id = $1`;

function polygonsIn(map: string): string {
  return `jsonb_path_query_array(
      ${map},
      '$.features[*].geometry ? (@.type == "Polygon")'
    )`;
}
