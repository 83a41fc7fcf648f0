import { numberName } from '../domain/assignment/assignment.columns.ts';
import type { Db } from '../parts/db/database.ts';
import type { ImportedRow } from './import-undo.rules.ts';

export interface ImportRow {
  readonly fileName: string;
  readonly undone: boolean;
  /** Number of rows the import wrote. */
  readonly changes: number;
}

/** Locks the import, so that it is undone only once. */
export const importToUndo = (db: Db, importId: number): Promise<ImportRow | undefined> =>
  db.row<ImportRow>(selectImport, [importId]);

const selectImport = `
  select file_name as "fileName", undone_at is not null as undone, changes
  from imports
  where congregation_id = current_congregation()
    and id = $1
  for update`;

/** Locks the users the import changed, in the order of their ids. */
export async function lockPeopleOf(db: Db, importId: number): Promise<void> {
  await db.rows(selectPeople, [importId]);
}

const selectPeople = `
  select u.id
  from users u
  where u.congregation_id = current_congregation()
    and u.id in (
      select c.user_id
      from import_changes c
      where c.congregation_id = current_congregation()
        and c.import_id = $1
    )
  order by u.id
  for update`;

export const territoriesOf = async (db: Db, importId: number): Promise<readonly number[]> =>
  (await db.rows<{ id: number }>(selectTerritories, [importId])).map(({ id }) => id);

const selectTerritories = `
  select distinct territory_id as id
  from import_changes
  where congregation_id = current_congregation()
    and import_id = $1
    and territory_id is not null`;

/** A row that the import wrote, with its current state. */
export interface ChangeToUndo extends ImportedRow {
  readonly territoryId: number | null;
  readonly historyId: number | null;
  readonly typeId: number | null;
}

export const changesToUndo = (db: Db, importId: number): Promise<readonly ChangeToUndo[]> =>
  db.rows<ChangeToUndo>(selectChanges, [importId]);

const ofTerritory = (table: string) => `
    exists (
      select
      from ${table} x
      where x.congregation_id = c.congregation_id
        and x.territory_id = c.territory_id
    )`;

const ofThisImport = (subject: 'territory' | 'history', id: string) => `exists (
          select
          from import_changes own
          where own.congregation_id = c.congregation_id
            and own.import_id = c.import_id
            and own.subject = '${subject}'
            and own.${subject}_id = ${id}
        )`;

const selectChanges = `
  select
    c.subject,
    c.territory_id as "territoryId",
    c.history_id as "historyId",
    c.type_id as "typeId",
    coalesce(u.login, made.long_name, ${numberName}) as about,
    c.before,
    c.version = coalesce(
      case c.subject
        when 'territory' then t.xmin
        when 'map' then m.xmin
        when 'user' then u.xmin
        when 'type' then made.xmin
        else h.xmin
      end::text::bigint,
      -1
    ) as untouched,
    ${ofTerritory('histories')} as exited,
    ${ofTerritory('booking_territories')} as booked,
    m.token is not null and not exists (
      select
      from import_changes drawn
      where drawn.congregation_id = c.congregation_id
        and drawn.import_id = c.import_id
        and drawn.territory_id = c.territory_id
        and drawn.subject = 'map'
    ) as "otherMap",
    coalesce(c.before ? 'typeId', false) and not exists (
      select
      from territory_types ty
      where ty.id = (c.before ->> 'typeId')::integer
    ) as "typeGone",
    exists (
      select
      from unvisited_places p
      where p.congregation_id = c.congregation_id
        and p.xmin::text::bigint = c.version
    ) as "placesMoved",
    exists (
      select
      from territories x
      where x.congregation_id = c.congregation_id
        and x.type_id = c.type_id
        and not ${ofThisImport('territory', 'x.id')}
    ) as "typeUsed",
    case
      when u.id is not null
      then json_build_object(
        'id', u.id,
        'login', u.login,
        'email', u.email,
        'role_id', u.role_id,
        'assigned', exists (
          select
          from histories x
          where x.congregation_id = u.congregation_id
            and x.user_id = u.id
            and not ${ofThisImport('history', 'x.id')}
        ),
        'temporaryPassword', exists (
          select
          from temporary_passwords x
          where x.congregation_id = u.congregation_id
            and x.user_id = u.id
        )
      )
    end as user
  from import_changes c
  left join territories t
    on t.congregation_id = c.congregation_id
    and t.id = c.territory_id
  left join territory_maps m
    on m.congregation_id = c.congregation_id
    and m.territory_id = c.territory_id
  left join users u
    on u.congregation_id = c.congregation_id
    and u.id = c.user_id
  left join histories h
    on h.congregation_id = c.congregation_id
    and h.id = c.history_id
  left join territory_types made
    on made.owner = c.congregation_id
    and made.id = c.type_id
  where c.congregation_id = current_congregation()
    and c.import_id = $1
  order by c.id`;

export async function deleteEntries(db: Db, historyIds: readonly number[]): Promise<void> {
  await db.rows(deleteHistories, [historyIds]);
}

const deleteHistories = `
  delete from histories
  where congregation_id = current_congregation()
    and id = any ($1::integer[])`;

/** Restores the stored map; its token is unchanged. */
export async function restoreMap(db: Db, territoryId: number, before: object): Promise<void> {
  await db.rows(updateMap, [territoryId, JSON.stringify(before)]);
}

const updateMap = `
  update territory_maps m
  set
    latitude = b.latitude,
    longitude = b.longitude,
    zoom = b.zoom,
    geojson_feature = b.geojson_feature,
    updated_at = b.updated_at
  from jsonb_to_record($2::jsonb) as b (
    latitude double precision, longitude double precision, zoom double precision,
    geojson_feature jsonb, updated_at timestamptz
  )
  where m.congregation_id = current_congregation()
    and m.territory_id = $1`;

/** Marks an import as undone and forgets which rows it wrote. */
export async function markUndone(db: Db, importId: number, at: string): Promise<void> {
  await db.rows(updateImport, [importId, at]);
}

const updateImport = `
  with forgotten as (
    delete from import_changes
    where congregation_id = current_congregation()
      and import_id = $1
  )
  update imports
  set undone_at = $2
  where congregation_id = current_congregation()
    and id = $1`;
