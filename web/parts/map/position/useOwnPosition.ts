import type { Layer } from 'deck.gl';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mapTexts } from '../map.texts.ts';
import type { Following } from './follow-position.ts';

export interface OwnPosition {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres. */
  readonly accuracy: number;
}

export interface Own {
  readonly position: OwnPosition | null;
  readonly layers: Layer[] | null;
  /** Degrees from north, clockwise; null where the device does not tell. */
  readonly heading: number | null;
  readonly searching: boolean;
  readonly problem: string | null;
}

const nowhere: Own = {
  position: null,
  layers: null,
  heading: null,
  searching: false,
  problem: null,
};

/**
 * Follows the device's position from a click on; a second one stops, or leads back to it where the map was moved
 * away. What it needs is loaded with the first click.
 */
export function useOwnPosition(map: MapLibreMap | null) {
  const [own, setOwn] = useState(nowhere);
  const following = useRef<Following>(null);
  useEffect(() => () => following.current?.stop(), []);

  const find = useCallback(() => {
    if (!map) return;
    setOwn((before) => ({ ...before, searching: !before.position, problem: null }));
    import('./follow-position.ts').then(
      ({ follow }) => {
        following.current = follow(following.current, map, (change) =>
          setOwn((before) => (change ? { ...before, ...change } : nowhere)),
        );
      },
      () => setOwn({ ...nowhere, problem: mapTexts.positionUnknown }),
    );
  }, [map]);

  return { ...own, find };
}
