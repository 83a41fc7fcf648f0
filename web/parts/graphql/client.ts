import { cacheExchange, Client, fetchExchange } from '@urql/core';
import { persistedExchange } from '@urql/exchange-persisted';

import { readToken } from '../storage/session-storage.ts';
import { newKey } from './idempotency-key.ts';
import { hashOf } from './operation.ts';
import { sessionEndExchange } from './session-end.ts';

/** Headers of every request: the current token, an id that is in the server's log, and those in `more`. */
export function requestHeaders(more: Record<string, string> = {}): Record<string, string> {
  const token = readToken();
  return {
    'X-Requested-With': 'XMLHttpRequest',
    'X-Request-Id': newKey(),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...more,
  };
}

/** Takes the answer that came with the page, once, for the operation that it answers; else asks (OWN-143). */
export const takeOrAsk: typeof fetch = async (address, request) => {
  const answer = document.querySelector<HTMLElement>('[data-answers]');
  const { answers = '' } = answer?.dataset ?? {};
  const { body } = request ?? {};
  if (!answer || typeof body !== 'string' || !body.includes(answers))
    return fetch(address, request);
  answer.remove();
  return new Response(answer.textContent);
};

/** A client that sends hashes of trusted operations, never their text, with the current token (GEN-01, GEN-02). */
export const createGraphqlClient = (
  onSessionEnd: () => void = () => undefined,
  asking: typeof fetch = (...request) => fetch(...request),
) =>
  new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetchSubscriptions: true,
    fetch: asking,
    fetchOptions: () => ({ headers: requestHeaders() }),
    exchanges: [
      sessionEndExchange(onSessionEnd),
      cacheExchange,
      persistedExchange({
        enforcePersistedQueries: true,
        enableForMutation: true,
        enableForSubscriptions: true,
        preferGetForPersistedQueries: false,
        generateHash: async (_, document) => hashOf(document),
      }),
      fetchExchange,
    ],
  });
