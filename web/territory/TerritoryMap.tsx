import { lazy, Suspense } from 'react';
import { useQuery } from 'urql';

import { useCovered } from '../dialog/open-dialogs.ts';
import { Loading } from '../failure/Loading.tsx';
import { PublicMapQuery } from '../map/map.operations.ts';
import { SketchedMap } from '../map/SketchedMap.tsx';
import { withProduct } from '../texts/product.ts';
import { territoryTexts as texts } from './territory.texts.ts';
import classes from './TerritoryMap.module.css';

const MapCanvas = lazy(async () => ({ default: (await import('../map/MapCanvas.tsx')).MapCanvas }));

interface Props {
  readonly number: number;
  /** The link of a map drawn here; its last part is the token. */
  readonly mapLink: string;
}

/** Where the territory is, beside what is said of it. */
export function TerritoryMap({ number, mapLink }: Props) {
  const token = mapLink.split('/').at(-1) ?? '';
  const [{ data, error }] = useQuery({ query: PublicMapQuery, variables: { token } });
  const map = data?.publicMap;
  const covered = useCovered();
  if (!map && error) return null;
  return (
    <div className={classes['map']}>
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
