import type pg from 'pg';
import { madeByMigrations } from '../parts/db/migrate.ts';

/**
 * Takes away what a start has made in a database that holds nothing yet, so that its tables can be
 * made anew as those of the backup. The caller has made sure that they are empty.
 */
export async function clearSchema(client: pg.Client): Promise<void> {
  const { tables, functions } = await madeByMigrations();
  const { rows } = await client.query<{ statement: string }>(selectDrops, [
    [...tables],
    [...functions],
  ]);
  await client.query('begin');
  for (const { statement } of rows) await client.query(statement);
  await client.query('drop schema if exists graphile_worker cascade');
  await client.query('commit');
}

const selectDrops = `
  select 'drop table ' || c.oid::regclass || ' cascade' as statement
  from pg_class c
  where c.relnamespace = current_schema()::regnamespace
    and c.relkind in ('r', 'p')
    and c.relname = any ($1::text[])
  union all
  select 'drop function ' || p.oid::regprocedure || ' cascade'
  from pg_proc p
  where p.pronamespace = current_schema()::regnamespace
    and p.proname = any ($2::text[])`;
