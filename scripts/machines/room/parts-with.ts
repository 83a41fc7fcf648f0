import type { AnyStateMachine } from 'xstate';
import { eventName, guardOf, keyOf, nameOf, nodesOf, transitionsOf } from '../play/transitions.ts';
import type { Known } from './machines.ts';

/** A word of a machine and the state or transition (see `keyOf`) where it stands. */
export interface Part {
  readonly part: string;
  readonly kind: 'state' | 'event' | 'guard' | 'action' | 'question';
  readonly text: string;
}

const ofMachines = new WeakMap<AnyStateMachine, readonly Part[]>();

/** What of a machine has these letters in its name; nothing for none. */
export function partsWith({ machine }: Pick<Known, 'machine'>, wanted: string): readonly Part[] {
  if (wanted === '') return [];
  const parts = ofMachines.get(machine) ?? partsOf(machine);
  ofMachines.set(machine, parts);
  return parts.filter(({ text }) => text.toLowerCase().includes(wanted));
}

function partsOf(machine: AnyStateMachine): readonly Part[] {
  const states = nodesOf(machine).flatMap(({ id, key, meta }): Part[] => {
    const question: unknown = meta?.['confirm'];
    return [
      { part: id, kind: 'state', text: key },
      ...(typeof question === 'string'
        ? [{ part: id, kind: 'question' as const, text: question }]
        : []),
    ];
  });
  const transitions = transitionsOf(machine).flatMap((transition): Part[] => {
    const part = keyOf(transition);
    const guard = guardOf(transition);
    return [
      { part, kind: 'event', text: eventName(transition.eventType) },
      ...(guard === null ? [] : [{ part, kind: 'guard' as const, text: guard }]),
      ...transition.actions.map((action): Part => ({ part, kind: 'action', text: nameOf(action) })),
    ];
  });
  return [...states, ...transitions];
}
