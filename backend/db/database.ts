import pg from 'pg';

/** One transaction, seen through one role. */
export interface Db {
  readonly rows: <Row extends pg.QueryResultRow>(
    sql: string,
    values?: readonly unknown[],
  ) => Promise<readonly Row[]>;
  readonly row: <Row extends pg.QueryResultRow>(
    sql: string,
    values?: readonly unknown[],
  ) => Promise<Row | undefined>;
}

/** Each method is one transaction: committed when `work` resolves, rolled back when it throws. */
export interface Database {
  /** Sees and writes the rows of one congregation only. */
  readonly asTenant: <T>(congregationId: number, work: (db: Db) => Promise<T>) => Promise<T>;
  /** Sees the rows of one congregation as they are at one moment, however long it looks; days and times are in UTC. */
  readonly asReader: <T>(
    congregationId: number,
    read: (db: Db) => AsyncIterable<T>,
  ) => AsyncIterable<T>;
  /** Sees what may be seen before sign-in; `mapToken` opens the one map it belongs to. */
  readonly asAnonymous: <T>(work: (db: Db) => Promise<T>, mapToken?: string) => Promise<T>;
  /** Sees and writes the list of congregations, and nothing inside them. */
  readonly asSite: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  readonly end: () => Promise<void>;
}

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (day: string) => day);
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);

export function openDatabase(connectionString: string): Database {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'territories',
  });
  // An idle connection that breaks is replaced at the next use; unheard, it would end the process.
  pool.on('error', () => {});

  async function transaction<T>(begin: string, work: (db: Db) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(begin);
      const value = await work(dbOn(client));
      await client.query('commit');
      return value;
    } catch (cause) {
      await client.query('rollback').catch((error: Error) => {
        broken = error;
      });
      throw cause;
    } finally {
      client.release(broken);
    }
  }

  /** Ends with the last row, or once nobody asks for the next one. */
  async function* reading<T>(
    begin: string,
    read: (db: Db) => AsyncIterable<T>,
  ): AsyncGenerator<T, void> {
    const client = await pool.connect();
    let broken: Error | undefined;
    // A reader so slow that the server ends his transaction hears of it at the next row.
    const unheard = () => {};
    client.on('error', unheard);
    try {
      await client.query(begin);
      yield* read(dbOn(client));
    } finally {
      await client.query('rollback').catch((error: Error) => {
        broken = error;
      });
      client.off('error', unheard);
      client.release(broken);
    }
  }

  return {
    asTenant: (congregationId, work) =>
      transaction(
        `begin; set local role territories_tenant; set local app.congregation_id = ${congregationLiteral(congregationId)}`,
        work,
      ),
    asReader: (congregationId, read) =>
      reading(
        `begin isolation level repeatable read read only; set local role territories_tenant; set local app.congregation_id = ${congregationLiteral(congregationId)}; set local time zone 'UTC'`,
        read,
      ),
    asAnonymous: (work, mapToken = '') =>
      transaction(
        `begin; set local role territories_anonymous; set local app.map_token = ${pg.escapeLiteral(mapToken)}`,
        work,
      ),
    asSite: (work) => transaction('begin; set local role territories_site', work),
    end: () => pool.end(),
  };
}

function dbOn(client: pg.PoolClient): Db {
  return {
    rows: async <Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]) =>
      (await client.query<Row>(sql, values && [...values])).rows,
    row: async <Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]) =>
      (await client.query<Row>(sql, values && [...values])).rows[0],
  };
}

function congregationLiteral(id: number): string {
  if (!Number.isSafeInteger(id)) throw new Error('A congregation id is an integer.');
  return `'${id}'`;
}
