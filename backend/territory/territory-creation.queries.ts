import type { Db } from '../parts/db/database.ts';
import type { CreationFacts } from '../domain/territory/territory-creation.rules.ts';

export async function creationFacts(
  db: Db,
  number: number,
  typeId: number,
): Promise<CreationFacts> {
  const facts = await db.row<CreationFacts>(selectFacts, [number, typeId]);
  if (!facts) throw new Error('The query returned no row.');
  return facts;
}

const selectFacts = `
  select
    (
      select count(*)
      from users
      where congregation_id = current_congregation()
    ) as users,
    exists (
      select
      from territory_types
      where (congregation_id is null or congregation_id = current_congregation())
        and id = $2
    ) as "typeVisible",
    exists (
      select
      from territories
      where congregation_id = current_congregation()
        and number = $1
    ) as "numberTaken"`;

export interface NewTerritory {
  readonly number: number;
  readonly name: string;
  readonly typeId: number;
  readonly gate: number | null;
  readonly noVisited: boolean;
  readonly mapUrl: string | null;
  readonly note: string;
}

export async function insertTerritory(db: Db, territory: NewTerritory): Promise<number> {
  const { number, name, typeId, gate, noVisited, mapUrl, note } = territory;
  const values = [number, name, typeId, gate, noVisited, mapUrl, note];
  const row = await db.row<{ id: number }>(insertOne, values);
  if (!row) throw new Error('The insert returned no row.');
  return row.id;
}

const insertOne = `
  insert into territories (congregation_id, number, name, type_id, gate, no_visited, map_url, note)
  values (current_congregation(), $1, $2, $3, $4, $5, $6, $7)
  returning id`;
