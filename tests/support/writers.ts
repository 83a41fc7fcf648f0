import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { hashOfOperation } from './operation-hash.ts';
import { demoPassword } from './pages/visitor.ts';
import type { Product } from './product.ts';

export interface Writers {
  /** Names that were acknowledged so far. */
  readonly done: readonly string[];
  /** Resolves when each of them has had this many more answers. */
  readonly answered: (each: number) => Promise<void>;
  /** The most milliseconds that one writer has waited for an acknowledgement since then (`performance.now`), or waits still. */
  readonly longestWait: (since: number) => number;
  /** Stops them; what they were told. */
  readonly stop: () => Promise<Told>;
}

export interface Told {
  /** Names that were acknowledged. */
  readonly done: readonly string[];
  /** Answers of another kind than an acknowledgement. */
  readonly other: readonly unknown[];
}

/** A signed-in browser's way to a product: an operation by name, sent again while no answer comes. */
export async function browserOf({ url }: Pick<Product, 'url'>, login = 'DEMO Administrateur') {
  let token = '';
  const run = async (name: string, variables: object = {}): Promise<Record<string, unknown>> => {
    const sha256Hash = await hashOfOperation(name);
    const request = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'idempotency-key': randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash } },
      }),
    };
    for (;;) {
      const answer = await fetch(`${url}/graphql`, request)
        .then((it) => it.json() as Promise<Record<string, unknown>>)
        .catch(() => null);
      if (answer) return answer;
      await pause(50);
    }
  };
  const signedIn = await run('SignIn', { login, password: demoPassword, congregationId: '1' });
  token = (signedIn as { data: { signIn: { token: string } } }).data.signIn.token;
  return run;
}

/** Without digits: the log hides what could be a telephone number. */
const aWord = () => randomUUID().replaceAll(/\d/gu, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** So many writers, each adding one type of territory after the other through the gateway. */
export async function startWriters(product: Pick<Product, 'url'>, many: number): Promise<Writers> {
  const run = await browserOf(product);
  const done: string[] = [];
  const other: unknown[] = [];
  const answers = Array.from({ length: many }, () => 0);
  const waits: { readonly ended: number; readonly took: number }[] = [];
  const last = Array.from({ length: many }, () => performance.now());
  const stopping = new AbortController();
  const write = async (writer: number) => {
    while (!stopping.signal.aborted) {
      const name = aWord();
      const answer = await run('AddTerritoryType', { longName: name, shortName: name });
      if (kindOf(answer) === 'TerritoryTypeAdded') {
        const now = performance.now();
        done.push(name);
        waits.push({ ended: now, took: now - last[writer]! });
        last[writer] = now;
      } else other.push(answer);
      answers[writer]! += 1;
    }
  };
  const writing = Promise.all(answers.map((_, writer) => write(writer)));
  return {
    done,
    answered: async (each) => {
      const goal = answers.map((count) => count + each);
      while (answers.some((count, writer) => count < goal[writer]!)) await pause(10);
    },
    longestWait: (since) =>
      Math.max(
        ...waits.filter(({ ended }) => ended > since).map(({ took }) => took),
        ...last.map((acknowledged) => performance.now() - acknowledged),
      ),
    stop: async () => {
      stopping.abort();
      await writing;
      return { done, other };
    },
  };
}

const kindOf = (answer: Record<string, unknown>): unknown =>
  (answer as { data?: { addTerritoryType?: { __typename?: string } } | null }).data
    ?.addTerritoryType?.__typename;
