import type { Map as MapLibreMap } from 'maplibre-gl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mapTexts } from '../map.texts.ts';
import type { Following } from './follow-position.ts';
import type { Own } from './own-position.ts';

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
