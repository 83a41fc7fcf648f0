import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archivedTables } from '../../backend/archive/archive.tables.ts';
import { leftOutTables } from '../../backend/archive/left-out-tables.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const home = 'backend/archive/archive.tables.ts';
const columnsOf = async (condition: string) =>
  world.read<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column"
     from information_schema.columns
     where table_schema = current_schema() and ${condition}
     order by table_name, column_name`,
  );

/** Columns that identify a row: an archive does not store them as such. */
const isKey = (column: string, keyed = false) =>
  column === 'congregation_id' || (keyed && column === 'id');
const sorted = (names: Iterable<string>) => [...names].toSorted();

describe('the archive of a congregation', () => {
  it('knows every table that has a congregation_id: archived, or left out with a reason', async () => {
    const stored = (await columnsOf(`column_name = 'congregation_id'`)).map(({ table }) => table);
    const known = [...archivedTables.map(({ name }) => name), ...Object.keys(leftOutTables)];
    expect(
      stored.filter((table) => !known.includes(table)),
      `new tables: put each into archivedTables (its rows travel) of ${home} or leftOutTables (it stays, because …)`,
    ).toEqual([]);
    expect(sorted(known)).toEqual(sorted(['congregations', ...stored]));
  });

  it('knows every column of those tables: archived, or left out with a reason', async () => {
    for (const { name, keyed, columns, without = {} } of archivedTables) {
      const stored = (await columnsOf(`table_name = '${name}'`)).map(({ column }) => column);
      const known = [...Object.keys(columns), ...Object.keys(without)];
      expect(
        stored.filter((column) => !isKey(column, keyed) && !known.includes(column)),
        `new columns of ${name}: put each into its columns or its without in ${home}`,
      ).toEqual([]);
      const real = known.filter((column) => column !== 'built_in');
      expect(
        real.filter((column) => !stored.includes(column)),
        name,
      ).toEqual([]);
    }
  });

  it('orders the files so that every foreign key refers to a line of an earlier file', async () => {
    const keys = await world.read<{ from: string; column: string; to: string }>(
      `select c.conrelid::regclass::text as from, a.attname as column, c.confrelid::regclass::text as to
       from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
       where c.contype = 'f' and a.attname <> 'congregation_id'`,
    );
    const names = archivedTables.map(({ name }) => name);
    for (const [at, { name, columns, references = {} }] of archivedTables.entries()) {
      const due = keys
        .filter(({ from, column, to }) => from === name && column in columns && names.includes(to))
        .map(({ column, to }) => `${column} ${to}`);
      const given = Object.entries(references);
      expect(sorted(given.map(([column, to]) => `${column} ${to}`)), name).toEqual(sorted(due));
      for (const [, to] of given) {
        expect(names.slice(0, at), `${name} refers to ${to}`).toContain(to);
        expect(archivedTables.find((it) => it.name === to)?.keyed).toBe(true);
      }
    }
  });

  it('gives a reason for whatever is left out', () => {
    const reasons = [
      ...Object.values(leftOutTables),
      ...archivedTables.flatMap(({ without = {} }) => Object.values(without)),
    ];
    expect(reasons.filter((reason) => reason.length < 10)).toEqual([]);
  });
});
