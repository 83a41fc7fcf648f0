import { GraphQLError } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import type { Severity } from '#schema/generated.ts';

/** Why a field has no answer (B-93); the browser decides what to say. */
export type FailureCode =
  | 'BACKEND_BAD_RESPONSE'
  | 'BACKEND_UNREACHABLE'
  | 'REFUSED'
  | 'UNAUTHENTICATED';

/** `cause` is for the log only and never leaves the gateway. */
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

/** What may leave: our own codes as they are; whatever broke while mapping an answer is a bad answer. */
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

/** A compiled operation's errors have no `extensions` where GraphQL's own have empty ones. */
type ExecutionError = Pick<GraphQLError, 'message' | 'path'> & {
  readonly extensions?: GraphQLError['extensions'];
};
