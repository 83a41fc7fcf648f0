import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';

/** In a page that scrolls, the wheel alone and one finger alone scroll the page; not in full screen. */
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
