import { mkdirSync, writeFileSync } from 'node:fs';
import { makeGround } from '../../engines/ground/make-ground.ts';
import { readOsm } from './read-osm.ts';
import { frame } from './sea.ts';
import { territoriesJson, territoriesOf } from './territories.ts';

const [, , source] = process.argv;
if (source === undefined) {
  console.error('Usage: npm run map-data -- path/to/monaco.osm.pbf');
  process.exit(1);
}

const target = 'web/public/basemap/monaco.pmtiles';
mkdirSync('web/public/basemap', { recursive: true });
const { bytes } = await makeGround({ source, target, area: { bbox: frame }, name: 'Monaco' });
console.log(`${target}: ${bytes} bytes`);

const territories = territoriesOf(await readOsm(source));
mkdirSync('backend/seed', { recursive: true });
writeFileSync('backend/seed/territories.json', territoriesJson(territories));
console.log(`backend/seed/territories.json: ${territories.territories.length} territories`);
