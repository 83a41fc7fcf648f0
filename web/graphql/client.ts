import { cacheExchange, Client, fetchExchange } from '@urql/core';
import { persistedExchange } from '@urql/exchange-persisted';

import { readToken } from '../storage/session-storage.ts';

const hasHash = (document: object): document is { __meta__: { hash: string } } =>
  '__meta__' in document;

/** What every request carries: the token of the moment, and what is given. */
export function requestHeaders(more: Record<string, string> = {}): Record<string, string> {
  const token = readToken();
  return {
    'X-Requested-With': 'XMLHttpRequest',
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...more,
  };
}

/** Sends the hash of a trusted operation, never its text, and the token of the moment (GEN-01, GEN-02). */
export const createGraphqlClient = () =>
  new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetchSubscriptions: true,
    fetchOptions: () => ({ headers: requestHeaders() }),
    exchanges: [
      cacheExchange,
      persistedExchange({
        enforcePersistedQueries: true,
        enableForMutation: true,
        enableForSubscriptions: true,
        preferGetForPersistedQueries: false,
        generateHash: async (_, document) => (hasHash(document) ? document['__meta__'].hash : ''),
      }),
      fetchExchange,
    ],
  });
