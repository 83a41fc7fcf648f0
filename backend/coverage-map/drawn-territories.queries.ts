import type { Db } from '../parts/db/database.ts';
import { writtenJson, type WrittenJson } from '../parts/http/written-json.ts';

/** `number`, `name` and `geojson_feature` of each territory that has a map, by number, as JSON. */
export async function drawnTerritories(db: Db): Promise<WrittenJson> {
  const row = await db.row<{ territories: string }>(selectDrawn);
  return writtenJson(row?.territories ?? '[]');
}

const selectDrawn = `
  select
    coalesce(
      json_agg(
        json_build_object(
          'number', t.number,
          'name', t.name,
          'geojson_feature', m.geojson_feature
        )
        order by t.number
      ),
      '[]'
    )::text as territories
  from territories t
  join territory_maps m
    on m.congregation_id = t.congregation_id
    and m.territory_id = t.id
  where t.congregation_id = current_congregation()`;
