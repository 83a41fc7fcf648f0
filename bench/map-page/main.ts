import 'maplibre-gl/dist/maplibre-gl.css';

import { IconLayer, ScatterplotLayer, SolidPolygonLayer } from '@deck.gl/layers';
import { MapLibreOverlay } from '@deck.gl/maplibre';
import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

setWorkerUrl(workerUrl);

/** Minimal page with a territory on a map: only the engine and its layers. */
const map = new MapLibreMap({ container: 'map', style: { version: 8, sources: {}, layers: [] } });
const overlay = new MapLibreOverlay({ interleaved: true, layers: [] });
map.addControl(overlay);
map.once('style.load', () =>
  overlay.setProps({
    layers: [
      new SolidPolygonLayer({ id: 'polygons', data: [] }),
      new IconLayer({ id: 'markers', data: [] }),
      new ScatterplotLayer({ id: 'position', data: [] }),
    ],
  }),
);
