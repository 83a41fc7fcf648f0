import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { type Move, type Player, playerOf, type Step } from './engine.ts';
import { nodesOf, transitionsOf, keyOf } from './transitions.ts';
import { isRecord } from './values.ts';

/** What a test plays, as JSON (`values.ts`): one run, or inputs and events of which it explores every run. */
export type Run = {
  readonly test: string;
  readonly file: string;
  readonly events: readonly unknown[];
} & (
  | {
      readonly input: unknown;
      /** States and transitions by name, with the step at which they are first reached. */
      readonly walked: Readonly<Record<string, number>>;
    }
  | { readonly inputs: readonly unknown[] }
);

export interface Runs {
  /** Said where the tests fail. */
  readonly problem: string | null;
  /** Whether the tests of screens and flows are among them. */
  readonly all: boolean;
  readonly byMachine: Readonly<Record<string, readonly Run[]>>;
}

export const isEvent = (value: unknown): value is AnyEventObject =>
  isRecord(value) && typeof value['type'] === 'string';

/** Which tests enter a state or take a transition, the shortest runs first. */
export interface Proof {
  readonly tests: readonly {
    readonly test: string;
    readonly file: string;
    readonly steps: number;
  }[];
}

/** Of each state and each transition of a machine, the tests that walk it one run at a time. */
export function proofsOf(
  machine: AnyStateMachine,
  runs: readonly Run[],
): ReadonlyMap<string, Proof> {
  const found = new Map<string, Map<string, { test: string; file: string; steps: number }>>(
    partsOf(machine).map((part) => [part, new Map()]),
  );
  for (const run of runs) {
    if (!('input' in run)) continue;
    for (const [part, steps] of Object.entries(run.walked)) {
      const tests = found.get(part);
      const known = tests?.get(run.test);
      if (!known || known.steps > steps)
        tests?.set(run.test, { test: run.test, file: run.file, steps });
    }
  }
  return new Map(
    [...found].map(([part, tests]) => [
      part,
      { tests: [...tests.values()].toSorted((one, other) => one.steps - other.steps) },
    ]),
  );
}

/** What a test walks, from what it really sends: as JSON some values are not what they were. */
export function walkedBy(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly AnyEventObject[],
): Readonly<Record<string, number>> {
  const walked: Record<string, number> = {};
  playedWith(
    playerOf(machine),
    input,
    events.map((event) => ({ event })),
  ).forEach(({ taken, passed }, at) => {
    for (const part of [...taken, ...passed]) walked[part] ??= at;
  });
  return walked;
}

/** All steps of a path; it ends where the machine throws. */
export function playedWith(
  player: Player,
  input: unknown,
  moves: readonly Move[],
): readonly Step[] {
  let step = player.start(input);
  const steps = [step];
  for (const move of moves) {
    if (step.fault !== null) break;
    step = player.after(step, move);
    steps.push(step);
  }
  return steps;
}

/** States and transitions by name; what no event causes (its guard set aside) is a state's own. */
export const partsOf = (machine: AnyStateMachine): readonly string[] => [
  ...nodesOf(machine).map(({ id }) => id),
  ...transitionsOf(machine).map(keyOf),
];
