import type { Map as MapLibreMap } from 'maplibre-gl';

/** Metres; a jump to the current position counts as no move. */
const steady = 1;

/** Reports each move that leads away from where the map is now. Returns how to stop. */
export function whenMoved(map: MapLibreMap, listener: () => void): () => void {
  const from = map.getCenter();
  const zoom = map.getZoom();
  const look = () => {
    if (map.getZoom() !== zoom || map.getCenter().distanceTo(from) >= steady) listener();
  };
  map.on('move', look);
  return () => {
    map.off('move', look);
  };
}
