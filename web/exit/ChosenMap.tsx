import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import { useQuery } from 'urql';

import { useCovered } from '../dialog/open-dialogs.ts';
import { SketchedMap } from '../map/SketchedMap.tsx';
import { withProduct } from '../texts/product.ts';
import { chosenMap } from './chosen-map.view.ts';
import { drawnTerritoriesQuery } from './exit.operations.ts';
import { exitTexts } from './exit.texts.ts';
import classes from './LoanDesk.module.css';

const MapCanvas = lazy(async () => ({ default: (await import('../map/MapCanvas.tsx')).MapCanvas }));

const none: readonly string[] = [];

/** Where what is chosen lies, beside the form; asked for and drawn after the choice itself. */
export function ChosenMap({ chosen }: { readonly chosen: readonly string[] }) {
  const later = useDeferredValue(chosen, none);
  return later.length > 0 && <MapOfChosen chosen={later} />;
}

/** Nothing where none of it is drawn. */
function MapOfChosen({ chosen }: { readonly chosen: readonly string[] }) {
  const [{ data }] = useQuery({
    query: drawnTerritoriesQuery,
    requestPolicy: 'cache-and-network',
  });
  const map = useMemo(() => chosenMap(data, chosen), [data, chosen]);
  const covered = useCovered();
  if (map === null) return null;
  return (
    <div className={classes['map']}>
      <Suspense fallback={<SketchedMap map={map} />}>
        {!covered && (
          <MapCanvas name={withProduct(exitTexts.exit.chosenMap)} map={map} inPage follow />
        )}
      </Suspense>
    </div>
  );
}
