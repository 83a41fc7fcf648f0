import path from 'node:path';
import type { Db } from '../../backend/parts/db/database.ts';
import { filesIn } from '../../scripts/house/sources.ts';

/** SQL that a function of a `*.queries.ts` sends. */
export interface Statement {
  /** File and function. */
  readonly from: string;
  readonly sql: string;
}

export interface Written {
  readonly statements: readonly Statement[];
  /** Files and functions that sent nothing. */
  readonly silent: readonly string[];
}

type Query = (db: unknown, ...values: readonly unknown[]) => unknown;

/** Calls each function that a `*.queries.ts` of the backend exports, with arguments that stand for any, and keeps what it sends. */
export async function writtenStatements(): Promise<Written> {
  const statements: Statement[] = [];
  const silent: string[] = [];
  for (const file of await filesIn('backend', (name) => name.endsWith('.queries.ts'))) {
    const queries = (await import(path.resolve(file))) as Readonly<Record<string, unknown>>;
    for (const [name, query] of Object.entries(queries)) {
      if (typeof query !== 'function') continue;
      const sent = await sentBy(query as Query);
      if (sent.length === 0) silent.push(`${file} ${name}`);
      statements.push(...sent.map((sql) => ({ from: `${file} ${name}`, sql })));
    }
  }
  return { statements, silent };
}

async function sentBy(query: Query): Promise<readonly string[]> {
  const sent: string[] = [];
  const rows = async (sql: string) => {
    sent.push(sql);
    return [anything];
  };
  const db = {
    rows,
    row: async (sql: string) => (await rows(sql))[0],
    query: async (sql: string) => ({ rows: await rows(sql) }),
  } satisfies Record<keyof Db | 'query', unknown>;
  // What it makes of the rows may fail: these are none.
  try {
    const answer = query(db, ...Array.from({ length: 8 }, () => anything));
    if (isStream(answer)) for await (const _ of answer) if (sent.length > 3) break;
    await answer;
  } catch {}
  return sent;
}

const isStream = (it: unknown): it is AsyncIterable<unknown> =>
  typeof it === 'object' && it !== null && Symbol.asyncIterator in it;

/** Answers itself to whatever is read, called or listed. */
const anything: unknown = new Proxy(() => {}, {
  get: (_, key) => {
    if (key === 'then') return undefined;
    if (key === 'length') return 1;
    if (key === Symbol.toPrimitive) return () => '1';
    if (key === Symbol.iterator) return [1].values.bind([anything]);
    if (key === 'map') return (each: (one: unknown) => unknown) => [each(anything)];
    return anything;
  },
  apply: () => anything,
});
