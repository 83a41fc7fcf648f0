import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { licenceTextsOf, packagesToRun } from '../notices.mjs';
import { Failure, root } from '../process.mjs';

const rule = `\n${'='.repeat(80)}\n`;

/** The licences of all that the package holds in source or built form, one below the other. */
export function licences() {
  const texts = packagesToRun()
    .map((place) => ({ place, files: licenceTextsOf(place) }))
    .filter(({ files }) => files.length > 0)
    .map(({ place, files }) => {
      const inPlace = files.map((name) =>
        readFileSync(path.join(root, place, name), 'utf8').trim(),
      );
      return `${place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)}\n\n${inPlace.join('\n\n')}\n`;
    });
  return [...new Set(texts)].toSorted().join(rule);
}

/** Where distributions of Node keep its licence: beside the program, or as Debian does. */
export function nodeLicence() {
  const beside = path.dirname(process.execPath);
  const places = [beside, path.dirname(beside), '/usr/share/doc/nodejs'].map((folder) =>
    path.join(folder, 'LICENSE'),
  );
  const found = places.find(
    (file) => existsSync(file) && readFileSync(file, 'utf8').includes('Node.js'),
  );
  if (found === undefined)
    throw new Failure(
      `The licence of Node is not beside ${process.execPath}: use a Node of nodejs.org, or --without-node.`,
    );
  return readFileSync(found, 'utf8');
}
