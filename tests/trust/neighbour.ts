import type { Database } from '../../backend/parts/db/database.ts';
import { aCongregation, aGlobalMap, aMap, aTerritory, aUser } from '../support/builders.ts';
import { aRowInEveryOtherTable } from '../support/every-table.ts';

/** Every row of it has this id, and every text this mark but the name, which is public. */
export const neighbour = {
  congregation: 77,
  name: 'Assemblée à côté',
  id: 900_001,
  mark: 'Voisinsecret',
} as const;

const mapToken = 'voisinsecretvoisinsecr';

/** A congregation next door, with a row in every table. */
export async function aNeighbour(database: Database): Promise<void> {
  const { congregation, name, id, mark } = neighbour;
  const place = { database };
  await aCongregation(place, { id: congregation, name });
  await aUser(place, {
    id,
    congregation,
    login: `${mark} Personne`,
    email: `${mark.toLowerCase()}@example.org`,
    role: 2,
  });
  await aTerritory(place, {
    id,
    congregation,
    number: 1,
    name: mark,
    note: mark,
    exited: { to: id, released: '2026-01-01', due: '2036-05-01' },
  });
  const features = { type: 'FeatureCollection', features: [], mark };
  await aMap(place, { territory: id, congregation, token: mapToken, features });
  await aGlobalMap(place, { congregation, features });
  await aRowInEveryOtherTable(database, { congregation, id, type: id, mark });
}

/** Moved by jobs: mails are sent, and what has expired is forgotten. */
const moving = ['mail_outbox', 'sign_in_attempts', 'sessions', 'idempotent_answers'];

/** Tables of which the neighbour has no row: what reads them would show nothing. */
export async function emptyTables(database: Database): Promise<readonly string[]> {
  const empty: string[] = [];
  for (const name of await tenantTables(database)) {
    const rows = await database.asTenant(neighbour.congregation, (db) =>
      db.rows(`select from ${name} where congregation_id = ${neighbour.congregation} limit 1`),
    );
    if (rows.length === 0) empty.push(name);
  }
  return empty;
}

export const rowsOfNeighbour = (database: Database): Promise<readonly string[]> =>
  rowsOf(database, neighbour.congregation);

/** Every row of a congregation as a line, but for what moves by itself. */
export async function rowsOf(database: Database, congregation: number): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const name of await tenantTables(database)) {
    if (moving.includes(name)) continue;
    const rows = await database.asTenant(congregation, (db) =>
      db.rows<{ line: string }>(
        `select t::text as line from ${name} t where congregation_id = ${congregation} order by 1`,
      ),
    );
    lines.push(...rows.map(({ line }) => `${name} ${line}`));
  }
  return lines;
}

/** Rows that are no longer there, or new ones. */
export function changesIn(before: readonly string[], after: readonly string[]): readonly string[] {
  const [then, now] = [new Set(before), new Set(after)];
  return [
    ...before.filter((it) => !now.has(it)).map((it) => `gone: ${it}`),
    ...after.filter((it) => !then.has(it)).map((it) => `new: ${it}`),
  ];
}

async function tenantTables(database: Database): Promise<readonly string[]> {
  const rows = await database.asTenant(neighbour.congregation, (db) =>
    db.rows<{ name: string }>(
      `select table_name as name
       from information_schema.columns
       where table_schema = 'public' and column_name = 'congregation_id'
       order by table_name`,
    ),
  );
  return rows.map(({ name }) => name);
}
