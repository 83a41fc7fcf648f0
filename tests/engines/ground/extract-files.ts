import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..', '..');

/** The places of data that lies beside the checkout, nearest first. */
const folders = [
  path.join(root, '..', 'shared', 'data'),
  path.join(root, '..', '..', 'shared', 'data'),
];

/** The path of an OpenStreetMap extract that is too large for the repository; null where it is absent. */
export const extractOf = (name: 'monaco' | 'liechtenstein'): string | null =>
  folders.map((folder) => path.join(folder, `${name}.osm.pbf`)).find((file) => existsSync(file)) ??
  null;
