import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/process.mjs';

/** The OpenStreetMap extract beside the checkout. Throws where it is absent. */
export function liechtenstein() {
  const file = ['..', path.join('..', '..')]
    .map((above) => path.join(root, above, 'shared', 'data', 'liechtenstein.osm.pbf'))
    .find((place) => existsSync(place));
  if (!file) throw new Error('../shared/data/liechtenstein.osm.pbf is absent: nothing to measure.');
  return file;
}
