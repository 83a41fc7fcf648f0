import { useQuery } from 'urql';

import { useChanged } from '../parts/changes/useChanged.ts';
import { queryView } from '../parts/graphql/query.view.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { PlacesBlock } from './PlacesBlock.tsx';
import { unvisitedPlacesQuery } from './unvisited.operations.ts';

/** The map with the places on a screen of its own, which says why it cannot show them (OWN-122). */
export function UnvisitedPlaces({ territoryId }: { readonly territoryId: string }) {
  const [{ data, fetching, error }, load] = useQuery({
    query: unvisitedPlacesQuery,
    variables: { territoryId },
  });
  const reload = useChanged(() => load({ requestPolicy: 'network-only' }));
  const view = queryView({ fetching, shown: data?.unvisitedPlaces, error });
  return (
    <QueryStates view={view} onRetry={reload}>
      {(read) => (
        <PlacesBlock
          key={territoryId}
          territoryId={territoryId}
          numberName={read.numberName}
          mapLink={read.mapLink}
          read={read}
          tall
          onChanged={reload}
        />
      )}
    </QueryStates>
  );
}
