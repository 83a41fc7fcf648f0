import type { AnyVariables, Client, CombinedError, TypedDocumentNode } from '@urql/core';

import { Failure } from '#machines/failure/failure.ts';
import type { Severity } from '#web/generated/graphql.ts';

import { texts } from '../texts/texts.ts';

const severities: readonly string[] = ['error', 'warning', 'info', 'success'] satisfies Severity[];
const isSeverity = (severity: unknown): severity is Severity =>
  typeof severity === 'string' && severities.includes(severity);

/** What an error of the gateway, or its absence, means to a machine or a screen (B-44, B-93). */
export function failureOf(error: CombinedError): Failure {
  const [first] = error.graphQLErrors;
  if (first) {
    const { code, severity } = first.extensions;
    if (code === 'REFUSED') {
      return new Failure('REFUSED', first.message, isSeverity(severity) ? severity : 'error');
    }
    if (code === 'UNAUTHENTICATED') return new Failure('UNAUTHENTICATED', first.message);
    if (code === 'BACKEND_UNREACHABLE') return new Failure(code, texts.unreachable);
    return new Failure('BACKEND_BAD_RESPONSE', texts.unreachable);
  }
  // GEN-06: the browser's own request failed; logged, never shown.
  if (error.response === undefined) {
    console.error(error.networkError ?? error);
    return new Failure('NETWORK', '');
  }
  return new Failure('BACKEND_BAD_RESPONSE', texts.unreachable);
}

function isMutation(document: TypedDocumentNode<unknown, never>) {
  const operations: readonly string[] = document.definitions.map((definition) =>
    'operation' in definition ? definition.operation : '',
  );
  return operations.includes('mutation');
}

/** One call for a machine: the whole answer, never from the cache, or a thrown Failure. */
export async function ask<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const context = { requestPolicy: 'network-only' } as const;
  const { data, error } = isMutation(document)
    ? await client.mutation(document, variables, context).toPromise()
    : await client.query(document, variables, context).toPromise();
  if (error) throw failureOf(error);
  if (data === undefined) throw new Failure('BACKEND_BAD_RESPONSE', texts.unreachable);
  return data;
}
