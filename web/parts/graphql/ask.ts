import type { AnyVariables, Client, TypedDocumentNode } from '@urql/core';

import { Failure, type FailureCode, networkFailed } from '#machines/parts/failure/failure.ts';

import { changeEnded } from '../connection/connection.ts';
import { texts } from '../texts/texts.ts';
import { actionKeys, type ActionKeys } from './idempotency-key.ts';
import { operationIn } from './operation.ts';
import { rejectionOf } from './rejection.ts';
import { requestHeaders } from './request-headers.ts';

const keysOfClients = new WeakMap<Client, ActionKeys>();

function keysOf(client: Client): ActionKeys {
  const keys = keysOfClients.get(client) ?? actionKeys();
  keysOfClients.set(client, keys);
  return keys;
}

/** Replaces files in the key of an action: `JSON.stringify` would write every file as `{}`. */
const filesByName = (_: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

const nobodyKnows: readonly FailureCode[] = ['NETWORK', 'BACKEND_UNREACHABLE'];

interface Asking {
  /** Nobody's own act: that it got no answer is not told (OWN-50, OWN-334). */
  readonly byItself?: boolean;
}

/** Sends a mutation; a retry after no answer carries the same idempotency key, so that it runs once. */
async function change<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { byItself = false }: Asking,
) {
  const keys = keysOf(client);
  const action = JSON.stringify([operationIn(document).name, variables], filesByName);
  const headers = requestHeaders({ 'Idempotency-Key': keys.keyOf(action) });
  const answer = await client
    .mutation(document, variables, { requestPolicy: 'network-only', fetchOptions: { headers } })
    .toPromise();
  const rejection = answer.error && rejectionOf(answer.error);
  const unanswered = rejection instanceof Failure && nobodyKnows.includes(rejection.code);
  keys.ended(action, !unanswered);
  if (!byItself) changeEnded(!networkFailed(rejection));
  return { data: answer.data, rejection };
}

async function read<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const { data, error } = await client
    .query(document, variables, { requestPolicy: 'network-only' })
    .toPromise();
  return { data, rejection: error && rejectionOf(error) };
}

/** Runs one operation for a machine, bypassing the cache. Returns all its data, or throws a Failure or RefusalError. */
export async function ask<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  asking: Asking = {},
): Promise<Data> {
  const { data, rejection } =
    operationIn(document).kind === 'mutation'
      ? await change(client, document, variables, asking)
      : await read(client, document, variables);
  if (rejection) throw rejection;
  if (data === undefined) throw new Failure('BACKEND_BAD_RESPONSE', texts.unreachable);
  return data;
}
