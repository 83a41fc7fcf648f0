import { useMemo } from 'react';
import { useQuery } from 'urql';

import { useAddition } from '../parts/additions/useAddition.ts';
import { useChanged } from '../parts/changes/useChanged.ts';
import { usePolling } from '../parts/polling/usePolling.ts';
import { streetsActors } from './streets.actors.ts';
import { territoryStreetLinesQuery, territoryStreetsQuery } from './streets.operations.ts';
import { pace } from './streets.view.ts';
import { useLastRead } from './useLastRead.ts';
import { useStreetsToMark } from './useStreetsToMark.ts';

export type TerritoryStreets = ReturnType<typeof useTerritoryStreets>;

/** The streets of a territory, each ticked with one tap (OWN-124); `pause` until it is known to be there. */
export function useTerritoryStreets(territoryId: string, { pause }: { readonly pause: boolean }) {
  const variables = { territoryId };
  const [{ data, fetching, error }, load] = useQuery({
    query: territoryStreetsQuery,
    variables,
    pause,
  });
  const reload = useChanged(() => load({ requestPolicy: 'network-only' }));
  const query = useLastRead({ fetching, read: data?.territoryStreets, error });
  const read = query.state === 'shown' ? query.shown : null;
  usePolling(read?.shared ? pace : null, reload);
  const { data: drawn } = useAddition({
    query: territoryStreetLinesQuery,
    variables,
    pause: !read || read.streets.length === 0,
  });
  const actors = useMemo(() => streetsActors(territoryId), [territoryId]);
  const lines = drawn?.territoryStreetLines;
  const toTick = useStreetsToMark({ read, lines, actors, onChanged: reload });
  return { ...toTick, territoryId, query, reload };
}
