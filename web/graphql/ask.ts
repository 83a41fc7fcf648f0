import type { AnyVariables, Client, CombinedError, TypedDocumentNode } from '@urql/core';

import { Failure, type FailureCode } from '#machines/failure/failure.ts';
import type { Severity } from '#web/generated/graphql.ts';

import { texts } from '../texts/texts.ts';
import { requestHeaders } from './client.ts';
import { actionKeys, type ActionKeys } from './idempotency-key.ts';

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

/** What an operation does, and its name. */
function operationIn({ definitions }: Pick<TypedDocumentNode, 'definitions'>) {
  for (const definition of definitions) {
    if (!('operation' in definition)) continue;
    const kind: string = definition.operation;
    return { kind, name: definition.name?.value };
  }
  return { kind: '', name: undefined };
}

const keysOfClients = new WeakMap<Client, ActionKeys>();

function keysOf(client: Client): ActionKeys {
  const keys = keysOfClients.get(client) ?? actionKeys();
  keysOfClients.set(client, keys);
  return keys;
}

/** Two files are two actions; JSON alone would write both as `{}`. */
const filesByName = (_: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

const nobodyKnows: readonly FailureCode[] = ['NETWORK', 'BACKEND_UNREACHABLE'];

/** Sends one change; tried again after it got no answer, it carries the same key and is done once. */
async function change<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const keys = keysOf(client);
  const action = JSON.stringify([operationIn(document).name, variables], filesByName);
  const headers = requestHeaders({ 'Idempotency-Key': keys.keyOf(action) });
  const answer = await client
    .mutation(document, variables, { requestPolicy: 'network-only', fetchOptions: { headers } })
    .toPromise();
  const failure = answer.error && failureOf(answer.error);
  keys.ended(action, !failure || !nobodyKnows.includes(failure.code));
  return { data: answer.data, failure };
}

async function read<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const { data, error } = await client
    .query(document, variables, { requestPolicy: 'network-only' })
    .toPromise();
  return { data, failure: error && failureOf(error) };
}

/** One call for a machine: the whole answer, never from the cache, or a thrown Failure. */
export async function ask<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, failure } =
    operationIn(document).kind === 'mutation'
      ? await change(client, document, variables)
      : await read(client, document, variables);
  if (failure) throw failure;
  if (data === undefined) throw new Failure('BACKEND_BAD_RESPONSE', texts.unreachable);
  return data;
}
