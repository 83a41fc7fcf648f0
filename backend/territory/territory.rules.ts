import type { fieldWords } from './territory.texts.ts';

export type ChangedField = keyof typeof fieldWords;

export interface TerritorySettings {
  readonly name: string;
  readonly typeId: number;
  readonly gate: number | null;
  readonly noVisited: boolean;
  readonly note: string;
}

/** One save since a page was read. */
export interface Change {
  readonly login: string | null;
  readonly at: string;
  readonly fields: readonly ChangedField[];
}

export interface EditFacts extends TerritorySettings {
  readonly number: number;
  readonly mapToken: string | null;
  readonly typeVisible: boolean;
  /** Oldest first; none where the page did not say what it had read. */
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

/** C2 TERRITORY EDIT, B-71, B-86. What would change nothing overwrites nothing. */
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

/** B-75: a map that lies elsewhere is not ours to draw. */
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

/** C2 TERRITORY REMOVE, B-70. */
export function removeTerritory(facts: RemovalFacts | undefined): Removal {
  if (!facts) return { refused: 'unknownTerritory' };
  const { numberName, out } = facts;
  return out ? { refused: 'out', numberName } : { numberName };
}
