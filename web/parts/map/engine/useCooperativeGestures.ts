import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';

/** Leaves the wheel and one-finger gestures to a scrolling page, except in full screen. */
export function useCooperativeGestures(map: MapLibreMap | null, inPage: boolean) {
  useEffect(() => {
    if (!map || !inPage) return undefined;
    const follow = () => {
      if (document.fullscreenElement) map.cooperativeGestures.disable();
      else map.cooperativeGestures.enable();
    };
    follow();
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [map, inPage]);
}
