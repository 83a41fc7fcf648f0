import { lazy, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';

import type { MapView } from '#schema/generated.ts';

import { Late } from '../parts/failure/Late.tsx';
import { Button } from '../parts/button/Button.tsx';
import { useSame } from '../parts/flow/useSame.ts';
import { mapTexts } from '../parts/map/map.texts.ts';
import { SketchedMap } from '../parts/map/SketchedMap.tsx';
import type { MapStreets } from '../parts/map/streets/map-streets.ts';
import { withProduct } from '../parts/texts/product.ts';
import { texts } from '../parts/texts/texts.ts';
import { loadMapCanvas } from '../parts/map/load-map-canvas.ts';
import { UnvisitedPins } from '../domain/places/UnvisitedPins.tsx';
import type { StreetLine } from '../domain/streets/street-lines.ts';
import type { StreetRow } from '../domain/streets/street-ticks.view.ts';
import { useMapStreets } from '../domain/streets/useMapStreets.ts';
import { pocketTexts } from './pocket.texts.ts';
import type { ShownTerritory } from './pocket.view.ts';
import classes from './PocketMap.module.css';
import { PocketStreets } from './PocketStreets.tsx';
import type { useQueue } from './useQueue.ts';

const MapCanvas = lazy(loadMapCanvas);

const HandTools = lazy(async () => ({
  default: (await import('../parts/hand/HandTools.tsx')).HandTools,
}));

const nowhere: NonNullable<ShownTerritory['territory']['unvisited']> = [];

const noRows: readonly StreetRow[] = [];
const noLines: readonly StreetLine[] = [];

interface Props {
  readonly shown: ShownTerritory;
  readonly map: MapView;
  readonly queue: ReturnType<typeof useQueue>;
}

/** The map of a kept territory; its ground comes from the device where there is no network. */
export function PocketMap({ shown, map: kept, queue }: Props) {
  const { numberName, ground, mapLink } = shown.territory;
  const map = useSame(kept);
  const unvisited = useSame(shown.territory.unvisited ?? nowhere);
  const { streets } = shown;
  const [ticking, setTicking] = useState(false);
  const listed = useMapStreets(
    streets?.view.rows ?? noRows,
    shown.territory.streets?.lines ?? noLines,
  );
  const onMap: MapStreets = {
    ...listed,
    onChoose: (chosen) => {
      setTicking(true);
      listed.onChoose?.(chosen);
    },
  };
  const pins = useMemo(
    () =>
      unvisited.map(({ latitude, longitude }, at) => ({
        id: String(at),
        position: [longitude, latitude],
      })),
    [unvisited],
  );
  const title = (
    <>
      <Link className={classes.back} to="/poche">
        <span aria-hidden>←</span> {pocketTexts.backToList}
      </Link>
      <h1 className={classes.name}>{numberName}</h1>
      {/* Hidden, not gone: it keeps the screen on meanwhile. */}
      <div hidden={ticking}>
        <Late missing="nothing">
          <HandTools numberName={numberName} features={map.geojsonFeature} mapLink={mapLink}>
            {streets && (
              <Button onClick={() => setTicking(true)}>
                {pocketTexts.streets}{' '}
                <span className={classes.share}>{pocketTexts.percent(streets.view.percent)}</span>
              </Button>
            )}
          </HandTools>
        </Late>
      </div>
    </>
  );
  return (
    <main className={streets && ticking ? classes.ticking : classes.screen}>
      <title>{`${numberName} – ${withProduct(texts.appName)}`}</title>
      <Late missing="fallback" fallback={<SketchedMap map={map} title={title} streets={onMap} />}>
        <MapCanvas
          name={mapTexts.publicMap(numberName)}
          map={map}
          title={title}
          streets={onMap}
          over={<UnvisitedPins pins={pins} />}
          {...(ground.state === 'kept' ? { noGround: pocketTexts.groundEnds } : {})}
        />
      </Late>
      {streets && ticking && (
        <PocketStreets
          shown={shown}
          streets={streets}
          queue={queue}
          map={onMap}
          onClose={() => setTicking(false)}
        />
      )}
    </main>
  );
}
