import type { GroundBox, GroundSummary } from '#engines/ground/ground.ts';
import type { Db } from '../parts/db/database.ts';
import type { MapPlace } from '../domain/map/place.ts';

/** All functions need a `db` that acts as the site. */
export interface GroundRow {
  readonly id: number;
  readonly sha256: string;
  readonly name: string;
  readonly bounds: GroundBox;
  readonly bytes: number;
  readonly source_date: string | null;
  readonly streets: number;
  readonly house_numbers: number;
  readonly congregation_ids: readonly number[];
}

export const grounds = (db: Db): Promise<readonly GroundRow[]> => db.rows<GroundRow>(selectAll);

const selectAll = `
  select
    g.id,
    g.sha256,
    g.name,
    array[g.west, g.south, g.east, g.north] as bounds,
    g.bytes,
    g.source_date,
    g.streets,
    g.house_numbers,
    array(
      select c.id
      from congregations c
      where c.ground_id = g.id
      order by c.name collate "fr-x-icu", c.id
    ) as congregation_ids
  from grounds g
  order by g.name collate "fr-x-icu", g.id`;

export interface CongregationGround {
  readonly id: number;
  readonly name: string;
  readonly ground_id: number | null;
}

export const congregationsAndGrounds = (db: Db): Promise<readonly CongregationGround[]> =>
  db.rows<CongregationGround>(selectCongregations);

const selectCongregations = `
  select id, name, ground_id
  from congregations
  order by name collate "fr-x-icu", id`;

export interface KnownGround {
  readonly id: number;
  readonly sha256: string;
  readonly name: string;
}

/** Locks the ground, and so whether congregations draw on it, until the end of the transaction. */
export const groundToChange = (db: Db, id: number): Promise<KnownGround | undefined> =>
  db.row<KnownGround>(selectForUpdate, [id]);

const selectForUpdate = `
  select id, sha256, name
  from grounds
  where id = $1
  for update`;

/** Names of the congregations that draw on a ground. */
export const drawingOn = async (db: Db, groundId: number): Promise<readonly string[]> =>
  (await db.rows<{ name: string }>(selectDrawing, [groundId])).map(({ name }) => name);

const selectDrawing = `
  select name
  from congregations
  where ground_id = $1
  order by name collate "fr-x-icu", id`;

export async function renameGround(db: Db, id: number, name: string): Promise<void> {
  await db.rows(updateName, [id, name]);
}

const updateName = `
  update grounds
  set name = $2
  where id = $1`;

/** Gives the ground to these congregations, and takes it from all others. */
export async function giveGround(
  db: Db,
  groundId: number,
  congregationIds: readonly number[],
): Promise<readonly { readonly id: number; readonly given: boolean }[]> {
  return db.rows<{ id: number; given: boolean }>(updateCongregations, [groundId, congregationIds]);
}

const updateCongregations = `
  update congregations
  set ground_id = case when id = any ($2::integer[]) then $1::integer end
  where (id = any ($2::integer[])) <> (ground_id is not distinct from $1::integer)
  returning id, ground_id is not null as given`;

export async function deleteGround(db: Db, id: number): Promise<void> {
  await db.rows(deleteOne, [id]);
}

const deleteOne = `
  delete from grounds
  where id = $1`;

/** A file that is known already keeps its name and its congregations. */
export async function insertGround(
  db: Db,
  name: string,
  ground: GroundSummary,
  place: MapPlace,
): Promise<boolean> {
  const { sha256, bounds, bytes, sourceDate, streets, houseNumbers } = ground;
  const { latitude, longitude, zoom } = place;
  const facts = [bytes, sourceDate, streets, houseNumbers];
  const values = [sha256, name, ...bounds, latitude, longitude, zoom, ...facts];
  return (await db.row(insertOne, values)) !== undefined;
}

const insertOne = `
  insert into grounds (
    sha256, name, west, south, east, north, latitude, longitude, zoom, bytes, source_date, streets,
    house_numbers
  )
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  on conflict (sha256) do nothing
  returning id`;
