import type { AnyStateMachine } from 'xstate';
import { proofsOf, type Runs } from './play/runs.ts';
import { eventName } from './play/transitions.ts';

interface Count {
  readonly walked: number;
  readonly all: number;
}

export interface Covered {
  readonly id: string;
  readonly states: Count;
  readonly transitions: Count;
  /** What no test walks, as one says it. */
  readonly missing: readonly string[];
}

/** How much of each machine the tests walk, the least first. */
export const coverageOf = (machines: readonly AnyStateMachine[], runs: Runs): readonly Covered[] =>
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
        missing: parts.filter(({ walked }) => !walked).map(({ part }) => said(part)),
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

/** The table of `npm run machines -- --coverage`. */
export function coverageTable(rows: readonly Covered[]): string {
  const all = sumOf(rows);
  const lines = [...rows, { id: 'all', ...all, missing: [] }].map(
    ({ id, states, transitions, missing }) =>
      [
        `${id.padEnd(20)}  ${shareOf(states).padStart(20)}  ${shareOf(transitions).padStart(20)}`,
        ...missing.map((part) => `    ${part}`),
      ].join('\n'),
  );
  return [
    `${'machine'.padEnd(20)}  ${'states'.padStart(20)}  ${'transitions'.padStart(20)}`,
    ...lines,
  ].join('\n');
}
