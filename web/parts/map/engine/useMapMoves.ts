import type { Position } from 'geojson';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useCallback, useEffect, type RefObject } from 'react';
import type { Bounds } from '../geometry/bounds.ts';
import { viewOf } from './map-context.ts';
import { engineZoom } from '../geometry/mercator.ts';
import { sidesOf } from '../geometry/clear-sides.ts';
import { viewOfBounds } from '../geometry/start-view.ts';
import { ease } from './move-to.ts';

const rounded = (value: number, decimals: number) => String(Number(value.toFixed(decimals)));

/** Moves the map, and keeps its view in data attributes of its region (B-105). */
export function useMapMoves(
  map: MapLibreMap | null,
  region: RefObject<HTMLElement | null>,
  maxZoom: number,
) {
  useEffect(() => {
    const element = region.current;
    if (!map || !element) return undefined;
    const write = () => {
      const { latitude, longitude, zoom } = viewOf(map);
      element.setAttribute('data-zoom', rounded(zoom, 3));
      element.setAttribute('data-lat', rounded(latitude, 6));
      element.setAttribute('data-lng', rounded(longitude, 6));
    };
    map.setMaxZoom(engineZoom(maxZoom));
    element.setAttribute('data-max-zoom', String(maxZoom));
    write();
    map.on('move', write);
    return () => {
      map.off('move', write);
    };
  }, [map, region, maxZoom]);

  const centreOn = useCallback(
    (bounds: Bounds) => {
      if (!map) return;
      const container = map.getContainer();
      const { clientWidth: width, clientHeight: height } = container;
      const sides = sidesOf(container);
      const { latitude, longitude, zoom } = viewOfBounds(bounds, { width, height }, { sides });
      ease(map, { center: [longitude, latitude], zoom: engineZoom(zoom) });
    },
    [map],
  );
  const show = useCallback(
    ([longitude = 0, latitude = 0]: Position) => {
      if (map) ease(map, { center: [longitude, latitude] });
    },
    [map],
  );
  return { centreOn, show };
}
