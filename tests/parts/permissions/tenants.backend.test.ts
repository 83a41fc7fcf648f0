import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCongregation, aGlobalMap, aMap, aTerritory, aUser } from '../../support/builders.ts';
import { aRowInEveryOtherTable } from '../../support/every-table.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
let client: Client;
let tables: readonly string[];

beforeAll(async () => {
  world = await openWorld();
  for (const id of [1, 2]) await aCongregation(world, { id, name: `Assemblée ${id}` });
  await aUser(world, { id: 1, login: 'DEMO Administrateur', role: 1, email: 'admin@example.org' });
  await aTerritory(world, { id: 1, exited: { to: 1, released: '2026-01-01', due: '2026-05-01' } });
  await aMap(world, { territory: 1, token: 'the-one-link-of-this-map' });
  await aGlobalMap(world);
  await aRowInEveryOtherTable(world.database, {
    congregation: 1,
    id: 1,
    type: 50,
    mark: 'Un essai',
  });
  client = new Client({ connectionString: world.connectionString });
  await client.connect();
  tables = await tenantTables();
});
afterAll(async () => {
  await client.end();
  await world.close();
});

/** Every table with a congregation_id, later ones included. */
async function tenantTables(): Promise<readonly string[]> {
  const { rows } = await client.query<{ table_name: string }>(
    `select table_name
     from information_schema.columns
     where table_schema = 'public' and column_name = 'congregation_id'
     order by table_name`,
  );
  return rows.map(({ table_name }) => table_name);
}

/** Runs a statement without a congregation condition as `role`; answers the number of rows read or changed, or the error code. */
async function forgetful(role: string, congregation: number | null, sql: string) {
  await client.query('begin');
  try {
    await client.query(`set local role ${role}`);
    if (congregation !== null) {
      await client.query(`set local app.congregation_id = '${congregation}'`);
    }
    const { rows, rowCount } = await client.query<{ congregation_id: number | null }>(sql);
    return sql.startsWith('select')
      ? rows.filter(
          ({ congregation_id }) => congregation_id !== null && congregation_id !== congregation,
        ).length
      : rowCount;
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await client.query('rollback');
  }
}

const inEveryTable = async <Found>(look: (table: string) => Promise<Found>) => {
  const found: Record<string, Found> = {};
  for (const table of tables) found[table] = await look(table);
  return found;
};
const everywhere = <Value>(value: Value) =>
  Object.fromEntries(tables.map((table) => [table, value]));

const insufficientPrivilege = '42501';
const tenant = 'territories_tenant';

describe('the database itself', () => {
  it('has a row of congregation 1 in every table, so that these tests have something to hide [GEN-20]', async () => {
    expect(tables.length).toBeGreaterThanOrEqual(14);
    const filled = await inEveryTable(async (table) => {
      const rows = await world.read<{ congregation_id: number }>(
        `select congregation_id from ${table}`,
      );
      return rows.some(({ congregation_id }) => congregation_id === 1);
    });
    expect(filled).toEqual(everywhere(true));
  });

  it('forces row-level security on every table with a congregation_id [GEN-20, RG-05]', async () => {
    const { rows } = await client.query<{ relname: string }>(
      `select relname
       from pg_class
       where relname = any ($1) and relrowsecurity and relforcerowsecurity
       order by relname`,
      [tables],
    );
    expect(rows.map(({ relname }) => relname)).toEqual(tables);
  });

  it('shows congregation 2 no row of congregation 1 to a select without a condition [GEN-20]', async () => {
    const seen = await inEveryTable((table) =>
      forgetful(tenant, 2, `select congregation_id from ${table}`),
    );
    expect(seen).toEqual(everywhere(0));
  });

  it('shows nothing of any congregation while none is set [GEN-20]', async () => {
    const seen = await inEveryTable((table) =>
      forgetful(tenant, null, `select congregation_id from ${table}`),
    );
    expect(seen).toEqual(everywhere(0));
  });

  it('lets congregation 2 delete no row of congregation 1 [GEN-20]', async () => {
    const touched = await inEveryTable((table) =>
      forgetful(tenant, 2, `delete from ${table} where congregation_id = 1`),
    );
    expect(touched).toEqual(everywhere(0));
  });

  it('lets congregation 2 change no row of congregation 1 [GEN-20]', async () => {
    const touched = await inEveryTable((table) =>
      forgetful(tenant, 2, `update ${table} set congregation_id = 2 where congregation_id = 1`),
    );
    expect(touched).toEqual(everywhere(0));
  });

  it('lets congregation 1 transfer none of its rows to congregation 2 [GEN-20]', async () => {
    const refused = await inEveryTable((table) =>
      forgetful(tenant, 1, `update ${table} set congregation_id = 2 where congregation_id = 1`),
    );
    expect(refused).toEqual(everywhere(insufficientPrivilege));
  });

  it('shows each congregation only itself in the list of congregations [GEN-20]', async () => {
    const names = (id: number) => world.read('select id from congregations', id);
    expect(await names(1)).toEqual([{ id: 1 }]);
    expect(await names(2)).toEqual([{ id: 2 }]);
    expect(await names(3)).toEqual([]);
  });

  it('lets no role of a congregation rename or remove it [GEN-20, B-02]', async () => {
    expect(await forgetful(tenant, 1, "update congregations set name = 'x'")).toBe(
      insufficientPrivilege,
    );
    expect(await forgetful(tenant, 1, 'delete from congregations')).toBe(insufficientPrivilege);
  });

  it('gives the site’s role no access to the data of congregations [GEN-20, B-02]', async () => {
    const refused = await inEveryTable((table) =>
      forgetful('territories_site', null, `select congregation_id from ${table}`),
    );
    expect(refused).toEqual(everywhere(insufficientPrivilege));
  });
});

describe('somebody who is not signed in', () => {
  it('reads three tables only, and writes to none [RG-04, GEN-20]', async () => {
    const readable = await inEveryTable((table) =>
      forgetful('territories_anonymous', null, `select congregation_id from ${table}`),
    );
    expect(readable).toEqual({
      ...everywhere(insufficientPrivilege),
      territory_maps: 0,
      users: 1,
    });
    const writable = await inEveryTable((table) =>
      forgetful('territories_anonymous', null, `delete from ${table}`),
    );
    expect(writable).toEqual(everywhere(insufficientPrivilege));
  });

  it.each(['password_hash', 'email', 'token_version'])(
    'sees no %s of a site administrator [RG-04, B-47]',
    async (column) => {
      const sql = `select congregation_id, ${column} from users`;
      expect(await forgetful('territories_anonymous', null, sql)).toBe(insufficientPrivilege);
    },
  );

  it('sees site administrators only [RG-04, B-47]', async () => {
    await aUser(world, { id: 2, login: 'DEMO Proclamateur' });
    expect(
      await world.database.asAnonymous((db) => db.rows('select id, login from users')),
    ).toEqual([{ id: 1, login: 'DEMO Administrateur' }]);
  });

  it('finds the one map whose link he has [PUB-01, RG-04]', async () => {
    const maps = (token?: string) =>
      world.database.asAnonymous((db) => db.rows('select territory_id from territory_maps'), token);
    expect(await maps('the-one-link-of-this-map')).toEqual([{ territory_id: 1 }]);
    expect(await maps('another-link-another-link')).toEqual([]);
    expect(await maps("' or '1' = '1")).toEqual([]);
    expect(await maps()).toEqual([]);
  });
});
