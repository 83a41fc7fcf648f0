import { humanDate, mapLink, numberName } from '../domain/assignment/assignment.columns.ts';
import type { Db } from '../parts/db/database.ts';
import { writtenJson, type WrittenJson } from '../parts/http/written-json.ts';
import type { RemovalFacts } from '../domain/territory/territory.rules.ts';

/**
 * The list of REST-37 as JSON written by the database, by number (B-108), with return date (B-18)
 * and icon (B-111).
 */
export async function listedTerritories(db: Db): Promise<WrittenJson> {
  const list = await db.row<{ territories: string }>(selectList, []);
  return writtenJson(list?.territories ?? '[]');
}

const selectList = `
  select coalesce(json_agg(row_to_json(listed)), '[]')::text as territories
  from (
    select
      t.id,
      ${numberName} as number_name,
      case when latest.out then 'mdi-arrow-up-bold' else 'mdi-home' end as icon,
      case when latest.out then '#a3221c' else '#2c6637' end as icon_color,
      coalesce(${humanDate('latest.return_date')}, '') as return_date_human,
      t.number,
      t.name
    from territories t
    left join lateral (
      select
        h.return_date is null as out,
        coalesce(h.return_date, h.theoretical_return_date) as return_date
      from histories h
      where h.congregation_id = t.congregation_id
        and h.territory_id = t.id
      order by h.return_date desc nulls first, h.output_number desc
      limit 1
    ) latest on true
    where t.congregation_id = current_congregation()
    order by t.number
  ) listed`;

export interface SettingsRow {
  readonly territory_id: number;
  readonly number: number;
  readonly name: string;
  readonly type_id: number;
  readonly types: readonly { readonly id: number; readonly long_name: string }[];
  readonly gate: number | null;
  readonly no_visited: boolean;
  /** Places set the flag; it cannot be typed (OWN-122). */
  readonly no_visited_follows: boolean;
  readonly note: string;
  readonly map_url: string | null;
  readonly map_link: string | null;
  readonly map_drawed: boolean;
  readonly version: number;
}

export const territorySettings = (
  db: Db,
  territoryId: number,
  mapsAddress: string,
): Promise<SettingsRow | undefined> =>
  db.row<SettingsRow>(selectSettings, [territoryId, mapsAddress]);

const selectSettings = `
  select
    t.id as territory_id,
    t.number,
    t.name,
    t.type_id,
    (
      select json_agg(
        json_build_object('id', ty.id, 'long_name', ty.long_name)
        order by ty.long_name collate "fr-x-icu", ty.id
      )
      from territory_types ty
    ) as types,
    t.gate,
    t.no_visited,
    t.no_visited_typed is not null as no_visited_follows,
    t.note,
    t.map_url,
    ${mapLink('$2')} as map_link,
    m.token is not null as map_drawed,
    t.version
  from territories t
  left join territory_maps m
    on m.congregation_id = t.congregation_id
    and m.territory_id = t.id
  where t.congregation_id = current_congregation()
    and t.id = $1`;

/** Requires the territory to be locked. */
export const removalFacts = (db: Db, territoryId: number): Promise<RemovalFacts | undefined> =>
  db.row<RemovalFacts>(selectRemoval, [territoryId]);

const selectRemoval = `
  select
    ${numberName} as "numberName",
    exists (
      select
      from histories h
      where h.congregation_id = t.congregation_id
        and h.territory_id = t.id
        and h.return_date is null
    ) as out
  from territories t
  where t.congregation_id = current_congregation()
    and t.id = $1`;

/** Foreign keys delete its history, map and place in a booking too. */
export async function deleteTerritory(db: Db, territoryId: number): Promise<void> {
  await db.rows(deleteOne, [territoryId]);
}

const deleteOne = `
  delete from territories
  where congregation_id = current_congregation()
    and id = $1`;
