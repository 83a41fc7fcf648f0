import { Client } from 'pg';
import type { World } from '../support/world.ts';

/** Every row of every table of the database, of all congregations. */
export async function everything({
  connectionString,
}: Pick<World, 'connectionString'>): Promise<readonly string[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'
       order by table_name`,
    );
    const lines: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ line: string }>(
        `select t::text as line from ${name} t order by 1`,
      );
      lines.push(...rows.map(({ line }) => `${name} ${line}`));
    }
    return lines;
  } finally {
    await client.end();
  }
}
