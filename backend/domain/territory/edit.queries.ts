import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../../parts/db/database.ts';
import type { Author } from '../../parts/event-log/event-log.queries.ts';
import type { ChangedField, EditFacts, TerritorySettings } from './territory.rules.ts';

/** Includes the saves since `version`, if one was sent. Requires the territory to be locked. */
export const editFacts = (
  db: Db,
  territoryId: number,
  typeId: number,
  version: number | null,
): Promise<EditFacts | undefined> => db.row<EditFacts>(selectFacts, [territoryId, typeId, version]);

const selectFacts = `
  select
    t.number,
    t.name,
    t.type_id as "typeId",
    t.gate,
    t.no_visited as "noVisited",
    t.no_visited_typed is not null as "hasPlaces",
    t.note,
    m.token as "mapToken",
    exists (
      select
      from territory_types ty
      where ty.id = $2
    ) as "typeVisible",
    (
      select coalesce(
        json_agg(
          json_build_object('login', u.login, 'at', c.at, 'fields', c.fields)
          order by c.version
        ),
        '[]'
      )
      from territory_changes c
      left join users u
        on u.congregation_id = c.congregation_id
        and u.id = c.user_id
      where c.congregation_id = t.congregation_id
        and c.territory_id = t.id
        and c.version > $3::integer
    ) as since
  from territories t
  left join territory_maps m
    on m.congregation_id = t.congregation_id
    and m.territory_id = t.id
  where t.congregation_id = current_congregation()
    and t.id = $1`;

/** Returns the new version. */
export async function saveTerritory(
  db: Db,
  territoryId: number,
  { name, typeId, gate, noVisited, note }: TerritorySettings,
): Promise<number> {
  const saved = await db.row<{ version: number }>(updateTerritory, [
    territoryId,
    name,
    typeId,
    gate,
    noVisited,
    note,
  ]);
  return saved?.version ?? 0;
}

const updateTerritory = `
  update territories
  set name = $2, type_id = $3, gate = $4, no_visited = $5, note = $6, version = version + 1
  where congregation_id = current_congregation()
    and id = $1
  returning version`;

interface SavedChange {
  readonly territoryId: number;
  readonly version: number;
  readonly author: Author;
  readonly at: Temporal.Instant;
  readonly fields: readonly ChangedField[];
}

export async function rememberChange(
  db: Db,
  { territoryId, version, author, at, fields }: SavedChange,
): Promise<void> {
  await db.rows(insertChange, [territoryId, version, author.userId, at.toString(), fields]);
}

const insertChange = `
  insert into territory_changes (congregation_id, territory_id, version, user_id, at, fields)
  values (current_congregation(), $1, $2, $3, $4, $5)`;

/** The previous link stops working (DET-19). */
export async function replaceMapToken(db: Db, territoryId: number, token: string): Promise<void> {
  await db.rows(updateToken, [territoryId, token]);
}

const updateToken = `
  update territory_maps
  set token = $2
  where congregation_id = current_congregation()
    and territory_id = $1`;
