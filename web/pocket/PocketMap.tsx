import { lazy, Suspense, useMemo } from 'react';
import { Link } from 'react-router-dom';

import type { MapView } from '#schema/generated.ts';

import { mapTexts } from '../parts/map/map.texts.ts';
import { SketchedMap } from '../parts/map/SketchedMap.tsx';
import type { KeptTerritory } from '../parts/pocket/pocket-database.ts';
import { withProduct } from '../parts/texts/product.ts';
import { texts } from '../parts/texts/texts.ts';
import { UnvisitedPins } from '../parts/unvisited/UnvisitedPins.tsx';
import { pocketTexts } from './pocket.texts.ts';
import classes from './PocketMap.module.css';

const MapCanvas = lazy(async () => ({
  default: (await import('../parts/map/MapCanvas.tsx')).MapCanvas,
}));

interface Props {
  readonly territory: KeptTerritory;
  readonly map: MapView;
}

/** The map of a kept territory; its ground comes from the device where there is no network. */
export function PocketMap({ territory: { numberName, ground, unvisited = [] }, map }: Props) {
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
    </>
  );
  return (
    <main className={classes.screen}>
      <title>{`${numberName} – ${withProduct(texts.appName)}`}</title>
      <Suspense fallback={<SketchedMap map={map} title={title} />}>
        <MapCanvas
          name={mapTexts.publicMap(numberName)}
          map={map}
          title={title}
          over={<UnvisitedPins pins={pins} />}
          {...(ground.state === 'kept' ? { noGround: pocketTexts.groundEnds } : {})}
        />
      </Suspense>
    </main>
  );
}
