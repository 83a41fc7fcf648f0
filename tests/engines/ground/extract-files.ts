import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../../engines/ground/extracts');

/** The path of an OpenStreetMap extract of the repository. */
export const extractOf = (name: 'monaco' | 'liechtenstein'): string =>
  path.join(folder, `${name}.osm.pbf`);
