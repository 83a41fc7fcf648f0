import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { outlinesId } from '../layers/outline-layers.ts';
import type { Engine } from './engine-store.ts';

/** In metres: sent to where it is, a map has not moved. */
const steady = 1;

/**
 * Whether the engine has drawn what lies on the ground, as sharp as the screen, or has been moved by
 * then. `given`: it has all of it.
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
