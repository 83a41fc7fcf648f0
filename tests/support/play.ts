import {
  type AnyEventObject,
  type AnyStateMachine,
  type AnyStateNode,
  type EmittedFrom,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
  type StateValue,
  initialTransition,
  transition,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { Failure, type FailureCode } from '#machines/failure/failure.ts';

type AnswerEvent = { type: `xstate.${'done' | 'error'}.actor.${string}` };

type Played<M extends AnyStateMachine> = {
  snapshot: SnapshotFrom<M>;
  /** What left the machine. */
  emitted: EmittedFrom<M>[];
  /** The actors it started, with their input. */
  calls: { src: string; input?: unknown }[];
};

/** The actor answered. */
export const done = (id: string, output?: unknown) =>
  ({ type: `xstate.done.actor.${id}`, actorId: id, output }) as AnswerEvent;

/** The actor rejected. */
export const failed = (id: string, error: unknown) =>
  ({ type: `xstate.error.actor.${id}`, actorId: id, error }) as AnswerEvent;

/** Every way an actor fails, a bug of ours included. */
export const everyFailure = (id: string) => {
  const codes: FailureCode[] = [
    'BACKEND_BAD_RESPONSE',
    'BACKEND_UNREACHABLE',
    'UNAUTHENTICATED',
    'REFUSED',
    'NETWORK',
  ];
  return [new TypeError('A bug.'), ...codes.map((code) => new Failure(code, 'Non.'))].map((error) =>
    failed(id, error),
  );
};

/** Runs the pure transitions of a machine: no actor is started, no time passes. */
export function play<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  events: readonly (EventFromLogic<M> | AnswerEvent)[],
): Played<M> {
  const start = initialTransition(machine, input);
  const played: Played<M> = { snapshot: start[0], emitted: [], calls: [] };
  record(start[1], played);
  for (const event of events) {
    const [snapshot, actions] = transition(machine, played.snapshot, event as EventFromLogic<M>);
    played.snapshot = snapshot;
    record(actions, played);
  }
  return played;
}

function record<M extends AnyStateMachine>(actions: readonly unknown[], played: Played<M>) {
  for (const action of actions as { type: string; params: Record<string, unknown> }[]) {
    if (action.type === 'xstate.emit') played.emitted.push(action.params['event'] as never);
    if (action.type === 'xstate.spawnChild') {
      const { src, input } = action.params as { src: string; input?: unknown };
      played.calls.push(input === undefined ? { src } : { src, input });
    }
  }
}

/** The states, by id, that no run over these inputs and events ever rests in. */
export function neverEntered<M extends AnyStateMachine>(
  machine: M,
  inputs: readonly InputFrom<M>[],
  events: readonly AnyEventObject[],
): string[] {
  const entered = new Set<string>();
  for (const input of inputs) {
    const paths = getShortestPaths(machine as AnyStateMachine, {
      input,
      events,
      serializeState: ({ value, context }) => JSON.stringify([value, context]),
    });
    for (const { state } of paths)
      for (const id of idsIn(machine.root, state.value)) entered.add(id);
  }
  return restingStates(machine.root).filter((id) => !entered.has(id));
}

/** Every way into a state, as `state event`, over all runs of these events. */
export function waysInto<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  events: readonly AnyEventObject[],
  name: string,
): string[] {
  const map = getAdjacencyMap(machine as AnyStateMachine, {
    input,
    events,
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  });
  const ways = adjacencyMapToArray(map)
    .filter(({ state, nextState }) => nextState.matches(name) && !state.matches(name))
    .map(({ state, event }) => `${pathOf(state.value)} ${event.type}`);
  return [...new Set(ways)].sort();
}

function pathOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inner]) => (inner ? `${key}.${pathOf(inner)}` : key))
    .join(' ');
}

function idsIn(node: AnyStateNode, value: StateValue): string[] {
  const children = typeof value === 'string' ? { [value]: {} } : value;
  return [
    node.id,
    ...Object.entries(children).flatMap(([key, inner]) => idsIn(node.states[key]!, inner ?? {})),
  ];
}

/** A state whose `always` has an unconditional way out is only passed through. */
function restingStates(node: AnyStateNode): string[] {
  const passedThrough = node.always?.some(({ guard }) => guard === undefined) === true;
  return [
    ...(passedThrough ? [] : [node.id]),
    ...Object.values(node.states).flatMap((child) => restingStates(child)),
  ];
}
