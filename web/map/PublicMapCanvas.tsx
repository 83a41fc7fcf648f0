import { MapCanvas, type MapCanvasProps } from '../parts/map/MapCanvas.tsx';
import { Minimap } from '../parts/map/minimap/Minimap.tsx';

/** The public map with its small one, which would move the foot of the map if it came after it (OWN-355). */
export const PublicMapCanvas = (props: MapCanvasProps) => (
  <MapCanvas {...props} lowerLeft={<Minimap basemap={props.map.basemap} />} />
);
