import { lazy, useState } from 'react';

import type { TerritorySettings } from '#schema/generated.ts';

import { Late } from '../parts/failure/Late.tsx';
import { useAdditions } from '../parts/additions/additions.ts';
import { Button } from '../parts/button/Button.tsx';
import { useCovered } from '../parts/dialog/open-dialogs.ts';
import { Loading } from '../parts/failure/Loading.tsx';
import { SketchedMap } from '../parts/map/SketchedMap.tsx';
import { usePublicMap } from '../parts/map/usePublicMap.ts';
import { useWide } from '../parts/media/useMediaQuery.ts';
import { withProduct } from '../parts/texts/product.ts';
import { loadMapCanvas } from '../parts/map/load-map-canvas.ts';
import { territoryTexts as texts } from './territory.texts.ts';
import classes from './TerritoryMap.module.css';

const MapCanvas = lazy(loadMapCanvas);
const PlacesBeside = lazy(async () => ({
  default: (await import('../unvisited/PlacesBeside.tsx')).PlacesBeside,
}));
const StreetsLeft = lazy(async () => ({
  default: (await import('../streets/StreetsLeft.tsx')).StreetsLeft,
}));

/**
 * The map of the territory beside its settings, or above them on a phone; for managers with the places
 * not to be visited, which on a phone are opened (OWN-122, OWN-249).
 */
export function TerritoryMap({ settings }: { readonly settings: TerritorySettings }) {
  const { territoryId, number, name, mapLink, mapDrawn, canEdit, noVisitedFollows } = settings;
  const wide = useWide();
  const additions = useAdditions();
  const [opened, setOpened] = useState(false);
  const drawnLink = mapDrawn ? mapLink : null;
  const plain = drawnLink !== null && <PlainMap number={number} mapLink={drawnLink} />;
  if (!additions || !canEdit || (!mapDrawn && !noVisitedFollows)) return plain;
  if (!wide && !opened) {
    return (
      <>
        {plain}
        <Button onClick={() => setOpened(true)}>{texts.showPlaces}</Button>
      </>
    );
  }
  return (
    <Late fallback={<Loading lines={5} />}>
      <PlacesBeside
        territoryId={territoryId}
        numberName={`T${number} - ${name}`}
        mapLink={drawnLink}
      />
      <StreetsLeft territoryId={territoryId} />
    </Late>
  );
}

interface PlainProps {
  readonly number: number;
  /** The link of a map drawn here, whose last part is its token. */
  readonly mapLink: string;
}

function PlainMap({ number, mapLink }: PlainProps) {
  const { map, error } = usePublicMap(mapLink);
  const covered = useCovered();
  if (!map && error) return null;
  return (
    <div className={classes.map}>
      {map ? (
        <Late missing="fallback" fallback={<SketchedMap map={map} />}>
          {!covered && <MapCanvas name={withProduct(texts.mapOf(`T${number}`))} map={map} inPage />}
        </Late>
      ) : (
        <Loading lines={5} />
      )}
    </div>
  );
}
