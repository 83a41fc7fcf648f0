import type { Db } from '../parts/db/database.ts';
import type { Author } from '../parts/event-log/event-log.queries.ts';
import type { MapPlace } from '../domain/map/place.ts';
import type { DrawnFeature } from '#engines/geojson/drawing.ts';
import type { EntryChange } from './history-import.rules.ts';
import type { PersonChange } from './people-import.rules.ts';
import type { TerritoryChange } from './territories-import.rules.ts';

/**
 * Discards cached plans made for small tables, which would scan the whole table for every row
 * written.
 */
export async function planAnew(db: Db): Promise<void> {
  await db.rows("set local plan_cache_mode = 'force_custom_plan'");
}

type Ids = ReadonlyMap<number, number>;

/** Ids of the new territories by number. */
export async function insertTerritories(
  db: Db,
  territories: readonly TerritoryChange[],
): Promise<Ids> {
  const sent = territories.map(({ number, name, typeId, gate, noVisited, mapUrl, note }) => ({
    number,
    name,
    type_id: typeId,
    gate,
    no_visited: noVisited,
    map_url: mapUrl,
    note,
  }));
  const rows = await db.rows<{ id: number; number: number }>(insertAll, [JSON.stringify(sent)]);
  return new Map(rows.map(({ id, number }) => [number, id]));
}

const insertAll = `
  insert into territories (congregation_id, number, name, type_id, gate, no_visited, map_url, note)
  select current_congregation(), number, name, type_id, gate, no_visited, map_url, note
  from json_populate_recordset(null::territories, $1)
  returning id, number`;

/** Increments each version and records its author. */
export async function saveTerritories(
  db: Db,
  territories: readonly TerritoryChange[],
  { author, at }: { readonly author: Author; readonly at: string },
): Promise<void> {
  const sent = territories.map(({ before, name, typeId, gate, noVisited, note, fields }) => ({
    id: before?.id,
    name,
    type_id: typeId,
    gate,
    no_visited: noVisited,
    note,
    fields,
  }));
  await db.rows(updateAll, [JSON.stringify(sent), author.userId, at]);
}

const updateAll = `
  with saved as (
    update territories t
    set
      name = s.name, type_id = s.type_id, gate = s.gate, no_visited = s.no_visited, note = s.note,
      version = t.version + 1
    from json_to_recordset($1::json) as s (
      id integer, name text, type_id integer, gate integer, no_visited boolean, note text,
      fields text[]
    )
    where t.congregation_id = current_congregation()
      and t.id = s.id
    returning t.id, t.version, s.fields
  )
  insert into territory_changes (congregation_id, territory_id, version, user_id, at, fields)
  select current_congregation(), id, version, $2::integer, $3::timestamptz, fields
  from saved`;

export interface NewMap extends MapPlace {
  readonly territoryId: number;
  readonly token: string;
  readonly features: readonly DrawnFeature[];
}

/** An existing map keeps its token. */
export async function storeMaps(db: Db, maps: readonly NewMap[], at: string): Promise<void> {
  const sent = maps.map(({ territoryId, token, latitude, longitude, zoom, features }) => ({
    territory_id: territoryId,
    token,
    latitude,
    longitude,
    zoom,
    geojson_feature: { type: 'FeatureCollection', features },
  }));
  await db.rows(upsertAll, [JSON.stringify(sent), at]);
}

const upsertAll = `
  insert into territory_maps (
    congregation_id, territory_id, token, latitude, longitude, zoom, geojson_feature, updated_at
  )
  select
    current_congregation(), territory_id, token, latitude, longitude, zoom, geojson_feature, $2
  from json_populate_recordset(null::territory_maps, $1)
  on conflict (congregation_id, territory_id) do update
  set
    latitude = excluded.latitude,
    longitude = excluded.longitude,
    zoom = excluded.zoom,
    geojson_feature = excluded.geojson_feature,
    updated_at = excluded.updated_at`;

/** Current drawn maps by territory id. */
export async function storedMaps(
  db: Db,
  territoryIds: readonly number[],
): Promise<ReadonlyMap<number, object>> {
  const rows = await db.rows<{ id: number; map: object }>(selectMaps, [territoryIds]);
  return new Map(rows.map(({ id, map }) => [id, map]));
}

const selectMaps = `
  select
    territory_id as id,
    json_build_object(
      'latitude', latitude,
      'longitude', longitude,
      'zoom', zoom,
      'geojson_feature', geojson_feature,
      'updated_at', updated_at
    ) as map
  from territory_maps
  where congregation_id = current_congregation()
    and territory_id = any ($1::integer[])`;

/** Ids of the new users by login. */
export async function insertPeople(
  db: Db,
  people: readonly PersonChange[],
  passwordHash: string,
): Promise<ReadonlyMap<string, number>> {
  const sent = people.map(({ login, email, roleId }) => ({ login, email, role_id: roleId }));
  const values = [JSON.stringify(sent), passwordHash];
  const rows = await db.rows<{ id: number; login: string }>(insertUsers, values);
  return new Map(rows.map(({ id, login }) => [login, id]));
}

const insertUsers = `
  insert into users (congregation_id, login, email, role_id, password_hash)
  select current_congregation(), login, email, role_id, $2
  from json_populate_recordset(null::users, $1)
  returning id, login`;

/** Under another role the sessions of that person end (OWN-86). */
export async function savePeople(
  db: Db,
  people: readonly (Pick<PersonChange, 'email' | 'roleId'> & { readonly id: number })[],
): Promise<void> {
  const sent = people.map(({ id, email, roleId }) => ({ id, email, role_id: roleId }));
  await db.rows(updateUsers, [JSON.stringify(sent)]);
}

const updateUsers = `
  with ended as (
    delete from sessions
    using users u
    join json_populate_recordset(null::users, $1) s on s.id = u.id
    where u.congregation_id = current_congregation()
      and u.role_id <> s.role_id
      and sessions.congregation_id = u.congregation_id
      and sessions.user_id = u.id
  )
  update users u
  set email = s.email, role_id = s.role_id
  from json_populate_recordset(null::users, $1) s
  where u.congregation_id = current_congregation()
    and u.id = s.id`;

/** Ids in the order of the entries. */
export async function insertEntries(
  db: Db,
  entries: readonly EntryChange[],
): Promise<readonly number[]> {
  const sent = entries.map(({ territoryId, entry }) => ({
    territory_id: territoryId,
    output_number: entry.outputNumber,
    release_date: entry.releaseDate.toString(),
    return_date: entry.returnDate?.toString() ?? null,
    user_id: entry.userId,
    activity_id: entry.activityId,
    theoretical_return_date: entry.theoreticalReturnDate.toString(),
  }));
  const rows = await db.rows<{ id: number; territory_id: number; output_number: number }>(
    insertHistories,
    [JSON.stringify(sent)],
  );
  const ids = new Map(rows.map((it) => [`${it.territory_id} ${it.output_number}`, it.id]));
  return sent.map((it) => ids.get(`${it.territory_id} ${it.output_number}`) ?? 0);
}

const insertHistories = `
  insert into histories (
    congregation_id, territory_id, output_number, release_date, return_date, user_id, activity_id,
    theoretical_return_date
  )
  select
    current_congregation(), territory_id, output_number, release_date, return_date, user_id,
    activity_id, theoretical_return_date
  from json_to_recordset($1::json) as e (
    territory_id integer, output_number integer, release_date date, return_date date,
    user_id integer, activity_id integer, theoretical_return_date date
  )
  returning id, territory_id, output_number`;
