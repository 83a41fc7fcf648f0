import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  fromTransition,
  getNextTransitions,
  getStateNodes,
  StateMachine,
} from 'xstate';
import { guardOf, keyOf, nameOf } from './transitions.ts';
import { isRecord } from './values.ts';

/** What happens in a play: an event, an actor's answer among them, or a context typed by hand. */
export type Move =
  | { readonly event: AnyEventObject }
  | { readonly context: Readonly<Record<string, unknown>> };

export interface Step {
  /** Null for the beginning. */
  readonly move: Move | null;
  readonly snapshot: AnyMachineSnapshot;
  /** Names of the transitions taken, see `keyOf`. */
  readonly taken: readonly string[];
  /** The states one was in, those only passed through among them, by id. */
  readonly passed: readonly string[];
  readonly effects: readonly Effect[];
  /** What the machine threw; the step before stays. */
  readonly fault: string | null;
}

/** What a step does to the world. */
export interface Effect {
  readonly kind: 'call' | 'machine' | 'sent' | 'told' | 'action';
  readonly name: string;
  readonly value: unknown;
}

/** What may cause a transition in the present state. */
export interface Chance {
  readonly type: string;
  /** In the order in which the machine asks their guards. */
  readonly transitions: readonly AnyTransitionDefinition[];
}

export interface Player {
  readonly start: (input: unknown) => Step;
  readonly after: (step: Step, move: Move) => Step;
}

/** Plays a machine with its real guards and actions, one step after another; no actor runs and no time passes. */
export function playerOf(machine: AnyStateMachine): Player {
  let taken: string[] = [];
  let passed = new Set<string>();
  let effects: Effect[] = [];
  const parent = createActor(
    fromTransition(() => null, null),
    {
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.microstep') return;
        taken.push(...inspected['_transitions'].map(keyOf));
        // A state that is left at once is seen only as the source of its transition.
        for (const { source } of inspected['_transitions']) passed.add(source.id);
      },
    },
  );
  // Some machines send to the one that invoked them.
  const self = createActor(machine, { parent });
  const scope: AnyActorScope = {
    self,
    id: '',
    sessionId: '',
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    system: self.system,
    actionExecutor: (action) => effects.push(...effectsOf(machine, action)),
  };
  const stepped = (
    move: Move | null,
    before: Step | null,
    work: () => AnyMachineSnapshot,
  ): Step => {
    taken = [];
    passed = new Set();
    effects = [];
    try {
      const snapshot = work();
      const fault = snapshot.status === 'error' ? faultOf(snapshot.error) : null;
      for (const id of statesIn(snapshot)) passed.add(id);
      return { move, snapshot, taken, passed: [...passed], effects, fault };
    } catch (error) {
      if (before === null) throw error;
      return {
        move,
        snapshot: before.snapshot,
        taken: [],
        passed: [],
        effects: [],
        fault: faultOf(error),
      };
    }
  };
  return {
    start: (input) => stepped(null, null, () => machine.getInitialSnapshot(scope, input)),
    after: (step, move) =>
      stepped(move, step, () => {
        if ('context' in move) return { ...step.snapshot, context: move.context };
        const { type } = move.event;
        if (!knows(machine, type)) throw new TypeError(`${machine.id} knows no event "${type}".`);
        return machine.transition(step.snapshot, move.event, scope);
      }),
  };
}

const knows = (machine: AnyStateMachine, type: string) =>
  machine.events.includes(type) || /^xstate\.(?:done|error)\.actor\./u.test(type);

export const faultOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

function effectsOf(
  { implementations }: AnyStateMachine,
  { type, params }: { readonly type: string; readonly params: unknown },
): readonly Effect[] {
  if (!isRecord(params) || !type.startsWith('xstate.'))
    return [{ kind: 'action', name: type, value: undefined }];
  switch (type) {
    case 'xstate.emit':
      return [{ kind: 'told', name: nameOf(params['event']), value: params['event'] }];
    case 'xstate.spawnChild': {
      const { src, input } = params;
      if (typeof src !== 'string') return [];
      const kind = implementations.actors[src] instanceof StateMachine ? 'machine' : 'call';
      return [{ kind, name: src, value: input }];
    }
    case 'xstate.sendTo':
      return [{ kind: 'sent', name: String(params['targetId']), value: params['event'] }];
    default:
      return [];
  }
}

/** What could happen now, each cause once: those of the innermost states first. */
export function chancesIn(snapshot: AnyMachineSnapshot): readonly Chance[] {
  if (snapshot.status !== 'active') return [];
  const byType = new Map<string, AnyTransitionDefinition[]>();
  for (const transition of getNextTransitions(snapshot))
    byType.set(transition.eventType, [...(byType.get(transition.eventType) ?? []), transition]);
  return [...byType].flatMap(([type, transitions]) => (type === '' ? [] : [{ type, transitions }]));
}

/** What would become of an event: the transitions it would cause, or what forbids it. */
export interface Outlook {
  readonly takes: readonly AnyTransitionDefinition[];
  readonly forbiddenBy: readonly string[];
  readonly fault: string | null;
}

export function outlookOf(snapshot: AnyMachineSnapshot, event: AnyEventObject): Outlook {
  const asked = chancesIn(snapshot).find(({ type }) => type === event.type)?.transitions ?? [];
  const guards = asked.flatMap((transition) => guardOf(transition) ?? []);
  try {
    const takes = snapshot.machine.getTransitionData(snapshot, event);
    return { takes, forbiddenBy: takes.length > 0 ? [] : guards, fault: null };
  } catch (error) {
    return { takes: [], forbiddenBy: guards, fault: faultOf(error) };
  }
}

/** Actors that run in the present state and have not answered. */
export interface Waiting {
  readonly id: string;
  /** Set where the actor is a machine. */
  readonly machine: AnyStateMachine | null;
}

export function waitingIn(snapshot: AnyMachineSnapshot): readonly Waiting[] {
  if (snapshot.status !== 'active') return [];
  const { actors } = snapshot.machine.implementations;
  return nodesIn(snapshot).flatMap(({ invoke }) =>
    invoke.map(({ id, src }) => {
      const actor = typeof src === 'string' ? actors[src] : src;
      return { id, machine: actor instanceof StateMachine ? actor : null };
    }),
  );
}

export const doneEvent = (id: string, output: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${id}`,
  actorId: id,
  output,
});

export const errorEvent = (id: string, error: unknown): AnyEventObject => ({
  type: `xstate.error.actor.${id}`,
  actorId: id,
  error,
});

/** The states one is in, by id. */
export const statesIn = (snapshot: AnyMachineSnapshot): readonly string[] =>
  nodesIn(snapshot).map(({ id }) => id);

/** The root first; XState names ancestors once for each of their children. */
const nodesIn = ({ machine, value }: AnyMachineSnapshot) => [
  ...new Set([machine.root, ...getStateNodes(machine.root, value)]),
];
