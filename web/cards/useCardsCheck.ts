import { useQuery } from 'urql';

import { cardsMax } from '#schema/limits.ts';

import { queryView } from '../graphql/query.view.ts';
import { cardsCheckQuery } from './cards.operations.ts';
import type { CardsCheck } from './cards.view.ts';

/** What of a choice can be printed, asked for while the dialog is open. */
export function useCardsCheck(territoryIds: readonly string[], open: boolean): CardsCheck {
  const pause = !open || territoryIds.length === 0 || territoryIds.length > cardsMax;
  const [{ data, fetching, stale, error }] = useQuery({
    query: cardsCheckQuery,
    variables: { territoryIds },
    pause,
    requestPolicy: 'network-only',
  });
  if (pause || fetching || stale) return { state: 'loading' };
  return queryView({ fetching, shown: data?.cardsCheck, error });
}
