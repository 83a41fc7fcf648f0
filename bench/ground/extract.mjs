import path from 'node:path';
import { root } from '../../scripts/process.mjs';

/** The OpenStreetMap extract of a country. */
export const liechtenstein = () => path.join(root, 'engines/ground/extracts/liechtenstein.osm.pbf');
