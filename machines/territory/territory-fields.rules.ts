import {
  firstFault,
  maxLength,
  plainCharacters,
  required,
  wholeNumber,
} from '../fields/fields.rules.ts';
import {
  territoryGateMax,
  territoryNameMaxLength,
  territoryNoteMaxLength,
} from '#schema/limits.ts';

/** TADD-04. */
export const nameFault = (name: string) =>
  firstFault(name.trim(), [required, maxLength(territoryNameMaxLength), plainCharacters]);

/** TADD-06, B-109: it may be left out. */
export const gateFault = (gate: string) =>
  gate.trim() === '' ? null : firstFault(gate.trim(), [wholeNumber(territoryGateMax)]);

/** TADD-07, B-109. */
export const noteFault = (note: string) =>
  firstFault(note.trim(), [maxLength(territoryNoteMaxLength), plainCharacters]);

/** As it is sent; none where nobody counted. */
export const gateOf = (gate: string): number | null => (gate.trim() === '' ? null : Number(gate));
