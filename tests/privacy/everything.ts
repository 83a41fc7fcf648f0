import { Client } from 'pg';

/** Every row of every table of the database, of all congregations, read as the owner. */
export async function everything(
  connectionString: string,
): Promise<readonly { readonly table: string; readonly line: string }[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const found: { table: string; line: string }[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ line: string }>(
        `select convert_from(convert_to(t::text, 'UTF8'), 'UTF8') as line from "${name}" t`,
      );
      for (const { line } of rows) found.push({ table: name, line });
    }
    return found;
  } finally {
    await client.end();
  }
}

/** The tables that contain one of these words in any column, whatever its case. */
export const tablesWith = async (
  connectionString: string,
  words: readonly string[],
): Promise<readonly string[]> => [
  ...new Set(
    (await everything(connectionString))
      .filter(({ line }) => words.some((word) => line.toLowerCase().includes(word.toLowerCase())))
      .map(({ table }) => table)
      .toSorted((a, b) => a.localeCompare(b)),
  ),
];

/** Every column of every table that refers to a person. */
export async function columnsOfPeople(connectionString: string): Promise<readonly string[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select table_name || '.' || column_name as name
       from information_schema.columns
       where table_schema = 'public' and column_name like '%user\\_id'
       order by 1`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
