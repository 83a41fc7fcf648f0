import { numberName } from '../assignment/assignment.columns.ts';
import { heldBy } from '../assignment/held-by.queries.ts';
import type { Db } from '../../parts/db/database.ts';
import { limitsIn } from '../map/limits.queries.ts';
import type {
  OwnedPlace,
  PlaceFacts,
  Position,
  TerritoryFacts,
  TerritoryLimits,
} from './places.rules.ts';

export interface PlaceRow {
  readonly territory_id: number;
  readonly place_id: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly confirmed_on: string;
  /** The years that the congregation chose have passed. */
  readonly to_reconfirm: boolean;
  readonly version: string;
}

/** Who may see them is for the caller to decide. */
export const placesOf = (
  db: Db,
  territoryIds: readonly number[],
  today: string,
): Promise<readonly PlaceRow[]> => db.rows<PlaceRow>(selectPlaces, [territoryIds, today]);

const selectPlaces = `
  select
    p.territory_id,
    p.id as place_id,
    p.latitude,
    p.longitude,
    p.confirmed_on,
    p.confirmed_on + make_interval(years => s.unvisited_reconfirm_years) <= $2::date
      as to_reconfirm,
    p.xmin::text as version
  from unvisited_places p
  join congregation_settings s on s.congregation_id = p.congregation_id
  where p.congregation_id = current_congregation()
    and p.territory_id = any ($1::integer[])
  order by p.territory_id, p.id`;

/** `userId` is null for somebody of another congregation, who holds nothing here. */
export const territoryFacts = (
  db: Db,
  territoryId: number,
  userId: number | null,
): Promise<TerritoryFacts | undefined> =>
  db.row<TerritoryFacts>(selectTerritory, [territoryId, userId]);

const selectTerritory = `
  select
    t.id,
    ${numberName} as "numberName",
    t.no_visited as "noVisited",
    t.no_visited_typed as "noVisitedTyped",
    m.token,
    ${limitsIn('m.geojson_feature')} as limits,
    ${heldBy('$2')} as held
  from territories t
  left join territory_maps m
    on m.congregation_id = t.congregation_id
    and m.territory_id = t.id
  where t.congregation_id = current_congregation()
    and t.id = $1`;

/** Requires the territory to be locked. */
export const placeFacts = (db: Db, territoryId: number): Promise<readonly PlaceFacts[]> =>
  db.rows<PlaceFacts>(selectFacts, [territoryId]);

const selectFacts = `
  select id, latitude, longitude, xmin::text as version
  from unvisited_places
  where congregation_id = current_congregation()
    and territory_id = $1`;

/** All places of the congregation. */
export const allPlaces = (db: Db): Promise<readonly OwnedPlace[]> => db.rows<OwnedPlace>(selectAll);

const selectAll = `
  select id, territory_id as "territoryId", latitude, longitude
  from unvisited_places
  where congregation_id = current_congregation()
  order by id`;

/** The limits of every territory that has some. */
export const allLimits = (db: Db): Promise<readonly TerritoryLimits[]> =>
  db.rows<TerritoryLimits>(selectLimits);

const selectLimits = `
  select
    territory_id as id,
    ${limitsIn('geojson_feature')} as limits
  from territory_maps
  where congregation_id = current_congregation()
  order by territory_id`;

export async function givePlace(db: Db, placeId: number, territoryId: number): Promise<void> {
  await db.rows(updateTerritory, [placeId, territoryId]);
}

const updateTerritory = `
  update unvisited_places
  set territory_id = $2
  where congregation_id = current_congregation()
    and id = $1`;

/** Undefined for a place that is gone. */
export const territoryOfPlace = (
  db: Db,
  placeId: number,
): Promise<{ readonly territoryId: number } | undefined> =>
  db.row<{ territoryId: number }>(selectTerritoryOf, [placeId]);

const selectTerritoryOf = `
  select territory_id as "territoryId"
  from unvisited_places
  where congregation_id = current_congregation()
    and id = $1`;

export async function insertPlace(
  db: Db,
  territoryId: number,
  { latitude, longitude }: Position,
  today: string,
): Promise<void> {
  await db.rows(insertOne, [territoryId, latitude, longitude, today]);
}

const insertOne = `
  insert into unvisited_places (congregation_id, territory_id, latitude, longitude, confirmed_on)
  values (current_congregation(), $1, $2, $3, $4)`;

export async function movePlace(
  db: Db,
  placeId: number,
  { latitude, longitude }: Position,
): Promise<void> {
  await db.rows(updatePosition, [placeId, latitude, longitude]);
}

const updatePosition = `
  update unvisited_places
  set latitude = $2, longitude = $3
  where congregation_id = current_congregation()
    and id = $1`;

export async function reconfirmPlace(db: Db, placeId: number, today: string): Promise<void> {
  await db.rows(updateConfirmed, [placeId, today]);
}

const updateConfirmed = `
  update unvisited_places
  set confirmed_on = $2
  where congregation_id = current_congregation()
    and id = $1`;

export async function deletePlace(db: Db, placeId: number): Promise<void> {
  await db.rows(deleteOne, [placeId]);
}

const deleteOne = `
  delete from unvisited_places
  where congregation_id = current_congregation()
    and id = $1`;

/** Returns the territory's new version. */
export async function saveFlag(
  db: Db,
  territoryId: number,
  { noVisited, typed }: { readonly noVisited: boolean; readonly typed: boolean | null },
): Promise<number> {
  const saved = await db.row<{ version: number }>(updateFlag, [territoryId, noVisited, typed]);
  return saved?.version ?? 0;
}

const updateFlag = `
  update territories
  set
    no_visited = $2,
    no_visited_typed = $3,
    version = version + case when no_visited = $2 then 0 else 1 end
  where congregation_id = current_congregation()
    and id = $1
  returning version`;
