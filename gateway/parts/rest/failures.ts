import { GraphQLError } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import type { Severity } from '#schema/generated.ts';

/** Error codes of failed fields (B-93); the browser chooses the sentence. */
export type FailureCode =
  | 'BACKEND_BAD_RESPONSE'
  | 'BACKEND_UNREACHABLE'
  | 'REFUSED'
  | 'UNAUTHENTICATED';

/** `cause` is logged and never leaves the gateway. */
export const failure = (code: FailureCode, message: string, cause?: unknown): GraphQLError =>
  createGraphQLError(message, {
    extensions: { code },
    ...(cause instanceof Error ? { originalError: cause } : {}),
  });

export const refused = (message: string, severity: Severity): GraphQLError =>
  createGraphQLError(message, { extensions: { code: 'REFUSED', severity } });

const known = new Set<unknown>([
  'BACKEND_BAD_RESPONSE',
  'BACKEND_UNREACHABLE',
  'REFUSED',
  'UNAUTHENTICATED',
]);

/**
 * Passes on our own error codes; any error while mapping an answer is reported as a bad response.
 */
export function toClientError({ message, path, extensions }: ExecutionError): GraphQLError {
  if (extensions && known.has(extensions['code'])) {
    return new GraphQLError(message, { path, extensions });
  }
  if (!path) return new GraphQLError(message);
  return new GraphQLError('The backend answered something else than its contract.', {
    path,
    extensions: { code: 'BACKEND_BAD_RESPONSE' },
  });
}

/** Errors of compiled operations may lack `extensions`, which graphql-js always sets. */
type ExecutionError = Pick<GraphQLError, 'message' | 'path'> & {
  readonly extensions?: GraphQLError['extensions'];
};
