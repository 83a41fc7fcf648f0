import { cacheExchange, Client, fetchExchange } from '@urql/core';
import { persistedExchange } from '@urql/exchange-persisted';

import { takeFirstAnswer } from './first-answers.ts';
import { freshExchange } from './fresh.ts';
import { onScreenExchange } from './on-screen.ts';
import { hashOf } from './operation.ts';
import { requestHeaders } from './request-headers.ts';
import { sessionEndExchange } from './session-end.ts';

/** Takes what is held for the first screen, once (OWN-143, OWN-164); else asks. */
export const takeOrAsk: typeof fetch = (address, request) => {
  const { body } = request ?? {};
  const held = typeof body === 'string' ? takeFirstAnswer(body) : null;
  return held ?? fetch(address, request);
};

/** A client that sends hashes of trusted operations, never their text, with the current token (GEN-01, GEN-02). */
export const createGraphqlClient = (
  onSessionEnd: () => void = () => undefined,
  asking: typeof fetch = (...request) => fetch(...request),
) =>
  new Client({
    url: '/graphql',
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    fetchSubscriptions: true,
    fetch: asking,
    fetchOptions: () => ({ headers: requestHeaders() }),
    exchanges: [
      sessionEndExchange(onSessionEnd),
      onScreenExchange(),
      freshExchange(),
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
