import type { Connection } from './schema.queries.ts';

/** Keys of the jobs that send mails, `mail:{congregation}:{mail}`. */
export const mailJobKeys = async (connection: Connection): Promise<ReadonlySet<string>> => {
  const { rows } = await connection.query<{ key: string }>(
    `select key from graphile_worker.jobs where task_identifier = 'mail' and key is not null`,
  );
  return new Set(rows.map(({ key }) => key));
};

export interface VanishedRows {
  readonly congregation: number;
  readonly tables: readonly string[];
}

/**
 * Rows of congregations that are not in the list. Row-level security hides them from an owner that
 * is no superuser: then each number that a congregation had is looked up as that congregation.
 */
export async function vanishedRows(connection: Connection): Promise<readonly VanishedRows[]> {
  const { rows: tables } = await connection.query<{ name: string }>(selectTables);
  const names = tables.map(({ name }) => name);
  const found: VanishedRows[] = [];
  for (const congregation of await candidates(connection, names)) {
    await connection.query(`select set_config('app.congregation_id', $1, true)`, [
      String(congregation),
    ]);
    const { rows } = await connection.query<{ name: string }>(
      names
        .map(
          (name) =>
            `select '${name}' as name where exists (select from ${name} where congregation_id = ${congregation})`,
        )
        .join(' union all '),
    );
    if (rows.length > 0) found.push({ congregation, tables: rows.map(({ name }) => name) });
  }
  return found;
}

async function candidates(
  connection: Connection,
  names: readonly string[],
): Promise<readonly number[]> {
  const { rows } = await connection.query<{ all: boolean }>(
    'select rolsuper or rolbypassrls as all from pg_roles where rolname = current_user',
  );
  const everywhere = names.map((name) => `select congregation_id as id from ${name}`);
  const { rows: ids } = await connection.query<{ id: number }>(
    `select distinct id from (${rows[0]?.all ? everywhere.join(' union all ') : selectFormer}) known
     where id is not null and not exists (select from congregations c where c.id = known.id)
     order by id`,
  );
  return ids.map(({ id }) => id);
}

const selectTables = `
  select quote_ident(c.relname) as name
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'congregation_id' and not a.attisdropped
  where c.relnamespace = current_schema()::regnamespace
    and c.relkind in ('r', 'p')
  order by c.relname`;

/** Every number that the list of congregations has given. */
const selectFormer = `
  select generate_series(1, last_value)::integer as id
  from congregations_id_seq`;
