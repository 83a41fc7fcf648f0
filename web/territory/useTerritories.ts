import { useMemo } from 'react';
import { useQuery } from 'urql';

import { useChanged } from '../parts/changes/useChanged.ts';
import { queryView } from '../parts/graphql/query.view.ts';
import { territoriesQuery } from './territory.operations.ts';
import { territoryOptions } from './territory.view.ts';

/** All territories, queried again after each change (REST-37). */
export function useTerritories() {
  const [{ data, fetching, error }, load] = useQuery({
    query: territoriesQuery,
  });
  const reload = useChanged(() => load({ requestPolicy: 'network-only' }));
  const list = data?.territories;
  const options = useMemo(() => territoryOptions(list?.territories ?? []), [list]);
  return { view: queryView({ fetching, shown: list, error }), options, reload };
}
