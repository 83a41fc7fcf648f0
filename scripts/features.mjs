import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Failure, root } from './process.mjs';

const shelves = ['domain', 'parts', 'engines'];
const notFeatures = [...shelves, 'support'];

/**
 * The test folders of features, and of the domain, parts and engines of the same name.
 * @param {readonly string[]} names
 * @returns {string[]} relative to the repository, with a slash at the end so that no longer name is meant
 */
export function testFolders(names) {
  return names.flatMap((name) => {
    const folders = ['', ...shelves.map((shelf) => `${shelf}/`)]
      .map((shelf) => `tests/${shelf}${name}/`)
      .filter((folder) => !notFeatures.includes(name) && existsSync(path.join(root, folder)));
    if (folders.length === 0) throw new Failure(unknownFeature(name));
    return folders;
  });
}

/** @param {string} name */
function unknownFeature(name) {
  const features = foldersIn('tests').filter((folder) => !notFeatures.includes(folder));
  const below = shelves.map((shelf) => `In ${shelf}: ${foldersIn(`tests/${shelf}`).join(', ')}.`);
  return `There are no tests of a feature "${name}". The features: ${features.join(', ')}. ${below.join(' ')}`;
}

/** @param {string} folder */
const foldersIn = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
