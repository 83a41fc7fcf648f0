import { type AnyVariables, createRequest, type TypedDocumentNode } from '@urql/core';
import { useQuery } from 'urql';

import { networkFailed } from '#machines/parts/failure/failure.ts';

import { rejectionOf } from '../graphql/rejection.ts';

interface Asked<Data, Variables> {
  readonly query: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
  readonly pause?: boolean;
  readonly requestPolicy?: 'cache-and-network' | 'network-only';
}

interface Addition<Data> {
  /**
   * Null while it is not there, and where it cannot be had, for whatever reason: nothing is said of it. What is there
   * stays where the network is lost (OWN-333).
   */
  readonly data: Data | null;
  /** A newer answer is on its way. */
  readonly stale: boolean;
  /** Nobody knows yet whether it will be there. */
  readonly asking: boolean;
  readonly reload: () => void;
}

/**
 * A read beyond the 71 documented calls, beside a page that they make: it fails in silence, and the
 * page stands without it (OWN-195, B-123).
 */
export function useAddition<Data, Variables extends AnyVariables>({
  pause = false,
  requestPolicy = 'cache-and-network',
  query,
  variables,
}: Asked<Data, Variables>): Addition<Data> {
  const request = createRequest(query, variables);
  const [{ data, fetching, error, operation, stale }, load] = useQuery<Data>({
    query: request.query,
    variables: request.variables,
    pause,
    requestPolicy,
  });
  // Until it answers, the query still holds what it said for the variables before.
  const own = operation?.key === request.key;
  const failed = error !== undefined && !networkFailed(rejectionOf(error));
  return {
    data: failed || !own ? null : (data ?? null),
    stale: stale || (fetching && data !== undefined),
    asking: fetching && (data === undefined || !own),
    reload: () => load({ requestPolicy: 'network-only' }),
  };
}
