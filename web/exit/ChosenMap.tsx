import { lazy, useDeferredValue, useMemo } from 'react';

import { Late } from '../parts/failure/Late.tsx';
import { useAddition } from '../parts/additions/useAddition.ts';
import { useCovered } from '../parts/dialog/open-dialogs.ts';
import { SketchedMap } from '../parts/map/SketchedMap.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { loadMapCanvas } from '../parts/map/load-map-canvas.ts';
import { chosenMap } from './chosen-map.view.ts';
import { drawnTerritoriesQuery } from './exit.operations.ts';
import { exitTexts } from './exit.texts.ts';
import classes from './LoanDesk.module.css';

const MapCanvas = lazy(loadMapCanvas);

const none: readonly string[] = [];

interface Props {
  readonly territoryIds: readonly string[];
}

/** The map of the chosen territories beside the form; fetched and drawn after the choice is shown. */
export function ChosenMap({ territoryIds }: Props) {
  const later = useDeferredValue(territoryIds, none);
  return later.length > 0 && <MapOfChosen territoryIds={later} />;
}

/** Nothing where none of the territories has a map. */
function MapOfChosen({ territoryIds }: Props) {
  const { data } = useAddition({ query: drawnTerritoriesQuery, variables: {} });
  const map = useMemo(() => chosenMap(data ?? undefined, territoryIds), [data, territoryIds]);
  const covered = useCovered();
  if (map === null) return null;
  return (
    <div className={classes.map}>
      <Late missing="fallback" fallback={<SketchedMap map={map} />}>
        {!covered && (
          <MapCanvas name={withProduct(exitTexts.exit.chosenMap)} map={map} inPage follow />
        )}
      </Late>
    </div>
  );
}
