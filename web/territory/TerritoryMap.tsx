import { lazy, Suspense } from 'react';
import { useQuery } from 'urql';

import { useCovered } from '../parts/dialog/open-dialogs.ts';
import { Loading } from '../parts/failure/Loading.tsx';
import { publicMapQuery } from '../parts/map/map.operations.ts';
import { SketchedMap } from '../parts/map/SketchedMap.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { territoryTexts as texts } from './territory.texts.ts';
import classes from './TerritoryMap.module.css';

const MapCanvas = lazy(async () => ({
  default: (await import('../parts/map/MapCanvas.tsx')).MapCanvas,
}));

interface Props {
  readonly number: number;
  /** The link of a map drawn here, whose last part is its token. */
  readonly mapLink: string;
}

/** The map of the territory beside its settings. */
export function TerritoryMap({ number, mapLink }: Props) {
  const token = mapLink.split('/').at(-1) ?? '';
  const [{ data, error }] = useQuery({ query: publicMapQuery, variables: { token } });
  const map = data?.publicMap;
  const covered = useCovered();
  if (!map && error) return null;
  return (
    <div className={classes.map}>
      {map ? (
        <Suspense fallback={<SketchedMap map={map} />}>
          {!covered && <MapCanvas name={withProduct(texts.mapOf(`T${number}`))} map={map} inPage />}
        </Suspense>
      ) : (
        <Loading lines={5} />
      )}
    </div>
  );
}
