import { fewestUsersToAddTerritory } from '#schema/limits.ts';

export interface CreationFacts {
  readonly users: number;
  readonly typeVisible: boolean;
  readonly numberTaken: boolean;
}

export interface CreationRefusal {
  readonly refused: 'tooFewUsers' | 'unknownType' | 'numberTaken';
}

/** Rules of adding a territory (C2 TERRITORY ADD, B-32). */
export function addTerritory({
  users,
  typeVisible,
  numberTaken,
}: CreationFacts): CreationRefusal | { readonly refused?: undefined } {
  if (users < fewestUsersToAddTerritory) return { refused: 'tooFewUsers' };
  if (!typeVisible) return { refused: 'unknownType' };
  return numberTaken ? { refused: 'numberTaken' } : {};
}
