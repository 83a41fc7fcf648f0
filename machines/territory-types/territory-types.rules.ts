import { firstFault, maxLength, plainCharacters, required } from '../parts/fields/fields.rules.ts';
import type { TerritoryType, TerritoryTypes } from '#schema/generated.ts';
import { typeNameMaxLength } from '#schema/limits.ts';

/** The form of a type, as typed. */
export interface TypeNames {
  readonly longName: string;
  readonly shortName: string;
}

/** Required, without special characters, within the length limit (TYP-05). */
export const typeNameFault = (name: string) =>
  firstFault(name.trim(), [required, maxLength(typeNameMaxLength), plainCharacters]);

export const namesFilled = ({ longName, shortName }: TypeNames) =>
  !typeNameFault(longName) && !typeNameFault(shortName);

export const trimmed = ({ longName, shortName }: TypeNames): TypeNames => ({
  longName: longName.trim(),
  shortName: shortName.trim(),
});

/** The congregation's own type; built-in ones are neither renamed nor removed (TYP-04). */
export const isOwn = ({ congregationId }: Pick<TerritoryType, 'congregationId'>) =>
  congregationId !== '0';

export const ownType = (list: TerritoryTypes | null, id: string): TerritoryType | null =>
  list?.types.find((type) => type.id === id && isOwn(type)) ?? null;

/** Administrators remove the congregation's own types (TYP-03, TYP-04). */
export const removable = (list: TerritoryTypes | null, id: string) =>
  list?.admins === true && ownType(list, id) !== null;
