import { createRoot } from 'react-dom/client';
import { MapCanvas } from '../../web/parts/map/MapCanvas.tsx';
import { plan } from './plan.ts';
import { mapOf, Probe, tellPicked } from './watched-map.ts';

const fills = { colourOf: () => '#3388ff', opacity: 0.2 };

createRoot(document.querySelector('#root') ?? document.body).render(
  <MapCanvas
    name="Carte"
    map={mapOf(plan)}
    fills={fills}
    onChoosePolygon={tellPicked}
    over={<Probe />}
  />,
);
