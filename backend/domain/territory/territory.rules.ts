import type { fieldWords } from './territory.texts.ts';

export type ChangedField = keyof typeof fieldWords;

export interface TerritorySettings {
  readonly name: string;
  readonly typeId: number;
  readonly gate: number | null;
  readonly noVisited: boolean;
  readonly note: string;
}

/** A save made after the client read the territory. */
export interface Change {
  readonly login: string | null;
  readonly at: string;
  readonly fields: readonly ChangedField[];
}

export interface EditFacts extends TerritorySettings {
  readonly number: number;
  readonly mapToken: string | null;
  readonly typeVisible: boolean;
  /** Places not to be visited set the flag, whatever is sent (OWN-122). */
  readonly hasPlaces: boolean;
  /** Oldest first; empty when the client sent no version. */
  readonly since: readonly Change[];
}

export interface EditCommand extends TerritorySettings {
  readonly rebuildMapToken: boolean;
  readonly forceOverwrite: boolean;
}

export type Edit =
  | { readonly refused: 'unknownTerritory' | 'unknownType' | 'noMap' }
  | { readonly refused: 'changedMeanwhile'; readonly since: readonly Change[] }
  | { readonly refused?: undefined; readonly changed: readonly ChangedField[] };

/**
 * Rules of editing a territory (C2 TERRITORY EDIT, B-71, B-86). A save without changes never
 * conflicts.
 */
export function editTerritory(facts: EditFacts | undefined, command: EditCommand): Edit {
  if (!facts) return { refused: 'unknownTerritory' };
  if (!facts.typeVisible) return { refused: 'unknownType' };
  if (command.rebuildMapToken && facts.mapToken === null) return { refused: 'noMap' };
  const changed: readonly ChangedField[] = [
    ...(command.name === facts.name ? [] : (['name'] as const)),
    ...(command.typeId === facts.typeId ? [] : (['type'] as const)),
    ...(command.gate === facts.gate ? [] : (['gate'] as const)),
    ...(command.noVisited === facts.noVisited ? [] : (['noVisited'] as const)),
    ...(command.note === facts.note ? [] : (['note'] as const)),
    ...(command.rebuildMapToken ? (['mapLink'] as const) : []),
  ];
  if (facts.since.length > 0 && changed.length > 0 && !command.forceOverwrite) {
    return { refused: 'changedMeanwhile', since: facts.since };
  }
  return { changed };
}

/** A territory with a linked map cannot be drawn (B-75). */
export const mayDraw = (canEdit: boolean, mapUrl: string | null): boolean =>
  canEdit && mapUrl === null;

export interface RemovalFacts {
  readonly numberName: string;
  readonly out: boolean;
}

export type Removal =
  | { readonly refused: 'unknownTerritory' }
  | { readonly refused: 'out'; readonly numberName: string }
  | { readonly refused?: undefined; readonly numberName: string };

/** Rules of removing a territory (C2 TERRITORY REMOVE, B-70). */
export function removeTerritory(facts: RemovalFacts | undefined): Removal {
  if (!facts) return { refused: 'unknownTerritory' };
  const { numberName, out } = facts;
  return out ? { refused: 'out', numberName } : { numberName };
}
