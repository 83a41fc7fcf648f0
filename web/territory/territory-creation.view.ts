import type { SnapshotFrom } from 'xstate';

import type { territoryCreationMachine } from '#machines/territory/territory-creation.machine.ts';
import {
  type CreationChoices,
  type CreationEntries,
  creationFaults,
  missingUsers,
} from '#machines/territory/territory-creation.rules.ts';
import { territoryNumberMax } from '#schema/limits.ts';

import { isRefusal, problemView } from '../parts/failure/problem.view.ts';

/** The default type, where it exists (TADD-05). */
const usualType = '1';

interface NumberAndName {
  readonly number: number;
  readonly name: string;
}

/**
 * One above the highest number, so that removed numbers on printed cards are not reused; at the
 * limit, the lowest free one.
 */
export function nextFreeNumber(
  territories: readonly Pick<NumberAndName, 'number'>[],
): number | null {
  const numbers = new Set(territories.map(({ number }) => number));
  const next = Math.max(0, ...numbers) + 1;
  if (next <= territoryNumberMax) return next;
  for (let number = 1; number <= territoryNumberMax; number += 1) {
    if (!numbers.has(number)) return number;
  }
  return null;
}

/** Initial values of the first step; `territories` is null until loaded. */
export function firstCreation(
  { types }: CreationChoices,
  territories: readonly NumberAndName[] | null,
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

/** The first step of t-add, derived from its machine. */
export function territoryCreationView(
  snapshot: SnapshotFrom<typeof territoryCreationMachine>,
  changes: Partial<CreationEntries>,
  territories: readonly NumberAndName[] | null,
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
    refused: failed && isRefusal(problem),
    blocked: snapshot.matches('blocked'),
    /** People that are still to be added before a territory can be. */
    missing: choices ? missingUsers(choices) : 0,
    step: snapshot.matches('recordingPast') ? 2 : 1,
    choices,
    entered: described ? entered : null,
    faults: entered && creationFaults(entered),
    /** The name of the territory that already has the number; the server checks it again. */
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
