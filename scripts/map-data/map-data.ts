import { mkdirSync, writeFileSync } from 'node:fs';
import { mapFeatures } from './layers.ts';
import { pmtilesArchive } from './pmtiles-archive.ts';
import { readOsm } from './read-osm.ts';
import { frame } from './sea.ts';
import { territoriesJson, territoriesOf } from './territories.ts';
import { cutTiles, maxZoom, minZoom } from './tiles.ts';

const [, , source] = process.argv;
if (source === undefined) {
  console.error('Usage: npm run map-data -- path/to/monaco.osm.pbf');
  process.exit(1);
}

const extract = await readOsm(source);
const features = mapFeatures(extract);
const archive = pmtilesArchive(
  cutTiles(features, frame),
  {
    name: 'Monaco',
    description: 'Monaco, z5 to z14, made by scripts/map-data from an OpenStreetMap extract',
    type: 'baselayer',
    attribution:
      '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a> (ODbL)',
    vector_layers: vectorLayers(),
  },
  { bounds: frame, center: [7.4246, 43.7365], centerZoom: 14 },
);
mkdirSync('web/public/basemap', { recursive: true });
writeFileSync('web/public/basemap/monaco.pmtiles', archive);
console.log(`web/public/basemap/monaco.pmtiles: ${archive.length} bytes`);

const territories = territoriesOf(extract);
mkdirSync('backend/seed', { recursive: true });
writeFileSync('backend/seed/territories.json', territoriesJson(territories));
console.log(`backend/seed/territories.json: ${territories.territories.length} territories`);

function vectorLayers() {
  return [...new Set(features.map(({ layer }) => layer))].map((id) => {
    const held = features.filter(({ layer }) => layer === id);
    const names = new Set(held.flatMap(({ feature }) => Object.keys(feature.properties ?? {})));
    return {
      id,
      minzoom: Math.max(minZoom, Math.min(...held.map(({ minzoom }) => minzoom))),
      maxzoom: maxZoom,
      fields: Object.fromEntries([...names].map((name) => [name, 'String'])),
    };
  });
}
