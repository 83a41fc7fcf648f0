import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Folders with the web application's offline maps: first relative to the build, then to the
 * sources.
 */
const folders = [
  new URL('../../web/basemap/', import.meta.url),
  new URL('../../web/public/basemap/', import.meta.url),
];

/**
 * Paths of the .pmtiles files on this machine; empty when the web application is deployed
 * elsewhere.
 */
export async function tileArchives(): Promise<readonly string[]> {
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
