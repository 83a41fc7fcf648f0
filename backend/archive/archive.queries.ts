import type { Db } from '../db/database.ts';
import type { ArchivedTable } from './archive.tables.ts';

const usualAtOnce = 500;

/** The lines of a table, some at a time, as the congregation that `db` sees them. */
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

/** Who administers the site administers his congregation in its archive: a site is not of it. */
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

/** In their order; the ids they get, where they have ids. */
export async function insertRows(
  db: Db,
  table: ArchivedTable,
  rows: readonly Row[],
): Promise<readonly number[]> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
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

/** The territories whose map was stored; those of the others have a token that opens a map already. */
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

/** As the site. */
export async function insertArchivedCongregation(db: Db, row: Row): Promise<number> {
  const added = await db.row<{ id: number }>(insertCongregation, [JSON.stringify(row)]);
  if (!added) throw new Error('An insert returns its row.');
  return added.id;
}

const insertCongregation = `
  insert into congregations (name, contact, email_counter, created_at)
  select name, contact, email_counter, created_at
  from json_populate_record(null::congregations, $1)
  returning id`;

/** The ids of the types that every congregation has, by their long names. */
export async function builtInTypes(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.rows<{ id: number; long_name: string }>(selectBuiltIn);
  return new Map(rows.map(({ id, long_name }) => [long_name, id]));
}

const selectBuiltIn = `
  select id, long_name
  from territory_types
  where congregation_id is null`;

/** Of the whole site, as who is not signed in sees them (B-47); in small letters. */
export const siteAdministrators = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set((await db.rows<{ login: string }>(selectAdministrators)).map(({ login }) => login));

const selectAdministrators = `
  select lower(login) as login
  from users
  where role_id = 1`;

/** What stands before it can be taken back alone. */
export const beginAttempt = (db: Db): Promise<unknown> => db.rows('savepoint attempt');
export const endAttempt = (db: Db): Promise<unknown> => db.rows('release savepoint attempt');
export const undoAttempt = (db: Db): Promise<unknown> => db.rows('rollback to savepoint attempt');
