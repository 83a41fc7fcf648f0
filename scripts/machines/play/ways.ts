import type { AnyStateMachine } from 'xstate';
import { chancesIn, type Move, outlookOf, playerOf, type Step } from './engine.ts';
import { partsOf } from './runs.ts';
import type { Samples } from './samples.ts';
import { textOf } from './values.ts';

export interface Way {
  readonly input: unknown;
  readonly moves: readonly Move[];
}

/** The shortest way into each state and over each transition that these inputs and events lead to, and into whatever situations lie on the way, up to `most`. */
export function waysOf(
  machine: AnyStateMachine,
  { inputs, events }: Samples,
  most = 6000,
): ReadonlyMap<string, Way> {
  const player = playerOf(machine);
  const ways = new Map<string, Way>();
  const wanted = new Set(partsOf(machine));
  const known = new Set<string>();
  let open: { readonly step: Step; readonly way: Way }[] = [];
  const arrive = (step: Step, way: Way) => {
    if (step.fault !== null) return;
    for (const part of [...step.passed, ...step.taken]) {
      if (!ways.has(part)) ways.set(part, way);
      wanted.delete(part);
    }
    const { value, context, status } = step.snapshot;
    const situation = textOf([value, context, status]);
    if (known.has(situation)) return;
    known.add(situation);
    open.push({ step, way });
  };
  for (const input of inputs.length > 0 ? inputs : [undefined])
    arrive(player.start(input), { input, moves: [] });
  while (open.length > 0 && wanted.size > 0 && known.size < most) {
    const layer = open;
    open = [];
    for (const { step, way } of layer) {
      const possible = new Set(chancesIn(step.snapshot).map(({ type }) => type));
      for (const event of events) {
        if (!possible.has(event.type) || outlookOf(step.snapshot, event).takes.length === 0)
          continue;
        const move = { event };
        arrive(player.after(step, move), { input: way.input, moves: [...way.moves, move] });
      }
    }
  }
  return ways;
}
