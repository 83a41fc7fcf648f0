import { useQuery } from 'urql';
import { queryView } from '../graphql/query.view.ts';
import { QueryStates } from '../screen/QueryStates.tsx';
import { GlobalMapQuery } from './map.operations.ts';
import { mapTexts } from './map.texts.ts';
import { MapCanvas } from './MapCanvas.tsx';

/** What the shell's full-screen dialog holds: the congregation's limits (GMV-01 … GMV-08). */
export function GlobalMapDialog() {
  const [{ data, fetching, error }, reload] = useQuery({ query: GlobalMapQuery });
  const view = queryView({ fetching, shown: data?.globalMap, error });
  return (
    <QueryStates view={view} onRetry={() => reload({ requestPolicy: 'network-only' })}>
      {(map) => <MapCanvas name={mapTexts.globalMap} map={map} />}
    </QueryStates>
  );
}
