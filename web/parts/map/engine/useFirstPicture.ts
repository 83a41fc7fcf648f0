import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { outlinesId } from '../layers/outline-layers.ts';
import type { Engine } from './engine-store.ts';
import { whenMoved } from './when-moved.ts';

/**
 * Whether the sketch can go: the engine has drawn all features at the full pixel ratio, or the map
 * was moved before. `given`: the engine has received all layers.
 */
export function useFirstPicture({ map, overlay }: Engine, given: boolean): boolean {
  const [pictured, setPictured] = useState<MapLibreMap | null>(null);
  useEffect(() => {
    if (!map || pictured === map) return undefined;
    const done = () => setPictured(map);
    const look = () => {
      const sharp = map.getPixelRatio() === window.devicePixelRatio;
      if (given && overlay && sharp && map.isSourceLoaded(outlinesId)) done();
    };
    map.on('render', look);
    const stop = whenMoved(map, done);
    return () => {
      map.off('render', look);
      stop();
    };
  }, [map, overlay, given, pictured]);
  return map !== null && pictured === map;
}
