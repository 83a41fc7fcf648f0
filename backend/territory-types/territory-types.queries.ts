import type { Db } from '../parts/db/database.ts';
import type { TerritoryType } from './territory-types.rules.ts';

interface TypeRow {
  readonly id: number;
  readonly long_name: string;
  readonly short_name: string;
  /** 0 for a built-in type. */
  readonly congregation_id: number;
}

/** Built-in types first, then the congregation's own by name. */
export const territoryTypes = (db: Db): Promise<readonly TypeRow[]> =>
  db.rows<TypeRow>(selectTypes);

const selectTypes = `
  select id, long_name, short_name, coalesce(congregation_id, 0) as congregation_id
  from territory_types
  where congregation_id is null
    or congregation_id = current_congregation()
  order by congregation_id nulls first, case when congregation_id is null then id end,
    long_name collate "fr-x-icu", id`;

/** Locks the type against changes and new uses until the end of the transaction. */
export async function lockType(db: Db, id: number): Promise<TerritoryType | undefined> {
  const row = await db.row<{ id: number; long_name: string; built_in: boolean }>(selectForUpdate, [
    id,
  ]);
  return row && { id: row.id, longName: row.long_name, builtIn: row.built_in };
}

const selectForUpdate = `
  select id, long_name, congregation_id is null as built_in
  from territory_types
  where (congregation_id is null or congregation_id = current_congregation())
    and id = $1
  for update`;

export const typeNameTaken = async (db: Db, longName: string, butFor = 0): Promise<boolean> =>
  (await db.row(selectSameName, [longName, butFor])) !== undefined;

const selectSameName = `
  select
  from territory_types
  where (congregation_id is null or congregation_id = current_congregation())
    and lower(long_name) = lower($1)
    and id <> $2`;

export const typeUsed = async (db: Db, id: number): Promise<boolean> =>
  (await db.row(selectTerritoryOf, [id])) !== undefined;

const selectTerritoryOf = `
  select
  from territories
  where congregation_id = current_congregation()
    and type_id = $1
  limit 1`;

export async function insertType(db: Db, longName: string, shortName: string): Promise<number> {
  const row = await db.row<{ id: number }>(insertOne, [longName, shortName]);
  if (!row) throw new Error('The insert returned no row.');
  return row.id;
}

const insertOne = `
  insert into territory_types (congregation_id, long_name, short_name)
  values (current_congregation(), $1, $2)
  returning id`;

export async function renameType(
  db: Db,
  id: number,
  longName: string,
  shortName: string,
): Promise<void> {
  await db.rows(updateOne, [id, longName, shortName]);
}

const updateOne = `
  update territory_types
  set long_name = $2, short_name = $3
  where congregation_id = current_congregation()
    and id = $1`;

export async function deleteType(db: Db, id: number): Promise<void> {
  await db.rows(deleteOne, [id]);
}

const deleteOne = `
  delete from territory_types
  where congregation_id = current_congregation()
    and id = $1`;
