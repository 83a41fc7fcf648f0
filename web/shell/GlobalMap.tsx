import { useQuery } from 'urql';
import { queryView } from '../parts/graphql/query.view.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { mapTexts } from '../parts/map/map.texts.ts';
import { MapCanvas } from '../parts/map/MapCanvas.tsx';
import { PlaceSearch } from '../parts/place-search/PlaceSearch.tsx';
import { globalMapQuery } from './shell.operations.ts';

interface Props {
  /** A link on the map is followed. */
  readonly onLeave: () => void;
}

/** Content of the shell's full-screen dialog: the congregation's limits (GMV-01 … GMV-08). */
export function GlobalMapDialog({ onLeave }: Props) {
  // The machine has asked for it just before it opened this dialog.
  const [{ data, fetching, error }, reload] = useQuery({
    query: globalMapQuery,
    requestPolicy: 'cache-first',
  });
  const view = queryView({ fetching, shown: data?.globalMap, error });
  return (
    <QueryStates view={view} onRetry={() => reload({ requestPolicy: 'network-only' })}>
      {(map) => (
        <MapCanvas
          name={mapTexts.globalMap}
          map={map}
          over={<PlaceSearch basemapUrl={map.basemap.url} onLeave={onLeave} />}
        />
      )}
    </QueryStates>
  );
}
