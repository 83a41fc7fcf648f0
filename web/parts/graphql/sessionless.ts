import type { AnyVariables, TypedDocumentNode } from '@urql/core';

import { Failure } from '#machines/parts/failure/failure.ts';

import { noteAct } from './acts.ts';
import { hasNoRoom } from './no-room.ts';
import { hashOf, operationIn } from './operation.ts';

/** Milliseconds after which an answer is not waited for any more. */
const patience = 30_000;

/**
 * Sends one mutation without a session, from a page or from the service worker, where the client's
 * session storage does not exist. Returns its data; rejects with a Failure where there is no answer
 * of the backend, so that the same key can be sent again.
 */
export async function askWithoutSession<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  key: string,
): Promise<unknown> {
  noteAct();
  const response = await fetch('/graphql', {
    method: 'POST',
    signal: AbortSignal.timeout(patience),
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'Idempotency-Key': key,
    },
    body: JSON.stringify({
      operationName: operationIn(document).name,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } },
    }),
  }).catch((cause: unknown) => {
    throw new Failure('NETWORK', '', { cause });
  });
  noteAct();
  if (hasNoRoom(response)) throw new Failure('BACKEND_UNREACHABLE');
  const answer: unknown = await response.json().catch((cause: unknown) => {
    throw new Failure('NETWORK', '', { cause });
  });
  const data =
    typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null;
  if (typeof data !== 'object' || data === null) throw new Failure('BACKEND_BAD_RESPONSE');
  return data;
}
