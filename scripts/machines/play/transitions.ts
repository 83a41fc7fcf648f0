import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** A transition's name: its state, what causes it, and its place among those of the same cause. */
export const keyOf = (transition: AnyTransitionDefinition): string =>
  `${transition.source.id} ${transition.eventType} ${rivalsOf(transition).indexOf(transition)}`;

/** Those of the same state with the same cause, itself included: the first whose guard passes is taken. */
export const rivalsOf = ({
  source,
  eventType,
}: AnyTransitionDefinition): readonly AnyTransitionDefinition[] =>
  eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);

export const transitionsOf = (machine: AnyStateMachine): readonly AnyTransitionDefinition[] =>
  nodesOf(machine).flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);

export const nodesOf = (machine: AnyStateMachine): readonly AnyStateNode[] => [
  machine.root,
  ...getStateNodes(machine).filter((node) => node !== machine.root),
];

/** A type of event as one says it: an actor's answer with ✓ or ✗, a pause with its name. */
export function eventName(type: string): string {
  if (type === '') return 'at once';
  const answer = /^xstate\.(done|error)\.(?:actor|state)\.(.*)$/u.exec(type);
  if (answer) return `${answer[2]} ${answer[1] === 'done' ? '✓' : '✗'}`;
  const changed = /^xstate\.snapshot\.(.*)$/u.exec(type);
  if (changed) return `${changed[1]} changes`;
  const pause = /^xstate\.after\.([^.]+)\./u.exec(type);
  return pause ? `after ${pause[1]}` : type;
}

export function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  if (typeof named === 'object' && named !== null && 'type' in named) return String(named.type);
  return '?';
}

/** The guard of a transition, or nothing. */
export const guardOf = ({ guard }: AnyTransitionDefinition): string | null =>
  guard === undefined ? null : nameOf(guard);
