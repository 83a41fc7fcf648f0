import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { listenForChanges } from '../../backend/changes/changes.ts';
import { fixedClock, type Clock } from '../../backend/parts/clock/clock.ts';
import { openDatabase, type Database } from '../../backend/parts/db/database.ts';
import type { Answer } from '../../backend/parts/http/answer.ts';
import type { Maker } from '../../backend/grounds/maker.ts';
import { startJobs } from '../../backend/jobs/jobs.ts';
import { waitingMails } from '../../backend/parts/mail/mail.queries.ts';
import { createMailer, type Mailer } from '../../backend/parts/mail/mailer.ts';
import { openPress } from '../../engines/paper/pdf-press.ts';
import {
  permissions,
  type CallName,
  type DocumentedCallName,
} from '../../backend/parts/permissions/permissions.ts';
import { buildServer } from '../../backend/server.ts';
import { thePassword } from './builders.ts';
import { keptLog, type KeptLog, type LogLine } from './kept-log.ts';
import { createTestDatabase } from './postgres.ts';

export const tokenSecret = 'the-secret-of-the-tests-0123456789abcdef';

export type Form = Readonly<Record<string, string | readonly string[]>>;

export interface Request {
  readonly form?: Form;
  /** What stands behind the question mark. */
  readonly query?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly path?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is, instead of a form. */
  readonly body?: string | Uint8Array<ArrayBuffer> | FormData;
}

export interface Response {
  readonly status: number;
  readonly body: Answer;
}

export interface World {
  readonly url: string;
  readonly connectionString: string;
  readonly database: Database;
  readonly clock: Clock & { readonly set: (instant: string) => void };
  readonly dataDir: string;
  readonly mailer: Mailer;
  readonly log: KeptLog['log'];
  /** What the backend has logged so far. */
  readonly logged: readonly LogLine[];
  /** Sends what waits in the outbox of a congregation, as its jobs would; what could not be sent. */
  readonly deliver: (congregation?: number) => Promise<readonly unknown[]>;
  /** Real HTTP; the answer must be JSON. */
  readonly call: (name: CallName, request?: Request) => Promise<Response>;
  /** The calls that exist by now. */
  readonly builtCalls: readonly DocumentedCallName[];
  /** The rows of a select, as one congregation sees them. */
  readonly read: <Row extends object>(
    sql: string,
    congregation?: number,
  ) => Promise<readonly Row[]>;
  /** The token of an account made by `aUser`, through POST /user/auth. */
  readonly signIn: (login: string, congregation?: number) => Promise<string>;
  readonly close: () => Promise<void>;
}

export interface WorldOptions {
  readonly now?: string;
  readonly smtpUrl?: string;
  readonly publicUrl?: string;
  readonly basemapUrl?: string;
  readonly pushTestOrigin?: string;
  /** Whether jobs are done by themselves, as in the product. */
  readonly jobs?: boolean;
  /** Makes grounds instead of a process of its own. */
  readonly maker?: Maker;
}

/** A migrated database of its own and the backend in front of it, on a free port. Empty: see builders.ts. */
export async function openWorld({
  now = '2026-03-15T09:00:00Z',
  smtpUrl,
  publicUrl = 'http://localhost:4000',
  basemapUrl,
  pushTestOrigin,
  jobs = false,
  maker,
}: WorldOptions = {}): Promise<World> {
  const testDatabase = await createTestDatabase();
  await leaveRoomForFixedIds(testDatabase.connectionString);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'world-'));
  const database = openDatabase(testDatabase.connectionString);
  const clock = settableClock(now);
  const config = {
    product: 'territoire',
    publicUrl,
    basemapUrl,
    tokenSecret,
    lastingSecret: tokenSecret,
    smtpUrl,
    pushTestOrigin,
    dataDir,
    databaseUrl: testDatabase.connectionString,
    backups: { automatic: true, folder: path.join(dataDir, 'backups'), key: null },
  };
  const { log, lines } = keptLog();
  const mailer = createMailer(database, config, log);
  const changes = listenForChanges(testDatabase.connectionString);
  const press = openPress();
  const server = buildServer({ database, clock, mailer, changes, press, config, log });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const call = caller(url);
  const ports = { database, clock, mailer, config, log, ...(maker && { maker }) };
  const queue = jobs
    ? startJobs(testDatabase.connectionString, ports, { pollInterval: 100 })
    : null;
  return {
    url,
    connectionString: testDatabase.connectionString,
    database,
    clock,
    dataDir,
    mailer,
    log,
    logged: lines,
    deliver: async (congregation = 1) => {
      const faults: unknown[] = [];
      for (const id of await database.asTenant(congregation, waitingMails)) {
        await mailer.send(congregation, id, async () => true).catch((fault) => faults.push(fault));
      }
      return faults;
    },
    call,
    builtCalls: callNames.filter((name) => {
      const [method = '', address = ''] = name.split(' ');
      return server.hasRoute({ method, url: address.replaceAll(/\{(\w+)\}/g, ':$1') });
    }),
    read: (sql, congregation = 1) => database.asTenant(congregation, (db) => db.rows(sql)),
    signIn: async (login, congregation = 1) => {
      const form = { login, password: thePassword, congregation_id: String(congregation) };
      const { body } = await call('POST /user/auth', { form });
      if (typeof body['token'] !== 'string') throw new Error(`${login}: ${body.message}`);
      return body['token'];
    },
    close: async () => {
      await server.close();
      await queue?.stop();
      await changes.close();
      await press.close();
      await mailer.close();
      await database.end();
      await testDatabase.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}

export const callNames = Object.keys(permissions) as readonly DocumentedCallName[];

const caller =
  (url: string): World['call'] =>
  async (name, { form, query = {}, token, path: parts = {}, headers = {}, body } = {}) => {
    const [method = '', template = ''] = name.split(' ');
    const address = template.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
      encodeURIComponent(String(parts[part])),
    );
    const asked = new URLSearchParams(query).toString();
    const response = await fetch(url + address + (asked === '' ? '' : `?${asked}`), {
      method,
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body ?? (method === 'POST' ? encoded(form ?? {}) : null),
    });
    return { status: response.status, body: (await response.json()) as Answer };
  };

const encoded = (form: Form) =>
  new URLSearchParams(
    Object.entries(form).flatMap(([name, value]) =>
      (typeof value === 'string' ? [value] : value).map((one): [string, string] => [name, one]),
    ),
  );

function settableClock(instant: string): World['clock'] {
  let clock = fixedClock(instant);
  return {
    now: () => clock.now(),
    today: () => clock.today(),
    dayOf: (other) => clock.dayOf(other),
    local: (other) => clock.local(other),
    set: (other) => {
      clock = fixedClock(other);
    },
  };
}

/** Builders choose small ids; what the backend inserts itself starts at 1000. */
async function leaveRoomForFixedIds(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(`
      do $$
      declare
        generated record;
      begin
        for generated in
          select table_name, column_name
          from information_schema.columns
          where table_schema = 'public' and is_identity = 'YES'
        loop
          execute format('alter table %I alter column %I restart with 1000', generated.table_name, generated.column_name);
        end loop;
      end
      $$`);
  } finally {
    await client.end();
  }
}
