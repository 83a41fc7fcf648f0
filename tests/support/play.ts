import {
  type AnyEventObject,
  type AnyStateMachine,
  type AnyStateNode,
  type EmittedFrom,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
  StateMachine,
  type StateValue,
  initialTransition,
  transition,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { Failure, type FailureCode } from '#machines/parts/failure/failure.ts';
import { rememberPlayed } from './played.ts';
import { refusalError } from './refusal-error.ts';

type AnswerEvent = { type: `xstate.${'done' | 'error'}.actor.${string}` };

type Played<M extends AnyStateMachine> = {
  snapshot: SnapshotFrom<M>;
  /** Emitted events. */
  emitted: EmittedFrom<M>[];
  /** The calls it started, with their input. */
  calls: { src: string; input?: unknown }[];
  /** The machines it invoked, with their input. */
  invoked: { src: string; input?: unknown }[];
  /** What it sent to its children, by their id. */
  sent: { to: string; event: AnyEventObject }[];
};

/** The event of an actor that resolved. */
export const done = (id: string, output?: unknown) =>
  ({ type: `xstate.done.actor.${id}`, actorId: id, output }) as AnswerEvent;

/** The event of an actor that rejected. */
export const failed = (id: string, error: unknown) =>
  ({ type: `xstate.error.actor.${id}`, actorId: id, error }) as AnswerEvent;

/** Every rejection of an actor, a defect of ours included. */
export const everyFailure = (id: string) => {
  const codes: FailureCode[] = [
    'BACKEND_BAD_RESPONSE',
    'BACKEND_UNREACHABLE',
    'UNAUTHENTICATED',
    'NETWORK',
  ];
  const errors = [
    new TypeError('A bug.'),
    refusalError('Non.'),
    ...codes.map((code) => new Failure(code, 'Non.')),
  ];
  return errors.map((error) => failed(id, error));
};

/** Runs the pure transitions of a machine: no actor starts, no timer runs. */
export function play<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  events: readonly (EventFromLogic<M> | AnswerEvent)[],
): Played<M> {
  rememberPlayed({ machine, input, events });
  const start = initialTransition(machine, input);
  const played: Played<M> = { snapshot: start[0], emitted: [], calls: [], invoked: [], sent: [] };
  record(machine, start[1], played);
  for (const event of events) {
    const [snapshot, actions] = transition(machine, played.snapshot, event as EventFromLogic<M>);
    played.snapshot = snapshot;
    record(machine, actions, played);
  }
  return played;
}

function record<M extends AnyStateMachine>(
  { implementations }: M,
  actions: readonly unknown[],
  played: Played<M>,
) {
  for (const action of actions as { type: string; params: Record<string, unknown> }[]) {
    if (action.type === 'xstate.emit') played.emitted.push(action.params['event'] as never);
    if (action.type === 'xstate.spawnChild') {
      const { src, input } = action.params as { src: string; input?: unknown };
      const started = implementations.actors[src] instanceof StateMachine ? 'invoked' : 'calls';
      played[started].push(input === undefined ? { src } : { src, input });
    }
    if (action.type === 'xstate.sendTo') {
      const { targetId, event } = action.params as { targetId: string; event: AnyEventObject };
      played.sent.push({ to: targetId, event });
    }
  }
}

/** The states, by id, in which no run over these inputs and events ever rests; runs end where `farEnough`, as lists can grow. */
export function neverEntered<M extends AnyStateMachine>(
  machine: M,
  inputs: readonly InputFrom<M>[],
  events: readonly AnyEventObject[],
  farEnough?: (snapshot: SnapshotFrom<M>) => boolean,
): string[] {
  // Explored again from these alone, such runs would never end.
  if (!farEnough) rememberPlayed({ machine, inputs, events });
  const entered = new Set<string>();
  for (const input of inputs) {
    const paths = getShortestPaths(machine as AnyStateMachine, {
      input,
      events,
      serializeState: ({ value, context }) => JSON.stringify([value, context]),
      stopWhen: (state) => farEnough?.(state as SnapshotFrom<M>) === true,
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
  wanted: StateValue,
): string[] {
  rememberPlayed({ machine, inputs: [input], events });
  const map = getAdjacencyMap(machine as AnyStateMachine, {
    input,
    events,
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  });
  const ways = adjacencyMapToArray(map)
    .filter(({ state, nextState }) => nextState.matches(wanted) && !state.matches(wanted))
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
