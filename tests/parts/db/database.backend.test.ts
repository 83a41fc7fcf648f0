import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database, type Db } from '../../../backend/parts/db/database.ts';
import { inEachOther, onTheSite } from '../../../backend/parts/db/elsewhere.ts';
import { aCongregation, aTerritory } from '../../support/builders.ts';
import { createTestDatabase } from '../../support/postgres.ts';

/** More than the five executions after which PostgreSQL may keep one generic plan. */
const often = 12;

let database: Database;
let connectionString: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const test = await createTestDatabase();
  ({ connectionString } = test);
  database = openDatabase(connectionString);
  close = async () => {
    await database.end();
    await test.drop();
  };
  for (const congregation of [1, 2, 3]) {
    await aCongregation({ database }, { id: congregation, name: `Assemblée ${congregation}` });
    for (let id = 1; id <= congregation; id += 1) {
      await aTerritory({ database }, { id: 10 * congregation + id, number: id, congregation });
    }
  }
});
afterAll(() => close());

const territories = async (db: Db) =>
  (await db.rows<{ id: number }>('select id from territories where id > $1 order by id', [0])).map(
    ({ id }) => id,
  );
const congregations = async (db: Db) =>
  (await db.rows<{ id: number }>('select id from congregations order by id')).map(({ id }) => id);

describe('a transaction', () => {
  it('sees its own congregation, even if the same statement was often run for another [GEN-20, RG-05]', async () => {
    for (let turn = 0; turn < often; turn += 1) {
      expect(await database.asTenant(2, territories)).toEqual([21, 22]);
      expect(await database.asTenant(1, territories)).toEqual([11]);
      expect(await database.asTenant(4, territories)).toEqual([]);
    }
    const asked = Array.from({ length: 30 }, (_, at) => 1 + (at % 3));
    expect(await Promise.all(asked.map((id) => database.asTenant(id, territories)))).toEqual(
      asked.map((id) => [[11], [21, 22], [31, 32, 33]][id - 1]),
    );
  });

  it('sees what its role may see, even if the same statement was often run for another role [B-02]', async () => {
    for (let turn = 0; turn < often; turn += 1) {
      expect(await database.asSite(congregations)).toEqual([1, 2, 3]);
      expect(await database.asTenant(2, congregations)).toEqual([2]);
      await expect(database.asSite(territories)).rejects.toThrow('permission denied');
      expect(
        await database.asTenant(3, async (db) => [
          await onTheSite(db, () => congregations(db)),
          await congregations(db),
        ]),
      ).toEqual([[1, 2, 3], [3]]);
    }
  });

  it('reads every other congregation in turn, then its own again [B-47]', async () => {
    const others = await database.asTenant(2, async (db) => [
      await inEachOther(db, 2, () => territories(db)),
      await territories(db),
    ]);
    expect(others).toEqual([
      [[11], [31, 32, 33]],
      [21, 22],
    ]);
  });

  it('that ends too early sees nothing rather than everything', async () => {
    const after = (words: string) =>
      database.asTenant(2, async (db) => {
        await db.rows(words);
        return [await territories(db), await congregations(db)];
      });
    expect(await after('commit')).toEqual([[], []]);
    expect(await after('rollback')).toEqual([[], []]);
    expect(await database.asTenant(2, territories)).toEqual([21, 22]);
  });

  it('that fails rejects with the cause, and leaves a usable connection', async () => {
    const broken = (db: Db) => db.rows('select 1 / $1::integer', [0]);
    for (let turn = 0; turn < often; turn += 1) {
      await expect(database.asTenant(1, broken)).rejects.toThrow('division by zero');
      expect(await database.asTenant(1, territories)).toEqual([11]);
    }
    expect(() => database.asTenant(Number.NaN, territories)).toThrow('an integer');
    await expect(
      database.asAnonymous((db) => db.rows('select 1'), 'a\u0000b; reset role'),
    ).rejects.toThrow();
    expect(await database.asTenant(1, territories)).toEqual([11]);
  });

  it('whose connection is lost fails alone: the process survives, and the next transaction works', async () => {
    const server = new Client({ connectionString });
    await server.connect();
    const loseConnection = async (db: Db) => {
      const own = await db.row<{ pid: number }>('select pg_backend_pid() as pid');
      const ended = await server.query('select pg_terminate_backend($1, 5000) as ended', [
        own?.pid,
      ]);
      expect(ended.rows).toEqual([{ ended: true }]);
      return territories(db);
    };
    await expect(database.asTenant(1, loseConnection)).rejects.toThrow(/connection/iu);
    expect(await database.asTenant(1, territories)).toEqual([11]);
    const read = database.asReader(1, async function* (db) {
      yield await loseConnection(db);
    });
    await expect(read[Symbol.asyncIterator]().next()).rejects.toThrow(/connection/iu);
    expect(await database.asTenant(1, territories)).toEqual([11]);
    await server.end();
  });

  it('has committed when it resolves, and has written nothing when the commit fails', async () => {
    const name = (words: string) => (db: Db) =>
      db.rows('update territories set name = $1 where id = 11', [words]);
    await database.asTenant(1, name('Place du Palais'));
    const named = () =>
      database.asTenant(1, (db) => db.row('select name from territories where id = 11'));
    expect(await named()).toEqual({ name: 'Place du Palais' });
    await expect(
      database.asTenant(1, async (db) => {
        await name('Nulle part')(db);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await named()).toEqual({ name: 'Place du Palais' });

    const twice = `
      insert into histories (congregation_id, id, territory_id, output_number, release_date,
        return_date, theoretical_return_date)
      select 1, n, 11, 1, date '2025-01-01' + 100 * n, date '2025-02-01' + 100 * n, '2026-01-01'
      from generate_series(1, 2) n`;
    await expect(
      database.asTenant(1, async (db) => {
        await db.rows('set constraints all deferred');
        await db.rows(twice);
      }),
    ).rejects.toThrow('duplicate key');
    expect(await database.asTenant(1, (db) => db.rows('select id from histories'))).toEqual([]);
  });
});
