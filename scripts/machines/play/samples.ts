import { type AnyEventObject, type AnyStateMachine, StateMachine } from 'xstate';
import { Failure, RefusalError } from '#machines/parts/failure/failure.ts';
import { doneEvent, errorEvent } from './engine.ts';
import { isEvent, type Run } from './runs.ts';
import { nodesOf } from './transitions.ts';
import { failureCodes, read, textOf } from './values.ts';

/** Inputs and events to play with, each once. */
export interface Samples {
  readonly inputs: readonly unknown[];
  readonly events: readonly AnyEventObject[];
}

/** What tests use, those of explorations first, because they lead everywhere; then bare events and the common answers of actors. */
export function samplesOf(machine: AnyStateMachine, runs: readonly Run[]): Samples {
  const ordered = runs.toSorted((one, other) => Number('input' in one) - Number('input' in other));
  const inputs = ordered.flatMap((run) => ('input' in run ? [run.input] : run.inputs));
  const used = ordered
    .flatMap(({ events }) => events)
    .map(read)
    .filter(isEvent);
  const types = new Set(used.map(({ type }) => type));
  const bare = machine.events
    .filter((type) => !types.has(type) && !/^xstate\.(?:done|error)\./u.test(type))
    .map((type) => ({ type }));
  const answers = actorsOf(machine).flatMap((id) => [
    ...(types.has(doneEvent(id, null).type) ? [] : [doneEvent(id, done)]),
    ...rejections.map((error) => errorEvent(id, error)),
  ]);
  return { inputs: once(inputs.map(read)), events: once([...used, ...bare, ...answers]) };
}

const actorsOf = (machine: AnyStateMachine): readonly string[] => [
  ...new Set(
    nodesOf(machine).flatMap(({ invoke }) =>
      invoke.flatMap(({ id, src }) =>
        typeof src === 'string' && machine.implementations.actors[src] instanceof StateMachine
          ? []
          : [id],
      ),
    ),
  ),
];

const done = { __typename: 'Done', message: null, messageType: 'success', notice: null };

const refusal = {
  __typename: 'Refusal',
  message: 'Refusé par le serveur.',
  severity: 'error',
  forceOffered: null,
} as const;

/** Each way in which an actor may reject, a defect of ours included. */
export const rejections: readonly Error[] = [
  new RefusalError(refusal),
  new RefusalError({ ...refusal, forceOffered: 'create' }),
  new RefusalError({ ...refusal, forceOffered: 'overwrite' }),
  ...failureCodes.map((code) => new Failure(code)),
  new TypeError('A defect of ours.'),
];

const once = <Value>(values: readonly Value[]): readonly Value[] => [
  ...new Map(values.map((value) => [textOf(value), value])).values(),
];
