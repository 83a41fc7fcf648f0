import type { Db } from '../parts/db/database.ts';
import { limitsIn } from '../domain/map/limits.queries.ts';
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
export const drawnVersion = async (db: Db): Promise<string> =>
  (await db.row<{ version: string }>(selectVersion))?.version ?? '';

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
    ${limitsIn('m.geojson_feature')} as polygons
  from territories t
  join territory_maps m
    on m.congregation_id = t.congregation_id
    and m.territory_id = t.id
  where t.congregation_id = current_congregation()
  order by t.number`;
