import { cacheExchange, Client, fetchExchange } from '@urql/core';
import { persistedExchange } from '@urql/exchange-persisted';

import { takeAhead } from './asked-ahead.ts';
import { hashOf } from './operation.ts';
import { requestHeaders } from './request-headers.ts';
import { sessionEndExchange } from './session-end.ts';

/** Takes the answer that came with the page or was asked ahead, once, for its operation; else asks (OWN-143, OWN-164). */
export const takeOrAsk: typeof fetch = async (address, request) => {
  const answer = document.querySelector<HTMLElement>('[data-answers]');
  const { answers = '' } = answer?.dataset ?? {};
  const { body } = request ?? {};
  if (typeof body !== 'string') return fetch(address, request);
  if (!answer || !body.includes(answers)) return takeAhead(body) ?? fetch(address, request);
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
