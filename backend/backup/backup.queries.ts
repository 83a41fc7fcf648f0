import pg from 'pg';

export interface StoredTable {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly string[];
  /** Tables that its foreign keys refer to. */
  readonly refers: readonly string[];
  /** Row-level security shows one congregation at a time to all but superusers. */
  readonly separated: boolean;
  /** Row-level security binds the owner too. */
  readonly forced: boolean;
}

/** Tables of the connecting role in its schema, in the order of their names. */
export async function storedTables(client: pg.Client): Promise<readonly StoredTable[]> {
  return (await client.query<StoredTable>(selectTables)).rows;
}

const selectTables = `
  select
    c.relname::text as name,
    array(
      select a.attname::text
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum
    ) as columns,
    array(
      select f.relname::text
      from pg_constraint k
      join pg_class f on f.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid
    ) as refers,
    c.relrowsecurity and exists (
      select from pg_attribute a
      where a.attrelid = c.oid and a.attname = 'congregation_id' and not a.attisdropped
    ) as separated,
    c.relforcerowsecurity as forced
  from pg_class c
  where c.relnamespace = current_schema()::regnamespace
    and c.relkind in ('r', 'p')
    and not c.relispartition
    and pg_has_role(c.relowner, 'usage')
    and not exists (
      select from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
    )
  order by c.relname`;

export interface SequenceState {
  readonly name: string;
  readonly last: string;
  readonly called: boolean;
}

export async function sequenceState(client: pg.Client, name: string): Promise<SequenceState> {
  const { rows } = await client.query<{ last: string; called: boolean }>(
    `select last_value::text as last, is_called as called from ${pg.escapeIdentifier(name)}`,
  );
  return { name, last: rows[0]?.last ?? '1', called: rows[0]?.called ?? false };
}

export async function setSequence(client: pg.Client, { name, last, called }: SequenceState) {
  const values = [pg.escapeIdentifier(name), last, called];
  await client.query('select setval($1::regclass, $2::bigint, $3)', values);
}

/** Names of all sequences of the schema. */
export async function everySequence(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(selectEverySequence);
  return rows.map(({ name }) => name);
}

const selectEverySequence = `
  select relname::text as name
  from pg_class
  where relkind = 'S' and relnamespace = current_schema()::regnamespace`;

const listed = (columns: readonly string[]) =>
  columns.map((column) => pg.escapeIdentifier(column)).join(', ');

export const copyOf = (table: string, columns: readonly string[], condition: string): string =>
  `copy (select ${listed(columns)} from ${pg.escapeIdentifier(table)} where ${condition}) to stdout`;

export const copyInto = (table: string, columns: readonly string[]): string =>
  `copy ${pg.escapeIdentifier(table)} (${listed(columns)}) from stdin`;

/** Whether row-level security leaves the connecting role out. */
export async function seesEverything(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ all: boolean }>(
    'select rolsuper or rolbypassrls as all from pg_roles where rolname = current_user',
  );
  return rows[0]?.all ?? false;
}

export interface CongregationName {
  readonly id: number;
  readonly name: string;
}

export async function congregationNames(client: pg.Client): Promise<readonly CongregationName[]> {
  const { rows } = await client.query<CongregationName>(
    'select id, name from congregations order by id',
  );
  return rows;
}

/** Whether a table has rows that the connecting role sees. */
export async function hasRows(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ some: boolean }>(
    `select exists (select from ${pg.escapeIdentifier(table)}) as some`,
  );
  return rows[0]?.some ?? false;
}

/** Programs of ours on the same database, other than restores, which a lock keeps apart. */
export async function otherPrograms(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(selectOthers);
  return rows[0]?.count ?? 0;
}

const selectOthers = `
  select count(*)::integer as count
  from pg_stat_activity
  where datname = current_database()
    and pid <> pg_backend_pid()
    and application_name like 'territories%'
    and application_name <> 'territories-restore'`;

/** Values that depend on neither side's settings, and no limit of time. */
export const settled = `
  set datestyle to 'ISO, YMD';
  set intervalstyle to 'postgres';
  set timezone to 'UTC';
  set bytea_output to 'hex';
  set extra_float_digits to 1;
  set client_encoding to 'UTF8';
  set statement_timeout to 0;
  set idle_in_transaction_session_timeout to 0;`;
