import { facts } from 'virtual:machine-facts';
import { modules } from 'virtual:machine-modules';
import { type AnyStateMachine, type AnyTransitionDefinition, StateMachine } from 'xstate';
import { transitionsOf, keyOf } from '../play/transitions.ts';
import type { MachineFacts } from '../facts/facts.ts';
import type { Use } from '../facts/screens.ts';

/** A machine of the product, or the life of a thing that tests model, with what the sources say of it. */
export interface Known {
  readonly id: string;
  readonly feature: string;
  readonly file: string;
  readonly exported: string;
  /** In tests only: what may happen to a thing over all screens. */
  readonly lifeCycle: boolean;
  readonly machine: AnyStateMachine;
  readonly facts: MachineFacts;
  readonly uses: readonly Use[];
}

/** `exit` of `machines/exit/…`, `streets` of `machines/domain/streets/…`. */
const featureOf = (file: string): string => /^\w+\/(?:domain\/)?([^/]+)\//u.exec(file)?.[1] ?? '';

const nothing: MachineFacts = { about: '', statesIn: '', lines: {} };

const found: readonly Known[] = modules.flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([exported, machine]): readonly Known[] =>
    machine instanceof StateMachine
      ? [
          {
            id: machine.id,
            feature: featureOf(file),
            file,
            exported,
            lifeCycle: file.startsWith('tests/'),
            machine,
            facts: facts.machines[file] ?? nothing,
            uses: facts.uses.filter((use) => use.exported === exported),
          },
        ]
      : [],
  ),
);

/** Machines without an id have the same, as those with one may: they are known by their exports. */
export const known: readonly Known[] = found.map((one) =>
  found.some((other) => other !== one && other.id === one.id) ? { ...one, id: one.exported } : one,
);

export const knownAs = (machine: unknown): Known | undefined =>
  known.find((other) => other.machine === machine);

/** The machines that one invokes, once each. */
export const invokedBy = ({ machine }: Known): readonly Known[] =>
  Object.values(machine.implementations.actors).flatMap((actor) => knownAs(actor) ?? []);

export const invokersOf = (one: Known): readonly Known[] =>
  known.filter((other) => invokedBy(other).includes(one));

/** Where a state or a transition stands, as `file:line`. */
export function placeOf({ facts, file, machine }: Known, part: string): string {
  const wild = part
    .replace(new RegExp(`^${machine.id}(?=[. ]|$)`, 'u'), '*')
    .replace(/(xstate\.(?:done|error)\.actor\.)\S+/u, '$1*');
  const line = facts.lines[part] ?? facts.lines[wild];
  return line === undefined ? file : `${facts.statesIn}:${line}`;
}

export const transitionNamed = (
  { machine }: Known,
  key: string,
): AnyTransitionDefinition | undefined =>
  transitionsOf(machine).find((transition) => keyOf(transition) === key);

/** The sentences of the requirements that a title cites. */
export const requirementsIn = (title: string): readonly { id: string; sentence: string }[] => {
  const ids = /\[([^\]]+)\]$/u.exec(title)?.[1]?.split(/,\s*/u) ?? [];
  return ids.flatMap((id) => {
    const sentence = facts.requirements[id];
    return sentence === undefined ? [] : [{ id, sentence }];
  });
};
