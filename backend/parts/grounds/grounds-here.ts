import { access, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Folders with the web application's offline maps: first relative to the build, then to the
 * sources.
 */
const folders = [
  new URL('../../../web/basemap/', import.meta.url),
  new URL('../../../web/public/basemap/', import.meta.url),
];

/**
 * Grounds that the backend reads: the congregation's own, else what lies beside the web application
 * (OWN-71). An own ground whose file is gone counts as none.
 */
export async function groundsHere(own: string | null): Promise<readonly string[]> {
  const there =
    own !== null &&
    (await access(own).then(
      () => true,
      () => false,
    ));
  return own !== null && there ? [own] : tileArchives();
}

/**
 * Paths of the .pmtiles files on this machine; empty when the web application is deployed
 * elsewhere.
 */
async function tileArchives(): Promise<readonly string[]> {
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
