import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { outlinesId } from '../layers/outline-layers.ts';
import type { Engine } from './engine-store.ts';

/** Metres; a jump to the current position counts as no move. */
const steady = 1;

/**
 * Whether the sketch can go: the engine has drawn all features at the full pixel ratio, or the map
 * was moved before. `given`: the engine has received all layers.
 */
export function useFirstPicture({ map, overlay }: Engine, given: boolean): boolean {
  const [pictured, setPictured] = useState<MapLibreMap | null>(null);
  useEffect(() => {
    if (!map || pictured === map) return undefined;
    const done = () => setPictured(map);
    const from = map.getCenter();
    const zoom = map.getZoom();
    const moved = () => {
      const there = map.getCenter().distanceTo(from) < steady && map.getZoom() === zoom;
      if (!there) done();
    };
    const look = () => {
      const sharp = map.getPixelRatio() === window.devicePixelRatio;
      if (given && overlay && sharp && map.isSourceLoaded(outlinesId)) done();
    };
    map.on('render', look);
    map.on('move', moved);
    return () => {
      map.off('render', look);
      map.off('move', moved);
    };
  }, [map, overlay, given, pictured]);
  return map !== null && pictured === map;
}
