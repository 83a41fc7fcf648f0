import { makeOperation, mapExchange } from '@urql/core';

import { readToken } from '../storage/session-storage.ts';

/**
 * Calls `onEnd` for each answer that reports the end of the session, whichever operation received it;
 * not for a late answer about an earlier session.
 */
export const sessionEndExchange = (onEnd: () => void) =>
  mapExchange({
    onOperation: (operation) => makeOperation(operation.kind, operation, { session: readToken() }),
    onError: ({ graphQLErrors }, { context }) => {
      const unauthenticated = graphQLErrors[0]?.extensions['code'] === 'UNAUTHENTICATED';
      if (unauthenticated && context['session'] === readToken()) onEnd();
    },
  });
