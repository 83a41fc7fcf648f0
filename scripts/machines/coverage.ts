import type { AnyStateMachine } from 'xstate';
import { proofsOf, type Runs } from './play/runs.ts';
import { eventName } from './play/transitions.ts';
import { unwalked } from './unwalked.ts';

interface Count {
  readonly walked: number;
  readonly all: number;
}

export interface Covered {
  readonly id: string;
  readonly states: Count;
  readonly transitions: Count;
  readonly missing: readonly Missing[];
}

/** What no test walks, as one says it. */
interface Missing {
  readonly part: string;
  /** Null where nobody gave one. */
  readonly reason: string | null;
}

type Reasons = Readonly<Record<string, string>>;

/** How much of each machine the tests walk, the least first. */
export const coverageOf = (
  machines: readonly AnyStateMachine[],
  runs: Runs,
  reasons: Reasons = unwalked,
): readonly Covered[] =>
  machines
    .map((machine) => {
      const parts = [...proofsOf(machine, runs.byMachine[machine.id] ?? [])].map(
        ([part, { tests }]) => ({
          part,
          state: !part.includes(' '),
          walked: tests.length > 0,
        }),
      );
      return {
        id: machine.id,
        states: countOf(parts.filter(({ state }) => state)),
        transitions: countOf(parts.filter(({ state }) => !state)),
        missing: parts
          .filter(({ walked }) => !walked)
          .map(({ part }) => ({ part: said(part), reason: reasons[said(part)] ?? null })),
      };
    })
    .toSorted(
      (one, other) => other.missing.length - one.missing.length || one.id.localeCompare(other.id),
    );

const countOf = (parts: readonly { readonly walked: boolean }[]): Count => ({
  walked: parts.filter(({ walked }) => walked).length,
  all: parts.length,
});

function said(part: string): string {
  const [state = '', type, index] = part.split(' ');
  if (type === undefined) return state;
  return `${state} ${eventName(type)}${index === '0' ? '' : ` (${Number(index) + 1})`}`;
}

export const sumOf = (rows: readonly Covered[]): Pick<Covered, 'states' | 'transitions'> => ({
  states: rows.map(({ states }) => states).reduce(added, { walked: 0, all: 0 }),
  transitions: rows.map(({ transitions }) => transitions).reduce(added, { walked: 0, all: 0 }),
});

const added = (one: Count, other: Count): Count => ({
  walked: one.walked + other.walked,
  all: one.all + other.all,
});

export const shareOf = ({ walked, all }: Count): string =>
  `${walked} of ${all} (${(Math.floor((walked / Math.max(1, all)) * 1000) / 10).toFixed(1)} %)`;

/** What is walked by no test and has no reason for it, and reasons that are none. */
export function faultsOf(rows: readonly Covered[], reasons: Reasons = unwalked): readonly string[] {
  const missing = rows.flatMap((row) => row.missing);
  return [
    ...missing
      .filter(({ reason }) => reason === null)
      .map(({ part }) => `No test walks ${part}, and no reason is given.`),
    ...Object.keys(reasons)
      .filter((known) => !missing.some(({ part }) => part === known))
      .map((known) => `${known} needs no reason: a test walks it, or it is no more.`),
  ];
}

/** The table of `npm run machines -- --coverage`. */
export function coverageTable(rows: readonly Covered[]): string {
  const all = sumOf(rows);
  const lines = [...rows, { id: 'all', ...all, missing: [] }].map(
    ({ id, states, transitions, missing }) =>
      [
        `${id.padEnd(20)}  ${shareOf(states).padStart(20)}  ${shareOf(transitions).padStart(20)}`,
        ...missing.map(({ part, reason }) => `    ${[part, reason ?? []].flat().join(': ')}`),
      ].join('\n'),
  );
  return [
    `${'machine'.padEnd(20)}  ${'states'.padStart(20)}  ${'transitions'.padStart(20)}`,
    ...lines,
  ].join('\n');
}
