import { useQuery } from 'urql';

import { cardsMax } from '#schema/limits.ts';

import { cardsCheckQuery } from './cards.operations.ts';
import type { CardsCheck } from './cards.view.ts';

/** What of a choice can be printed, asked for while the dialog is open. */
export function useCardsCheck(territoryIds: readonly string[], open: boolean): CardsCheck {
  const [{ data, fetching, stale }] = useQuery({
    query: cardsCheckQuery,
    variables: { territoryIds },
    pause: !open || territoryIds.length === 0 || territoryIds.length > cardsMax,
    requestPolicy: 'network-only',
  });
  return fetching || stale ? null : (data?.cardsCheck ?? null);
}
