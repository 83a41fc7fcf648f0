import type { Polygon } from 'geojson';
import type { Db } from '../../parts/db/database.ts';

/** The polygons of a drawn map, as SQL; null without a map. */
export const limitsIn = (map: string) =>
  `jsonb_path_query_array(${map}, '$.features[*].geometry ? (@.type == "Polygon")')`;

/** The limits of one territory; none without a map. */
export const limitsOf = async (db: Db, territoryId: number): Promise<readonly Polygon[]> =>
  (await db.row<{ limits: readonly Polygon[] }>(selectLimits, [territoryId]))?.limits ?? [];

const selectLimits = `
  select ${limitsIn('geojson_feature')} as limits
  from territory_maps
  where congregation_id = current_congregation()
    and territory_id = $1`;
