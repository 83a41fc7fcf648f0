import type { Db } from '../parts/db/database.ts';
import type { ArchivedTable } from './archive.tables.ts';

const usualAtOnce = 500;

/** Reads a table of the congregation of `db` in batches of JSON lines. */
export async function* linesIn(db: Db, table: ArchivedTable): AsyncGenerator<readonly string[]> {
  await db.rows(`declare archived no scroll cursor for ${selectLines(table)}`);
  for (;;) {
    const rows = await db.rows<{ line: string }>(
      `fetch ${table.atOnce ?? usualAtOnce} from archived`,
    );
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await db.rows('close archived');
}

function selectLines(table: ArchivedTable): string {
  const { name, columns, references = {}, orderedBy } = table;
  const shown = Object.keys(columns).map((column) =>
    column in references ? `${column}_of.line as ${column}` : shownAs(name, column),
  );
  const joined = Object.entries(references).map(
    ([column, other]) => `
      left join (
        select id, row_number() over (order by id) as line
        from ${other}
        where ${ownRows(other)}
      ) ${column}_of on ${column}_of.id = t.${column}`,
  );
  return `
    select row_to_json(shown)::text as line
    from (
      select ${shown.join(', ')}
      from ${name} t ${joined.join('')}
      where ${ownRows(name, 't.')}
      order by ${orderedBy.map((column) => `t.${column}`).join(', ')}
    ) shown`;
}

/**
 * A site administrator is archived as an administrator of the congregation: an archive must not
 * carry rights on the site.
 */
function shownAs(table: string, column: string): string {
  if (table === 'users' && column === 'role_id') return 'greatest(t.role_id, 2) as role_id';
  return column === 'built_in' ? 't.congregation_id is null as built_in' : `t.${column}`;
}

function ownRows(table: string, prefix = ''): string {
  const own = `${prefix}congregation_id = current_congregation()`;
  if (table === 'congregations') return `${prefix}id = current_congregation()`;
  return table === 'territory_types' ? `(${prefix}congregation_id is null or ${own})` : own;
}

export type Row = Readonly<Record<string, unknown>>;

/** Inserts rows in their order; returns the new ids in that order, empty for tables without ids. */
export async function insertRows(
  db: Db,
  table: ArchivedTable,
  rows: readonly Row[],
): Promise<readonly number[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first).join(', ');
  const added = await db.rows<{ id: number }>(
    `insert into ${table.name} (congregation_id, ${columns})
     select current_congregation(), ${columns}
     from json_populate_recordset(null::${table.name}, $1) with ordinality as given
     order by ordinality
     ${table.keyed ? 'returning id' : ''}`,
    [JSON.stringify(rows)],
  );
  return added.map(({ id }) => id).toSorted((a, b) => a - b);
}

/**
 * Returns the territories whose map was stored; the others have a token that another map already
 * uses.
 */
export async function insertMaps(db: Db, rows: readonly Row[]): Promise<readonly number[]> {
  const stored = await db.rows<{ territory_id: number }>(insertWithFreeTokens, [
    JSON.stringify(rows),
  ]);
  return stored.map(({ territory_id }) => territory_id);
}

const insertWithFreeTokens = `
  insert into territory_maps (
    congregation_id, territory_id, token, latitude, longitude, zoom, geojson_feature, updated_at
  )
  select
    current_congregation(), territory_id, token, latitude, longitude, zoom, geojson_feature,
    updated_at
  from json_populate_recordset(null::territory_maps, $1)
  on conflict (token) do nothing
  returning territory_id`;

/** `db` must act as the site. */
export async function insertArchivedCongregation(db: Db, row: Row): Promise<number> {
  const added = await db.row<{ id: number }>(insertCongregation, [JSON.stringify(row)]);
  if (!added) throw new Error('The insert returned no row.');
  return added.id;
}

const insertCongregation = `
  insert into congregations (name, contact, email_counter, created_at)
  select name, contact, email_counter, created_at
  from json_populate_record(null::congregations, $1)
  returning id`;

/** Ids of the built-in types by long name. */
export async function builtInTypes(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.rows<{ id: number; long_name: string }>(selectBuiltIn);
  return new Map(rows.map(({ id, long_name }) => [long_name, id]));
}

const selectBuiltIn = `
  select id, long_name
  from territory_types
  where congregation_id is null`;

/** Lower-case logins of all site administrators; `db` must be anonymous (B-47). */
export const siteAdministrators = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set((await db.rows<{ login: string }>(selectAdministrators)).map(({ login }) => login));

const selectAdministrators = `
  select lower(login) as login
  from users
  where role_id = 1`;

/** Savepoint: a failed batch is rolled back without losing what precedes it. */
export const beginAttempt = (db: Db): Promise<unknown> => db.rows('savepoint attempt');
export const endAttempt = (db: Db): Promise<unknown> => db.rows('release savepoint attempt');
export const undoAttempt = (db: Db): Promise<unknown> => db.rows('rollback to savepoint attempt');
