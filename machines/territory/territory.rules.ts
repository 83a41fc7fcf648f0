import {
  type Fault,
  firstFault,
  maxLength,
  plainCharacters,
  required,
} from '../fields/fields.rules.ts';
import {
  territoryGateMax,
  territoryNameMaxLength,
  territoryNoteMaxLength,
} from '#schema/limits.ts';

/** What a person says of a territory; the number of doors as it was typed. */
export interface TerritoryEntries {
  readonly name: string;
  readonly typeId: string;
  readonly gate: string;
  readonly noVisited: boolean;
  readonly note: string;
}

/** DET-10, DET-11. */
export const nameFault = (name: string): Fault | null =>
  firstFault(name.trim(), [required, plainCharacters, maxLength(territoryNameMaxLength)]);

/** DET-12. */
export const typeFault = (typeId: string): Fault | null => required(typeId);

/** DET-13, B-57, B-109: empty where nobody counted. */
export const gateFault = (gate: string): Fault | null =>
  /^(?:\d{1,9})?$/u.test(gate.trim()) && Number(gate) <= territoryGateMax
    ? null
    : { code: 'number' };

/** DET-14. */
export const noteFault = (note: string): Fault | null =>
  firstFault(note.trim(), [plainCharacters, maxLength(territoryNoteMaxLength)]);

/** The number of doors as it is sent. */
export const gateOf = (gate: string): number | null =>
  gate.trim() === '' ? null : Number(gate.trim());

/** The form may be sent (DET-15). */
export const territoryFilled = ({ name, typeId, gate, note }: TerritoryEntries): boolean =>
  !nameFault(name) && !typeFault(typeId) && !gateFault(gate) && !noteFault(note);
