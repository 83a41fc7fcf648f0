import type { Map as MapLibreMap } from 'maplibre-gl';
import { createContext, use, useEffect, useState } from 'react';
import { wireZoom } from '../geometry/mercator.ts';
import type { View } from '../geometry/start-view.ts';

/** The map for components placed on it; null until it is drawn, and where it cannot be. */
export const MapContext = createContext<MapLibreMap | null>(null);

export const useMap = () => use(MapContext);

export function viewOf(map: MapLibreMap): View {
  const { lat, lng } = map.getCenter();
  return { latitude: lat, longitude: lng, zoom: wireZoom(map.getZoom()) };
}

/** The view, updated after each move; with `zoom` also during zooming. */
export function useMapView(map: MapLibreMap | null, during: 'moveend' | 'zoom'): View | null {
  const [view, setView] = useState<View | null>(null);
  useEffect(() => {
    if (!map) return undefined;
    const look = () => setView(viewOf(map));
    look();
    map.on('moveend', look);
    map.on(during, look);
    return () => {
      map.off('moveend', look);
      map.off(during, look);
    };
  }, [map, during]);
  return view;
}
