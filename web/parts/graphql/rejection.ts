import type { CombinedError } from '@urql/core';

import { Failure, RefusalError } from '#machines/parts/failure/failure.ts';
import type { Severity } from '#web/parts/graphql/generated/graphql.ts';

import { texts } from '../texts/texts.ts';

const severities: readonly string[] = ['error', 'warning', 'info', 'success'] satisfies Severity[];
const isSeverity = (severity: unknown): severity is Severity =>
  typeof severity === 'string' && severities.includes(severity);

/** Maps an error of the gateway, or a missing answer, to a Failure or RefusalError (B-44, B-93). */
export function rejectionOf(error: CombinedError): Failure | RefusalError {
  const [first] = error.graphQLErrors;
  if (first) {
    const { code, severity } = first.extensions;
    if (code === 'REFUSED') return refusalOf(first.message, severity);
    if (code === 'UNAUTHENTICATED') return new Failure('UNAUTHENTICATED', first.message);
    if (code === 'BACKEND_UNREACHABLE') return new Failure(code, texts.unreachable);
    return new Failure('BACKEND_BAD_RESPONSE', texts.unreachable);
  }
  // A failed request of the browser is logged, never shown (GEN-06).
  if (error.response === undefined) {
    console.error(error.networkError ?? error);
    return new Failure('NETWORK', '');
  }
  return new Failure('BACKEND_BAD_RESPONSE', texts.unreachable);
}

const refusalOf = (message: string, severity: unknown) =>
  new RefusalError({
    __typename: 'Refusal',
    message,
    severity: isSeverity(severity) ? severity : 'error',
    forceOffered: null,
  });
