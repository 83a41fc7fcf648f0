import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The screens that take over from drawn pages (web/pages.ts). */
const screens = [
  'map/PublicMapScreen.tsx',
  'not-found/NotFoundScreen.tsx',
  'session/SignInScreen.tsx',
  'streets/SharedStreetsScreen.tsx',
];
const entry = 'index.html';

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk */

/**
 * What of a built site its drawn pages need (web/parts/first-answer/page-document.ts).
 * @param {string} folder
 */
export function builtSite(folder) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(folder, file), 'utf8');
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(read('.vite/manifest.json'));
  const known = chunksOf(manifest, entry, new Set());
  return {
    document: read(entry),
    screens: Object.fromEntries(
      screens.map((screen) => {
        const chunks = chunksOf(manifest, screen, new Set());
        const styles = new Set([...known, ...chunks].flatMap(({ css = [] }) => css));
        return [
          screen,
          {
            styles: [...styles].map(read).join(''),
            scripts: [...chunks].filter((one) => !known.has(one)).map(({ file }) => `/${file}`),
          },
        ];
      }),
    ),
  };
}

/**
 * A module's chunk and all that it imports.
 * @param {Record<string, Chunk>} manifest
 * @param {string} name
 * @param {Set<Chunk>} found
 */
function chunksOf(manifest, name, found) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The site lacks ${name}.`);
  if (!found.has(chunk)) {
    found.add(chunk);
    for (const next of chunk.imports ?? []) chunksOf(manifest, next, found);
  }
  return found;
}
