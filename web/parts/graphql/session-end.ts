import { mapExchange } from '@urql/core';

/** Calls `onEnd` for each answer that reports the end of the session, whichever operation received it. */
export const sessionEndExchange = (onEnd: () => void) =>
  mapExchange({
    onError: ({ graphQLErrors }) => {
      if (graphQLErrors[0]?.extensions['code'] === 'UNAUTHENTICATED') onEnd();
    },
  });
