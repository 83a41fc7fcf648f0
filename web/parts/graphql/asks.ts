import type { AnyVariables, Client, TypedDocumentNode } from '@urql/core';
import { type AnyStateMachine, fromPromise, type PromiseActorLogic } from 'xstate';

import { Failure, RefusalError } from '#machines/parts/failure/failure.ts';
import type { Answer } from '#machines/parts/flow/answer.ts';
import type { Refusal } from '#schema/generated.ts';

import { ask } from './ask.ts';

/** All actors of a machine, given a client: `const bookingActors: ActorsOf<typeof bookingMachine> = …`. */
export type ActorsOf<Machine extends AnyStateMachine> = (
  client: Client,
) => Required<NonNullable<Parameters<Machine['provide']>[0]['actors']>>;

type ValueOf<Data> = Answer<Data[Exclude<keyof Data, '__typename'>]>;

/** An operation without variables accepts any input of the machine. */
type RequiredInput<Variables> = string extends keyof Variables ? unknown : Variables;

/** `[]` where the operation accepts the machine's input and returns its output; otherwise a type error. */
type Fit<Data, Variables, Output, Input> = [ValueOf<Data>, Input] extends [
  Output,
  RequiredInput<Variables>,
]
  ? readonly []
  : readonly ['The operation does not fit the actor of the machine.'];

/**
 * The actor of an operation with a single field. Resolves with the field's value; rejects with a
 * RefusalError where the backend refused, and with a Failure where there is no readable answer.
 * Output and input types are those of the machine's actor.
 */
export function asks<
  Data,
  Variables extends AnyVariables,
  Output = ValueOf<Data>,
  Input = Variables,
>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  ...fit: Fit<Data, Variables, Output, Input>
): PromiseActorLogic<Output, Input>;
export function asks(client: Client, document: TypedDocumentNode<object, object>) {
  return asksWith<object, object, unknown, object | undefined>(
    client,
    document,
    (input) => input ?? {},
  );
}

/** Like `asks`, with a function that makes the variables from the machine's input, e.g. from a file. */
export function asksWith<Data, Variables extends AnyVariables, Output, Input>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variablesOf: (input: Input) => Variables | Promise<Variables>,
  ...fit: Fit<Data, Variables, Output, Variables>
): PromiseActorLogic<Output, Input>;
export function asksWith(
  client: Client,
  document: TypedDocumentNode<object, object>,
  variablesOf: (input: unknown) => object | Promise<object>,
) {
  return fromPromise(async ({ input }) => answerTo(client, document, await variablesOf(input)));
}

/** What such an actor does, for one that is loaded when it is asked for. */
export function answerTo<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<ValueOf<Data>>;
export async function answerTo(
  client: Client,
  document: TypedDocumentNode<object, object>,
  variables: object,
): Promise<unknown> {
  return valueIn(await ask(client, document, variables));
}

/** The value of the only field; throws where it is a refusal or missing. */
function valueIn(data: object): unknown {
  for (const [field, value] of Object.entries(data)) {
    if (field === '__typename') continue;
    if (isRefusal(value)) throw new RefusalError(value);
    if (value !== null) return value;
  }
  throw new Failure('BACKEND_BAD_RESPONSE');
}

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' &&
  value !== null &&
  '__typename' in value &&
  value.__typename === 'Refusal';
