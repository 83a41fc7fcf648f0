import type { SnapshotFrom } from 'xstate';

import type { territoryCreationMachine } from '#machines/territory/territory-creation.machine.ts';
import {
  type CreationChoices,
  type CreationEntries,
  creationFaults,
} from '#machines/territory/territory-creation.rules.ts';
import { territoryNumberMax } from '#schema/limits.ts';

import { problemView } from '../failure/problem.view.ts';

/** The default type, where there is one (TADD-05). */
const usualType = '1';

interface Numbered {
  readonly number: number;
  readonly name: string;
}

/** After the highest, so that no number that was once handed out on paper comes back by itself; else the lowest that is free. */
export function nextFreeNumber(territories: readonly Pick<Numbered, 'number'>[]): number | null {
  const numbers = new Set(territories.map(({ number }) => number));
  const next = Math.max(0, ...numbers) + 1;
  if (next <= territoryNumberMax) return next;
  for (let number = 1; number <= territoryNumberMax; number += 1) {
    if (!numbers.has(number)) return number;
  }
  return null;
}

/** What the form of the first step holds before anything is typed; `territories` is null until it is known. */
export function firstCreation(
  { types }: CreationChoices,
  territories: readonly Numbered[] | null,
): CreationEntries {
  const usual = types.find(({ id }) => id === usualType) ?? types[0];
  return {
    number: String((territories && nextFreeNumber(territories)) ?? ''),
    name: '',
    typeId: usual?.id ?? '',
    gate: '',
    noVisited: false,
    mapUrl: '',
    note: '',
  };
}

const fields = ['number', 'name', 'typeId', 'gate', 'noVisited', 'mapUrl', 'note'] as const;

/** What the first step of t-add shows, by the machine's own word. */
export function territoryCreationView(
  snapshot: SnapshotFrom<typeof territoryCreationMachine>,
  changes: Partial<CreationEntries>,
  territories: readonly Numbered[] | null,
) {
  const { choices, problem, form } = snapshot.context;
  const failed = snapshot.matches('failed');
  const creating = snapshot.matches('creating');
  const described = snapshot.matches('describing') || creating;
  const first = choices && firstCreation(choices, territories);
  const entered = first && { ...first, ...changes };
  const number = entered?.number.trim() ?? '';
  const taken = territories?.find(
    (territory) => String(territory.number) === String(Number(number)),
  );
  return {
    loading: snapshot.matches('countingUsers'),
    stalled: failed && problem === null,
    failure: failed ? problemView(problem) : null,
    blocked: snapshot.matches('blocked'),
    step: snapshot.matches('recordingPast') ? 2 : 1,
    choices,
    entered: described ? entered : null,
    faults: entered && creationFaults(entered),
    /** Of who has the number by now; the server decides. */
    takenBy: number === '' || creating ? null : (taken?.name ?? null),
    suggested: number !== '' && changes.number === undefined,
    canCreate: entered !== null && snapshot.can({ type: 'create', ...entered }),
    creating,
    problem: described ? problemView(problem) : null,
    unsaved: described && first !== null && fields.some((it) => entered?.[it] !== first[it]),
    created: snapshot.matches('recordingPast') && form ? `T${form.number} - ${form.name}` : null,
  };
}

export type CreationView = ReturnType<typeof territoryCreationView>;
