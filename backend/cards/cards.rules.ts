import { cardsMax } from '#schema/limits.ts';
import { manages, type RoleId } from '../parts/permissions/permissions.ts';

export interface ChosenTerritory {
  readonly id: number;
  readonly numberName: string;
  /** The map was drawn here; linked maps cannot be printed. */
  readonly mapDrawn: boolean;
  /** The caller has an open assignment of it. */
  readonly held: boolean;
}

interface CardsRequest {
  readonly ids: readonly number[];
  readonly role: RoleId;
}

export type CardsRuling =
  | { readonly refused: 'noneSelected' | 'tooMany' | 'unknownTerritory' | 'notHeld' }
  | {
      readonly refused?: undefined;
      readonly printable: readonly number[];
      readonly withoutMap: readonly string[];
    };

/** Managers print any map, others only the territories they hold (B-04). */
export function cardsOf(
  territories: readonly ChosenTerritory[],
  { ids, role }: CardsRequest,
): CardsRuling {
  if (ids.length === 0) return { refused: 'noneSelected' };
  if (ids.length > cardsMax) return { refused: 'tooMany' };
  if (territories.length < ids.length) return { refused: 'unknownTerritory' };
  if (!manages(role) && !territories.every(({ held }) => held)) return { refused: 'notHeld' };
  return {
    printable: territories.filter(({ mapDrawn }) => mapDrawn).map(({ id }) => id),
    withoutMap: territories.filter(({ mapDrawn }) => !mapDrawn).map(({ numberName }) => numberName),
  };
}

const sizes = ['a5', 'a6', 's12'] as const;

/** Null for an unknown size. */
export const cardSize = (sent: string): (typeof sizes)[number] | null =>
  sizes.find((size) => size === sent) ?? null;
