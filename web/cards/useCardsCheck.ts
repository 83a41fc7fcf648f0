import { useQuery } from 'urql';

import { queryView } from '../parts/graphql/query.view.ts';
import { cardsCheckQuery } from './cards.operations.ts';
import type { CardsCheck } from './cards.view.ts';

/** Which of these territories have a map to print; queried only while printing is possible. */
export function useCardsCheck(territoryIds: readonly string[], canPrint: boolean): CardsCheck {
  const pause = !canPrint;
  const [{ data, fetching, stale, error }] = useQuery({
    query: cardsCheckQuery,
    variables: { territoryIds },
    pause,
    requestPolicy: 'network-only',
  });
  if (pause || fetching || stale) return { state: 'loading' };
  return queryView({ fetching, shown: data?.cardsCheck, error });
}
