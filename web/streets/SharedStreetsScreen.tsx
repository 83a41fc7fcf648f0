import { lazy, useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useQuery } from 'urql';

import { Late } from '../parts/failure/Late.tsx';
import { useAddition } from '../parts/additions/useAddition.ts';
import { MapBoard } from '../parts/board/MapBoard.tsx';
import { Loading } from '../parts/failure/Loading.tsx';
import type { MapData } from '../parts/map/map-data.ts';
import { mapTexts } from '../parts/map/map.texts.ts';
import { SketchedMap } from '../parts/map/SketchedMap.tsx';
import { usePolling } from '../parts/polling/usePolling.ts';
import { PublicScreen } from '../parts/public-screen/PublicScreen.tsx';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import type { StreetLine } from '../domain/streets/street-lines.ts';
import type { StreetsRead } from '../domain/streets/street-ticks.view.ts';
import { withProduct } from '../parts/texts/product.ts';
import { loadMapCanvas } from '../parts/map/load-map-canvas.ts';
import { SharedStreetsEnded } from './SharedStreetsEnded.tsx';
import { keepTicks, keptTicks } from './kept-ticks.ts';
import { sharingTexts as texts } from './sharing.texts.ts';
import { sharedStreetsActors } from './streets.actors.ts';
import { sharedStreetMapQuery, sharedStreetsQuery } from './streets.operations.ts';
import { pace } from './streets.view.ts';
import { StreetsToMark } from './StreetsToMark.tsx';
import { useLastRead } from './useLastRead.ts';
import { type TickStore, useStreetsToMark } from './useStreetsToMark.ts';

const MapCanvas = lazy(loadMapCanvas);

/** /a-deux/:token: the streets of somebody else's territory, for whoever was shown the code (OWN-161). */
export function SharedStreetsScreen() {
  const { token = '' } = useParams();
  return <SharedStreets key={token} token={token} />;
}

function SharedStreets({ token }: { readonly token: string }) {
  const variables = { token };
  const [{ data, fetching, error }, load] = useQuery({ query: sharedStreetsQuery, variables });
  const reload = () => load({ requestPolicy: 'network-only' });
  const view = useLastRead({ fetching, read: data?.sharedStreets, error });
  const read = view.state === 'shown' ? view.shown : null;
  usePolling(read ? pace : null, reload);
  const { data: mapped } = useAddition({ query: sharedStreetMapQuery, variables, pause: !read });
  const map = mapped?.sharedStreetMap ?? null;
  const ended = view.state === 'failed' && view.refused;
  useEffect(() => {
    if (ended) keepTicks(token, []);
  }, [ended, token]);
  if (ended) return <SharedStreetsEnded why={view.problem.message} />;
  if (view.state === 'loading') return <Loading label={texts.loading} />;
  return (
    <PublicScreen title={read?.numberName ?? withProduct(texts.together)} narrow={!map}>
      <QueryStates view={view} onRetry={reload}>
        {(shown) => <Together token={token} read={shown} map={map} onChanged={reload} />}
      </QueryStates>
    </PublicScreen>
  );
}

interface TogetherProps {
  readonly token: string;
  readonly read: StreetsRead & { readonly numberName: string };
  readonly map: (MapData & { readonly streets: readonly StreetLine[] }) | null;
  readonly onChanged: () => void;
}

/** Begins once the code has opened its streets: what waits on the device is sent then. */
function Together({ token, read, map, onChanged }: TogetherProps) {
  const actors = useMemo(() => sharedStreetsActors(token), [token]);
  const store = useMemo<TickStore>(
    () => ({ read: () => keptTicks(token), keep: (ticks) => keepTicks(token, ticks) }),
    [token],
  );
  const toTick = useStreetsToMark({ read, lines: map?.streets, actors, onChanged, store });
  const canvas = map && (
    <Late missing="fallback" fallback={<SketchedMap map={map} streets={toTick.map} />}>
      <MapCanvas name={mapTexts.publicMap(read.numberName)} map={map} streets={toTick.map} inPage />
    </Late>
  );
  return (
    <MapBoard map={canvas}>
      {read.streets.length === 0 ? (
        <p>{withProduct(texts.none)}</p>
      ) : (
        <StreetsToMark toTick={toTick} canMark canRestart={false}>
          <p>{texts.hint}</p>
        </StreetsToMark>
      )}
    </MapBoard>
  );
}
