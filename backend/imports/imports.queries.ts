import type { Db } from '../parts/db/database.ts';
import type { Author } from '../parts/event-log/event-log.queries.ts';
import type { ImportKind } from './imports.fields.ts';
import type { Counts } from './imports.rules.ts';

export interface NewImport extends Omit<Counts, 'incomplete' | 'doubtful' | 'refused'> {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly author: Author;
  readonly at: string;
  readonly skipped: number;
}

export async function insertImport(db: Db, it: NewImport): Promise<number> {
  const { kind, fileName, author, at, created, updated, ignored, skipped } = it;
  const away = author.away !== undefined;
  const values = [kind, fileName, author.userId, away, at, created, updated, ignored, skipped];
  const row = await db.row<{ id: number }>(insertOne, values);
  if (!row) throw new Error('The insert returned no row.');
  return row.id;
}

const insertOne = `
  insert into imports (
    congregation_id, kind, file_name, user_id, away, at, created, updated, ignored, skipped, changes
  )
  values (current_congregation(), $1, $2, $3, $4, $5, $6, $7, $8, $9, 0)
  returning id`;

/** A row that this transaction wrote, and its values before. */
export interface WrittenRow {
  readonly line: number;
  readonly subject: 'territory' | 'map' | 'user' | 'history' | 'type';
  readonly territoryId?: number;
  readonly userId?: number;
  readonly historyId?: number;
  readonly typeId?: number;
  readonly before?: object;
}

/** Records the rows an import wrote; all have the version (xmin) of the row of the import. */
export async function insertChanges(
  db: Db,
  importId: number,
  written: readonly WrittenRow[],
): Promise<void> {
  await db.rows(insertAll, [importId, JSON.stringify(written)]);
}

const insertAll = `
  with inserted as (
    insert into import_changes (
      congregation_id, import_id, line, subject, territory_id, user_id, history_id, type_id,
      version, before
    )
    select
      i.congregation_id, i.id, w.line, w.subject, w."territoryId", w."userId", w."historyId", w."typeId",
      i.xmin::text::bigint, w.before
    from imports i
    cross join json_to_recordset($2::json) as w (
      line integer, subject text, "territoryId" integer, "userId" integer, "historyId" integer,
      "typeId" integer, before jsonb
    )
    where i.congregation_id = current_congregation()
      and i.id = $1
  )
  update imports
  set changes = json_array_length($2::json)
  where congregation_id = current_congregation()
    and id = $1`;

export interface ListedImport {
  readonly id: number;
  readonly kind: ImportKind;
  readonly file_name: string;
  readonly login: string;
  readonly datetime: string;
  /** In local time. */
  readonly datetime_human: string;
  readonly created: number;
  readonly updated: number;
  readonly ignored: number;
  readonly skipped: number;
  readonly undone: boolean;
}

/** Newest first. */
export const listedImports = (
  db: Db,
  timeZone: string,
  { nobody, away }: { readonly nobody: string; readonly away: string },
): Promise<readonly ListedImport[]> =>
  db.rows<ListedImport>(selectImports, [nobody, away, timeZone]);

const selectImports = `
  select
    i.id,
    i.kind,
    i.file_name,
    case when i.away then $2 else coalesce(u.login, $1) end as login,
    to_char(i.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as datetime,
    to_char(i.at at time zone $3, 'DD/MM/YYYY HH24:MI') as datetime_human,
    i.created,
    i.updated,
    i.ignored,
    i.skipped,
    i.undone_at is not null as undone
  from imports i
  left join users u
    on u.congregation_id = i.congregation_id
    and u.id = i.user_id
  where i.congregation_id = current_congregation()
  order by i.id desc
  limit 200`;
