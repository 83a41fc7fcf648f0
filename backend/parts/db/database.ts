import pg from 'pg';
import { NotThePrimary } from './away.ts';
import { keptAlive } from './kept-alive.ts';
import { usualLooking, watchConnections, type LookingTimes } from './lost-connections.ts';
import { packetSocket } from './packet-socket.ts';

/** A transaction under one database role. */
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

/** Each method runs one transaction: commits when `work` resolves, rolls back when it rejects. */
export interface Database {
  /** Row-level security limits reads and writes to one congregation. */
  readonly asTenant: <T>(congregationId: number, work: (db: Db) => Promise<T>) => Promise<T>;
  /** Read-only snapshot of one congregation, for long reads; dates and times are UTC. */
  readonly asReader: <T>(
    congregationId: number,
    read: (db: Db) => AsyncIterable<T>,
  ) => AsyncIterable<T>;
  /** Data readable before sign-in; `mapToken` adds the map it belongs to. */
  readonly asAnonymous: <T>(work: (db: Db) => Promise<T>, mapToken?: string) => Promise<T>;
  /** Reads and writes the list of congregations, nothing inside them. */
  readonly asSite: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /**
   * The same database; while a transaction of it runs, PostgreSQL calls its session `territories
   * {label}` in its own log and in pg_stat_activity (OWN-90).
   */
  readonly labelled: (label: string) => Database;
  readonly load: () => PoolLoad;
  readonly end: () => Promise<void>;
}

export interface PoolLoad {
  readonly connections: number;
  readonly idle: number;
  /** Transactions that wait for a connection. */
  readonly waiting: number;
}

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (day: string) => day);
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);

const applicationName = 'territories';

/** Milliseconds after which the server cancels a statement. */
const longestStatement = 15_000;

/** While a cluster fails over, what stands in front of it may still lead to a standby (OWN-171). */
const becomeTenant = `
  select pg_is_in_recovery() as standby, pg_backend_pid() as pid
  from set_config('role', 'territories_tenant', false)`;

interface Limits {
  /**
   * Milliseconds without an answer after which the connection counts as lost; longer than the
   * server's own limit, so that only a silent network reaches it.
   */
  readonly silence: number;
  readonly looking: LookingTimes;
}

export function openDatabase(
  connectionString: string,
  { silence = longestStatement + 1000, looking = usualLooking }: Partial<Limits> = {},
): Database {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: longestStatement,
    query_timeout: silence,
    idle_in_transaction_session_timeout: 30_000,
    ...keptAlive,
    application_name: applicationName,
    pipeline: true,
    stream: packetSocket,
    // Queries outside of a transaction must see no rows instead of all.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, whatever its type says
    onConnect: async (client) => {
      const { rows } = await client.query<{ standby: boolean; pid: number }>(becomeTenant);
      if (!rows[0] || rows[0].standby) throw new NotThePrimary();
      if (client instanceof pg.Client) watch.over(client, rows[0].pid);
    },
  });
  // Without a listener pg's `error` event crashes the process; the pool replaces the connection.
  pool.on('error', () => {});
  const watch = watchConnections(pool, connectionString, looking);

  /** Without a listener pg's `error` event crashes the process; the next query rejects anyway. */
  async function connect() {
    const client = await pool.connect();
    const lost = () => {};
    client.on('error', lost);
    const free = (broken?: Error) => {
      client.off('error', lost);
      client.release(broken);
    };
    return { client, free };
  }

  /**
   * If `begin` fails, the work rejects with the error of `begin`, not with that of its first
   * statement.
   */
  async function transaction<T>(
    open: (client: pg.PoolClient) => Promise<{ readonly begun: Promise<unknown> }>,
    work: (db: Db) => Promise<T>,
  ): Promise<T> {
    const { client, free } = await connect();
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
      // A read-only transaction need not wait for its commit.
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

  /** Streams rows; the transaction ends with the last row or when the consumer stops. */
  async function* stream<T>(
    begin: string,
    read: (db: Db) => AsyncIterable<T>,
  ): AsyncGenerator<T, void> {
    const { client, free } = await connect();
    try {
      await client.query(begin);
      yield* read(dbOn(client, { writes: false }));
    } finally {
      await client.query('rollback').then(() => free(), free);
    }
  }

  /**
   * Does not wait for `begin`: the first statement shares its packet. The statement must not
   * contain user input.
   */
  const beginUnawaited = (begin: string) => (client: pg.PoolClient) =>
    Promise.resolve({ begun: client.query(begin) });

  const beginAwaited = (begin: string) => async (client: pg.PoolClient) => {
    const begun = client.query(begin);
    await begun;
    return { begun };
  };

  /** `label` is part of the packet that begins the transaction, so that it costs no round trip. */
  const withLabel = (label: string): Database => ({
    asTenant: (congregationId, work) =>
      transaction(
        beginUnawaited(
          `begin; set local role territories_tenant; set local app.congregation_id = ${congregationLiteral(congregationId)}${label}`,
        ),
        work,
      ),
    asReader: (congregationId, read) =>
      stream(
        `begin isolation level repeatable read read only; set local role territories_tenant; set local app.congregation_id = ${congregationLiteral(congregationId)}; set local time zone 'UTC'${label}`,
        read,
      ),
    asAnonymous: (work, mapToken = '') =>
      transaction(
        beginAwaited(
          `begin; set local role territories_anonymous; set local app.map_token = ${pg.escapeLiteral(mapToken)}${label}`,
        ),
        work,
      ),
    asSite: (work) =>
      transaction(beginUnawaited(`begin; set local role territories_site${label}`), work),
    labelled: (other) =>
      withLabel(
        `; set local application_name = ${pg.escapeLiteral(`${applicationName} ${other}`)}`,
      ),
    load: () => ({
      connections: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    end: () => {
      watch.end();
      return pool.end();
    },
  });
  return withLabel('');
}

function dbOn(client: pg.PoolClient, asked: { writes: boolean }): Db {
  const rows = async <Row extends pg.QueryResultRow>(
    sql: string,
    values: readonly unknown[] = [],
  ): Promise<readonly Row[]> => {
    const { name, writes } = statementOf(sql);
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

interface Statement {
  readonly name?: string;
  readonly writes: boolean;
}

const statements = new Map<string, Statement>();
/**
 * Above the number of statements in the code; statements built at run time could otherwise fill the
 * cache.
 */
const mostStatements = 500;

/**
 * Statements are prepared by name, so that each connection plans them once: planning a list can
 * take as long as reading it.
 */
function statementOf(sql: string): Statement {
  const known = statements.get(sql);
  if (known) return known;
  const writes = /\b(?:insert|update|delete|truncate|notify)\b/i.test(sql);
  if (statements.size === mostStatements) return { writes };
  const statement = { name: `statement_${statements.size + 1}`, writes };
  statements.set(sql, statement);
  return statement;
}

function congregationLiteral(id: number): string {
  if (!Number.isSafeInteger(id)) throw new Error('The congregation id is not an integer.');
  return `'${id}'`;
}
