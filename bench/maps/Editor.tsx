import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Neighbour } from '../../engines/drawing/borders.ts';
import { mapDrawingMachine } from '../../machines/map/map-drawing.machine.ts';
import type { MapFeatures } from '../../schema/geojson.ts';
import { drawingView } from '../../web/map/drawing/drawing.view.ts';
import { EditorMap } from '../../web/map/drawing/EditorMap.tsx';
import { plan } from './plan.ts';
import { mapOf, Probe } from './watched-map.ts';

/** Edits the middle territory with all markers; the others are its neighbours. */
const own = plan.features.find((_, place) => place === 1025);
const neighbours = plan.features.flatMap((feature): Neighbour[] =>
  feature.geometry.type === 'Polygon' && feature !== own
    ? [{ name: feature.properties.desc ?? '', geometry: feature.geometry }]
    : [],
);
const features: MapFeatures = {
  type: 'FeatureCollection',
  features: plan.features.filter(({ geometry }) => geometry.type === 'Point').concat(own ?? []),
};
const map = mapOf(features);
const drawable = { information: true, parking: true, mobilestand: true, kingdomhome: true };

function Editor() {
  const [drawing, send] = useMachine(mapDrawingMachine);
  useEffect(() => send({ type: 'map.loaded', features, drawable }), [send]);
  return (
    <EditorMap
      name="Carte à dessiner"
      data={map}
      start={null}
      saved={null}
      view={drawingView(drawing)}
      neighbours={neighbours}
      snapping
      global={false}
      onMap={() => {}}
      send={send}
    >
      <Probe />
    </EditorMap>
  );
}

createRoot(document.querySelector('#root') ?? document.body).render(<Editor />);
