import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Where the web application keeps its offline maps: beside the built backend, and in the sources. */
const folders = [
  new URL('../../web/basemap/', import.meta.url),
  new URL('../../web/public/basemap/', import.meta.url),
];

/** The vector tiles that are on this machine; none where the web application is elsewhere. */
export async function groundsHere(): Promise<readonly string[]> {
  const found = await Promise.all(folders.map(archivesIn));
  return found.flat();
}

async function archivesIn(folder: URL): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith('.pmtiles'))
    .toSorted()
    .map((name) => fileURLToPath(new URL(encodeURIComponent(name), folder)));
}
