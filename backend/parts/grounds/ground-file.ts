import path from 'node:path';

/** Folder of the grounds below DATA_DIR; several backends share it (docs/settings.md). */
export const groundsFolder = (dataDir: string): string => path.resolve(dataDir, 'grounds');

/** File of a ground, named by the SHA-256 of its content. */
export const groundFile = (dataDir: string, sha256: string): string =>
  path.join(groundsFolder(dataDir), `${sha256}.pmtiles`);

/** Address of that file on the site, which never changes its content (OWN-70). */
export const groundAddress = (sha256: string): string => `/grounds/${sha256}.pmtiles`;
