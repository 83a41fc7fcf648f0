import {
  type Fault,
  firstFault,
  maxLength,
  noSpaces,
  positiveNumber,
  required,
  webAddress,
} from '../parts/fields/fields.rules.ts';
import {
  gateFault,
  gateOf,
  nameFault,
  noteFault,
  type TerritoryEntries,
  typeFault,
} from './territory.rules.ts';
import type { Activity, Publishers, TerritoryToAdd, TerritoryType } from '#schema/generated.ts';
import { fewestUsersToAddTerritory, mapUrlMaxLength, territoryNumberMax } from '#schema/limits.ts';

/** The lists that the forms of t-add choose from. */
export interface CreationChoices {
  readonly publishers: Publishers;
  readonly types: readonly TerritoryType[];
  readonly activities: readonly Activity[];
}

/** Whether the congregation lacks the users that a new territory requires (TADD-09, TADD-10). */
export const tooFewUsers = ({ publishers }: CreationChoices) => missingUsers({ publishers }) > 0;

/** How many more people a territory needs. */
export const missingUsers = ({ publishers }: Pick<CreationChoices, 'publishers'>) =>
  Math.max(0, fewestUsersToAddTerritory - publishers.numberOfUsers);

/** The form of a new territory, as typed. */
export interface CreationEntries extends TerritoryEntries {
  readonly number: string;
  readonly mapUrl: string;
}

type Faults<Entries> = { readonly [Field in keyof Entries]: Fault | null };
const faultless = (faults: object) => Object.values(faults).every((fault) => fault === null);

/** The fault of each field (TADD-03, TADD-04, TADD-06, TADD-07, B-33, B-109). */
export const creationFaults = (entered: CreationEntries): Faults<CreationEntries> => ({
  number: firstFault(entered.number.trim(), [required, positiveNumber(territoryNumberMax)]),
  name: nameFault(entered.name),
  typeId: typeFault(entered.typeId),
  gate: gateFault(entered.gate),
  noVisited: null,
  mapUrl:
    entered.mapUrl === ''
      ? null
      : firstFault(entered.mapUrl, [noSpaces, webAddress, maxLength(mapUrlMaxLength)]),
  note: noteFault(entered.note),
});

export const creationFilled = (entered: CreationEntries) => faultless(creationFaults(entered));

/** The new territory as sent, texts trimmed (TADD-08). */
export const territoryOf = (entered: CreationEntries): TerritoryToAdd => ({
  number: Number(entered.number.trim()),
  name: entered.name.trim(),
  typeId: entered.typeId,
  gate: gateOf(entered.gate),
  noVisited: entered.noVisited,
  mapUrl: entered.mapUrl,
  note: entered.note.trim(),
});
