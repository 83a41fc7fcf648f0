import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The screens that take over from drawn pages (web/pages.ts), each with what stands around it. */
const screens = {
  'dashboard/DashboardScreen.tsx': ['shell/ShellScreen.tsx'],
  'map/PublicMapScreen.tsx': [],
  'mine/MineScreen.tsx': ['shell/ShellScreen.tsx'],
  'not-found/NotFoundScreen.tsx': [],
  'session/SignInScreen.tsx': [],
  'shell/ShellScreen.tsx': [],
  'streets/SharedStreetsScreen.tsx': [],
};
const entry = 'index.html';

/** @typedef {{ file: string, name?: string, imports?: string[], css?: string[] }} Chunk */

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
    ahead: `/${aheadIn(manifest)}`,
    screens: Object.fromEntries(
      Object.entries(screens).map(([screen, around]) => {
        /** @type {Set<Chunk>} */
        const chunks = new Set();
        for (const name of [screen, ...around]) chunksOf(manifest, name, chunks);
        const later = [...chunks].filter((one) => !known.has(one));
        const [first, more] = [stylesOf([...known]), stylesOf(later)];
        return [
          screen,
          {
            styles: [...new Set([...first, ...more])].map(read).join(''),
            scripts: later.map(({ file }) => `/${file}`),
            sheets: more.map((file) => `/${file}`),
          },
        ];
      }),
    ),
  };
}

/**
 * The file that asks ahead (web/ahead.ts).
 * @param {Record<string, Chunk>} manifest
 */
function aheadIn(manifest) {
  const chunk = Object.values(manifest).find(({ name }) => name === 'ahead');
  if (!chunk) throw new Error('The site lacks what asks ahead.');
  return chunk.file;
}

const stylesOf = (/** @type {Chunk[]} */ chunks) => chunks.flatMap(({ css = [] }) => css);

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
