import type { AnyVariables, Client, TypedDocumentNode } from '@urql/core';
import { type DocumentNode, Kind } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteAct } from '#web/parts/graphql/acts.ts';
import { ask } from '#web/parts/graphql/ask.ts';
import { createGraphqlClient, takeOrAsk } from '#web/parts/graphql/client.ts';
import { holdFirstAnswers } from '#web/parts/graphql/first-answers.ts';
import * as generated from '#web/parts/graphql/generated/graphql.ts';
import { hashOf, operationIn } from '#web/parts/graphql/operation.ts';
import { askWithoutSession } from '#web/parts/graphql/sessionless.ts';
import { clearSession, storeToken } from '#web/parts/storage/session-storage.ts';

type Document = TypedDocumentNode<Record<string, unknown>, AnyVariables>;
type Act = (client: Client) => unknown;

/** Every operation of the web application, so that a new one is covered by itself. */
const documents = Object.values(generated as Record<string, unknown>).filter(
  (exported): exported is Document =>
    (exported as DocumentNode).kind === Kind.DOCUMENT &&
    (exported as DocumentNode).definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION),
);
const ofKind = (kind: 'query' | 'mutation') =>
  documents.filter((document) => operationIn(document).kind === kind);
const queries = ofKind('query');
const mutations = ofKind('mutation');

/** Held back, answered, or cut by the network. */
let changes: 'wait' | 'answer' | 'cut' = 'answer';
let answers = 0;
let asked: Client;

beforeEach(() => {
  changes = 'answer';
  answers = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { operationName } = JSON.parse(body) as { operationName: string };
    const changing = mutations.some((document) => operationIn(document).name === operationName);
    if (changing && changes === 'wait') return new Promise(() => undefined);
    if (changing && changes === 'cut') throw new TypeError('Failed to fetch');
    answers += 1;
    return Response.json({ data: { answer: answers } });
  });
  storeToken('a');
  asked = createGraphqlClient(undefined, takeOrAsk);
});
afterEach(() => {
  document.head.innerHTML = '';
  sessionStorage.clear();
});

/** What a screen shows first: at once where something is held, else what it asks. */
const shows = (document: Document): Promise<unknown> =>
  new Promise((resolve) => {
    const shown = asked.query(document, {}).subscribe(({ data }) => {
      resolve(data?.['answer']);
      setTimeout(() => shown.unsubscribe());
    });
  });

/** How an answer comes to be held before its screen asks; each is answer 1. */
const holders: Record<string, (document: Document) => Promise<unknown> | void> = {
  'asked ahead': (document) => {
    window.document.head.innerHTML = `<meta data-asks="${operationIn(document).name}=${hashOf(document)}">`;
    holdFirstAnswers();
  },
  'that came with the page': (document) => {
    answers += 1;
    const answer = '{"data":{"answer":1}}';
    window.document.head.innerHTML = `<style data-answers="${hashOf(document)}">${answer}</style>`;
    holdFirstAnswers();
  },
  'in the cache': shows,
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

const othersActs: Record<string, Act> = {
  'a signal that somebody else has changed something': noteAct,
  'another sign-in': () => storeToken('b'),
  'a sign-out': clearSession,
};

describe.each(Object.entries(holders))('an answer %s', (_, hold) => {
  it('is shown without asking where nothing has happened since [OWN-190]', async () => {
    for (const query of queries) {
      asked = createGraphqlClient(undefined, takeOrAsk);
      answers = 0;
      await hold(query);
      await settled();
      expect([operationIn(query).name, await shows(query)]).toEqual([operationIn(query).name, 1]);
      await settled();
    }
  });

  it.each(Object.entries(othersActs))('is not shown after %s [OWN-190]', async (_name, act) => {
    for (const query of queries) {
      asked = createGraphqlClient(undefined, takeOrAsk);
      storeToken('a');
      answers = 0;
      await hold(query);
      await settled();
      act(asked);
      expect([operationIn(query).name, await shows(query)]).toEqual([operationIn(query).name, 2]);
      await settled();
    }
  });

  const afterAct = async (act: Act, state: typeof changes, query: Document) => {
    changes = state;
    asked = createGraphqlClient(undefined, takeOrAsk);
    answers = 0;
    await hold(query);
    await settled();
    const acted = Promise.resolve(act(asked)).catch(() => undefined);
    if (state !== 'wait') await acted;
    expect([state, await shows(query)]).toEqual([state, state === 'answer' ? 3 : 2]);
    await settled();
  };

  it.each(mutations.map((mutation, at) => [operationIn(mutation).name, mutation, at] as const))(
    'is not shown after %s, neither on its way nor answered [OWN-190]',
    async (_name, mutation, at) => {
      const query = queries[at % queries.length]!;
      for (const state of ['wait', 'answer'] as const)
        await afterAct((client) => ask(client, mutation, {}), state, query);
    },
  );

  it.each(['wait', 'answer', 'cut'] as const)(
    'is not shown after a change of the pocket’s queue, or one that nobody answered: %s [OWN-190]',
    async (state) => {
      const [query] = queries as [Document];
      const [mutation] = mutations as [Document];
      await afterAct(() => askWithoutSession(mutation, {}, 'key'), state, query);
      await afterAct((client) => ask(client, mutation, {}), state, query);
    },
  );
});

it('an answer that was asked while a change was on its way is not shown after it [OWN-190]', async () => {
  const [query] = queries as [Document];
  const [mutation] = mutations as [Document];
  let answerChange = () => {};
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const { operationName } = JSON.parse(request[1]!.body as string) as { operationName: string };
    if (operationName === operationIn(mutation).name)
      await new Promise<void>((resolve) => {
        answerChange = resolve;
      });
    return fetch(...request);
  });
  const changed = ask(asked, mutation, {}).catch(() => undefined);
  await settled();
  expect(await shows(query)).toBe(1);
  await settled();
  answerChange();
  await changed;
  expect(await shows(query)).toBe(3);
});
