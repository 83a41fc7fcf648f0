import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { playerOf, type Step } from '../../../scripts/machines/play/engine.ts';
import { nodesOf } from '../../../scripts/machines/play/transitions.ts';
import { textOf } from '../../../scripts/machines/play/values.ts';
import type { Deed, Table } from './table.ts';

/** One way through a machine: by which deeds, and the step of the machine that each causes. */
export interface Path {
  readonly start: string;
  readonly deeds: readonly string[];
  /** That of the start first. */
  readonly steps: readonly Step[];
}

// oxlint-disable-next-line typescript/no-explicit-any -- of any machine
type AnyTable = Table<any, any>;
type AnyDeed = Deed<unknown, unknown>;

/** The shortest ways into every state, or over every transition too; those that another goes through are left out. */
export function pathsOf(table: AnyTable, every: 'state' | 'transition'): readonly Path[] {
  const chosen = new Map<string, Path>();
  const candidates = Object.keys(table.starts)
    .flatMap((start) => waysFrom(table, start))
    .toSorted((one, other) => one.deeds.length - other.deeds.length);
  for (const path of candidates)
    for (const part of partsIn(path))
      if ((every === 'transition' || isState(part)) && !chosen.has(part)) chosen.set(part, path);
  const paths = [...new Set(chosen.values())];
  return paths.filter((path) => !paths.some((other) => other !== path && leads(path, other)));
}

/** Into every situation, and from there one deed further. */
function waysFrom(table: AnyTable, start: string): readonly Path[] {
  const { machine, starts, deeds, differs } = table as Table<AnyStateMachine, unknown>;
  const nameOf = new Map(Object.entries(deeds).map(([name, { event }]) => [event, name]));
  const input: unknown = starts[start]?.input;
  const player = playerOf(machine);
  const found = getShortestPaths(machine, {
    input,
    events: (snapshot: AnyMachineSnapshot) =>
      possible(table, snapshot).map(([, { event }]) => event),
    serializeState: ({ value, context }: AnyMachineSnapshot) =>
      textOf([value, differs ? differs(context) : context]),
    serializeEvent: (event: AnyEventObject) => nameOf.get(event) ?? '',
  });
  return found.flatMap((way) => {
    const events = way.steps.map(({ event }) => event).filter((event) => nameOf.has(event));
    const steps = [player.start(input)];
    for (const event of events) steps.push(player.after(steps.at(-1)!, { event }));
    const here = { start, deeds: events.map((event) => nameOf.get(event)!), steps };
    const further = possible(table, steps.at(-1)!.snapshot).map(([name, { event }]) => ({
      start,
      deeds: [...here.deeds, name],
      steps: [...steps, player.after(steps.at(-1)!, { event })],
    }));
    return [here, ...further];
  });
}

function possible({ deeds }: AnyTable, snapshot: AnyMachineSnapshot): [string, AnyDeed][] {
  if (snapshot.status !== 'active') return [];
  return Object.entries(deeds as Record<string, AnyDeed>).filter(
    ([, deed]) =>
      (deed.when?.(snapshot.context, snapshot.value) ?? true) &&
      snapshot.machine.getTransitionData(snapshot, deed.event).length > 0,
  );
}

const partsIn = ({ steps }: Path) => steps.flatMap(({ passed, taken }) => [...passed, ...taken]);

const isState = (part: string) => !part.includes(' ');

/** Whether a path is the beginning of another. */
const leads = (path: Path, other: Path) =>
  path.start === other.start &&
  path.deeds.length <= other.deeds.length &&
  path.deeds.every((deed, at) => deed === other.deeds[at]);

/** What the table does not say, and what it says of nothing. */
export function gapsOf(table: AnyTable): readonly string[] {
  const { machine, deeds, shows, undone = {} } = table as Table<AnyStateMachine, unknown>;
  const brought = new Set(Object.values(deeds).map(({ event }) => event.type));
  const paths = pathsOf(table, 'transition');
  const walked = new Set(paths.flatMap(partsIn));
  const used = new Set(paths.flatMap((path) => path.deeds));
  const states = nodesOf(machine).map((node) => ({
    name: nameIn(machine, node.id),
    innermost: Object.keys(node.states).length === 0,
    walked: walked.has(node.id),
  }));
  const known = (type: string) => machine.events.includes(type);
  return [
    ...machine.events
      .filter((type) => !brought.has(type) && !(type in undone))
      .map((type) => `nothing brings about ${type}`),
    ...[...brought].filter((type) => !known(type)).map((type) => `${type} is no event`),
    ...Object.keys(deeds)
      .filter((deed) => !used.has(deed))
      .map((deed) => `no way needs ${deed}`),
    ...Object.keys(undone)
      .filter((type) => !known(type) || brought.has(type))
      .map((type) => `${type} needs no reason`),
    ...states
      .filter(({ name, innermost }) => innermost && !(name in shows))
      .map(({ name }) => `nothing is expected in ${name}`),
    ...states
      .filter((state) => !state.walked && typeof shows[state.name] !== 'string' && state.innermost)
      .map(({ name }) => `no way leads to ${name}`),
    ...Object.keys(shows)
      .filter((name) => !states.some((state) => state.name === name))
      .map((name) => `${name} is no state`),
  ];
}

/** A state as a table names it: without the machine. */
export const nameIn = (machine: AnyStateMachine, id: string) => id.slice(machine.id.length + 1);
