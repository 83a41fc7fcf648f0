import type { ReactNode } from 'react';
import { useQuery } from 'urql';

import { useChanged } from '../parts/changes/useChanged.ts';
import { queryView } from '../parts/graphql/query.view.ts';
import type { MapStreets } from '../parts/map/streets/map-streets.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { PlacesBlock } from './PlacesBlock.tsx';
import { unvisitedPlacesQuery } from './unvisited.operations.ts';

interface Props {
  readonly territoryId: string;
  /** Listed beside the map. */
  readonly streets: MapStreets;
  /** Between the map and the places. */
  readonly children: ReactNode;
}

/** The map with the places on a screen of its own, which says why it cannot show them (OWN-122). */
export function UnvisitedPlaces({ territoryId, streets, children }: Props) {
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
          streets={streets}
          onChanged={reload}
        >
          {children}
        </PlacesBlock>
      )}
    </QueryStates>
  );
}
