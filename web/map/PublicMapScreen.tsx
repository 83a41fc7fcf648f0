import { lazy, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { Late } from '../parts/failure/Late.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Loading } from '../parts/failure/Loading.tsx';
import { withEngine } from '../parts/map/load-map-canvas.ts';
import { publicMapQuery } from '../parts/map/map.operations.ts';
import { mapTexts } from '../parts/map/map.texts.ts';
import { SketchedMap } from '../parts/map/SketchedMap.tsx';
import { useRested } from '../parts/screen/useRested.ts';
import { PublicMapCode, PublicMapHeading } from './PublicMapParts.tsx';
import classes from './PublicMapScreen.module.css';

const PublicMapCanvas = lazy(() =>
  withEngine(async () => ({ default: (await import('./PublicMapCanvas.tsx')).PublicMapCanvas })),
);

/** The map of one territory, open to anyone with its link: /map/:token (PUB-01 … PUB-14). */
export function PublicMapScreen() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  // The address that a tab opens with has this key: there is nothing to go back to.
  const cameFromWithin = useLocation().key !== 'default';
  const [{ data, error }] = useQuery({ query: publicMapQuery, variables: { token } });
  // Kept here because the box is rendered first on the sketch, then on the map.
  const [informed, setInformed] = useState(false);
  const map = data?.publicMap;
  const rested = useRested(map !== undefined && map !== null);
  const refused = error ? error.graphQLErrors.length > 0 : data?.publicMap === null;

  if (!map && refused) return <Navigate to="/404" replace />;
  if (!map) return <Loading label={mapTexts.loading} />;
  const around = {
    map,
    limits: map.limits,
    title: (
      <>
        {cameFromWithin && (
          <Button onClick={() => void navigate(-1)}>
            <span aria-hidden>←</span> {mapTexts.back}
          </Button>
        )}
        <PublicMapHeading map={map} informed={informed} onInformed={() => setInformed(true)} />
      </>
    ),
    lowerRight: <PublicMapCode map={map} />,
  };
  return (
    <main className={classes.screen}>
      <Late missing="fallback" fallback={<SketchedMap {...around} />}>
        {rested ? (
          <PublicMapCanvas {...around} name={mapTexts.publicMap(map.numberName)} />
        ) : (
          <SketchedMap {...around} />
        )}
      </Late>
    </main>
  );
}
