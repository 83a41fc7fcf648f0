import 'leaflet/dist/leaflet.css';

import { canvas, geoJSON, icon, map as createMap, marker, tileLayer } from 'leaflet';
import { centre, plan } from './plan.ts';
import { watch } from './watch.ts';

let picked: () => void = () => {};

/** The peer: raster tiles, territories on canvas, a permanent tooltip each. */
const map = createMap('map', { renderer: canvas() }).setView(
  [centre.latitude, centre.longitude],
  centre.zoom,
);
const ground = tileLayer('/tile.png?{z}/{x}/{y}', { maxZoom: 19 });
const drawn = new Promise((resolve) => ground.once('load', resolve));
ground.addTo(map);
geoJSON(plan, {
  style: { color: '#3388ff', weight: 3, fillOpacity: 0.2 },
  pointToLayer: (feature, at) => {
    const options = {
      icon: icon({
        iconUrl: `/markers/${String(feature.properties.type) === 'repere' ? 'information' : String(feature.properties.type)}.svg`,
        iconSize: [32, 40],
        iconAnchor: [16, 39],
      }),
    };
    return marker(at, options);
  },
  onEachFeature: (feature, layer) => {
    if (feature.geometry.type !== 'Polygon') return;
    layer.bindTooltip(String(feature.properties.desc), { permanent: true, direction: 'center' });
    layer.on('click', () => picked());
  },
}).addTo(map);

const pins = Array.from(document.querySelectorAll<HTMLImageElement>('.leaflet-marker-icon'));
const shown = Promise.all(pins.map((pin) => pin.decode()));

watch({
  shown,
  drawn,
  surface: () => document.querySelector('canvas') ?? document.body,
  picked: () =>
    new Promise<void>((resolve) => {
      picked = resolve;
    }),
});
