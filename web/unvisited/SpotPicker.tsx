import { useEffect, useEffectEvent } from 'react';

import type { Spot } from '#machines/unvisited/unvisited.machine.ts';

import { Button } from '../parts/button/Button.tsx';
import { useMap } from '../parts/map/engine/map-context.ts';
import { unvisitedTexts as texts } from './unvisited.texts.ts';
import classes from './UnvisitedPlaces.module.css';

interface Props {
  readonly enabled: boolean;
  readonly onChoose: (spot: Spot) => void;
}

/** Chooses a spot with a tap on the map, or its middle, for which the keys move the map. */
export function SpotPicker({ enabled, onChoose }: Props) {
  const map = useMap();
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (!map || !enabled) return undefined;
    const click = map.on('click', ({ lngLat }) =>
      choose({ latitude: lngLat.lat, longitude: lngLat.lng }),
    );
    return () => click.unsubscribe();
  }, [map, enabled]);
  if (!map) return null;
  return (
    <>
      <svg className={classes.cross} viewBox="0 0 48 48" aria-hidden="true">
        <path d="M24 4v14M24 30v14M4 24h14M30 24h14" />
      </svg>
      <div className={classes.middle}>
        <Button
          disabled={!enabled}
          onClick={() => {
            const { lat, lng } = map.getCenter();
            onChoose({ latitude: lat, longitude: lng });
          }}
        >
          {texts.middle}
        </Button>
      </div>
    </>
  );
}
