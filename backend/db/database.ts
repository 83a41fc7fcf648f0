import pg from 'pg';
import { packetSocket } from './packet-socket.ts';

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
    pipeline: true,
    stream: packetSocket,
    // Whatever runs outside of a transaction sees nothing, rather than all.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, whatever its type says
    onConnect: async (client) => {
      await client.query('set role territories_tenant');
    },
  });
  // An idle connection that breaks is replaced at the next use; unheard, it would end the process.
  pool.on('error', () => {});

  /** Whoever has it hears of a lost connection at the next statement; unheard, it would end the process. */
  async function checkedOut() {
    const client = await pool.connect();
    const lost = () => {};
    client.on('error', lost);
    const free = (broken?: Error) => {
      client.off('error', lost);
      client.release(broken);
    };
    return { client, free };
  }

  /** What `begin` fails at, the work fails at too; `begun` says first which it was. */
  async function transaction<T>(
    open: (client: pg.PoolClient) => Promise<{ readonly begun: Promise<unknown> }>,
    work: (db: Db) => Promise<T>,
  ): Promise<T> {
    const { client, free } = await checkedOut();
    try {
      const { begun } = await open(client);
      begun.catch(() => {});
      const asked = { writes: false };
      const value = await work(dbOn(client, asked)).catch(async (cause: unknown) => {
        await begun;
        throw cause;
      });
      await begun;
      const committed = client.query('commit');
      // Whoever has only read need not wait for the end of it.
      if (!asked.writes) {
        committed.then(() => free(), free);
        return value;
      }
      await committed;
      free();
      return value;
    } catch (cause) {
      await client.query('rollback').then(() => free(), free);
      throw cause;
    }
  }

  /** Ends with the last row, or once nobody asks for the next one. */
  async function* reading<T>(
    begin: string,
    read: (db: Db) => AsyncIterable<T>,
  ): AsyncGenerator<T, void> {
    const { client, free } = await checkedOut();
    try {
      await client.query(begin);
      yield* read(dbOn(client, { writes: false }));
    } finally {
      await client.query('rollback').then(() => free(), free);
    }
  }

  /** Not waited for: the first statement follows in the same packet. Only for what nobody sends. */
  const along = (begin: string) => (client: pg.PoolClient) =>
    Promise.resolve({ begun: client.query(begin) });

  const before = (begin: string) => async (client: pg.PoolClient) => {
    const begun = client.query(begin);
    await begun;
    return { begun };
  };

  return {
    asTenant: (congregationId, work) =>
      transaction(
        along(
          `begin; set local role territories_tenant; set local app.congregation_id = ${congregationLiteral(congregationId)}`,
        ),
        work,
      ),
    asReader: (congregationId, read) =>
      reading(
        `begin isolation level repeatable read read only; set local role territories_tenant; set local app.congregation_id = ${congregationLiteral(congregationId)}; set local time zone 'UTC'`,
        read,
      ),
    asAnonymous: (work, mapToken = '') =>
      transaction(
        before(
          `begin; set local role territories_anonymous; set local app.map_token = ${pg.escapeLiteral(mapToken)}`,
        ),
        work,
      ),
    asSite: (work) => transaction(along('begin; set local role territories_site'), work),
    end: () => pool.end(),
  };
}

function dbOn(client: pg.PoolClient, asked: { writes: boolean }): Db {
  const rows = async <Row extends pg.QueryResultRow>(
    sql: string,
    values: readonly unknown[] = [],
  ): Promise<readonly Row[]> => {
    const { name, writes } = prepared(sql);
    asked.writes ||= writes;
    const found = await client.query<Row>({
      text: sql,
      values: [...values],
      ...(name && { name }),
    });
    return found.rows;
  };
  return {
    rows,
    row: async <Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]) =>
      (await rows<Row>(sql, values))[0],
  };
}

interface Prepared {
  readonly name?: string;
  readonly writes: boolean;
}

const statements = new Map<string, Prepared>();
/** More than there are, in case one is put together as it is asked. */
const mostStatements = 500;

/** Planning a list may take as long as reading it: each connection plans a statement once. */
function prepared(sql: string): Prepared {
  const known = statements.get(sql);
  if (known) return known;
  const writes = /\b(?:insert|update|delete|truncate|notify)\b/i.test(sql);
  if (statements.size === mostStatements) return { writes };
  const statement = { name: `statement_${statements.size + 1}`, writes };
  statements.set(sql, statement);
  return statement;
}

function congregationLiteral(id: number): string {
  if (!Number.isSafeInteger(id)) throw new Error('A congregation id is an integer.');
  return `'${id}'`;
}
