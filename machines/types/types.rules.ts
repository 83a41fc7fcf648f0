import { firstFault, maxLength, plainCharacters, required } from '../fields/fields.rules.ts';
import type { TerritoryType, TerritoryTypes } from '#schema/generated.ts';
import { typeNameMaxLength } from '#schema/limits.ts';

/** What is typed of a type. */
export interface TypeNames {
  readonly longName: string;
  readonly shortName: string;
}

/** TYP-05. */
export const typeNameFault = (name: string) =>
  firstFault(name.trim(), [required, maxLength(typeNameMaxLength), plainCharacters]);

export const namesFilled = ({ longName, shortName }: TypeNames) =>
  !typeNameFault(longName) && !typeNameFault(shortName);

export const trimmed = ({ longName, shortName }: TypeNames): TypeNames => ({
  longName: longName.trim(),
  shortName: shortName.trim(),
});

/** TYP-04: the congregation's own, which alone is edited and removed. */
export const isOwn = ({ congregationId }: Pick<TerritoryType, 'congregationId'>) =>
  congregationId !== '0';

export const ownType = (list: TerritoryTypes | null, id: string): TerritoryType | null =>
  list?.types.find((type) => type.id === id && isOwn(type)) ?? null;

/** TYP-03, TYP-04. */
export const removable = (list: TerritoryTypes | null, id: string) =>
  list?.admins === true && ownType(list, id) !== null;
