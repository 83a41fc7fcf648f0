import {
  chmodSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureCommands } from './build.mjs';
import { pack } from './package/archive.mjs';
import { licences, nodeLicence } from './package/licences.mjs';
import { postgresFiles } from './package/postgres-files.mjs';
import { filesIn, programFiles } from './package/program-files.mjs';
import { Failure, main, root } from './process.mjs';
import { step } from './progress.mjs';

/** For whoever runs it. */
const documents = ['THIRD-PARTY-NOTICES.md', 'docs/installer.md', 'docs/settings.md'];
const executable = /^(?:territoires|runtime\/node|deploy\/.*\.sh|.*\/native\/bin\/\w+)$/u;

// npm run package [-- --without-node] [-- --without-postgres] [-- --folder=<new folder>]
await main(async () => {
  const { values } = parseArgs({
    options: {
      'without-node': { type: 'boolean' },
      'without-postgres': { type: 'boolean' },
      folder: { type: 'string' },
    },
  });
  await ensureBuilt();
  await ensureCommands();
  const { version, engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const name = `territoires-${version}-${process.platform}-${process.arch}`;
  const folder = path.resolve(values.folder ?? path.join(root, 'dist', 'package', name));
  await step('Collecting the files', async () => {
    prepare(folder, values.folder === undefined);
    const postgres = values['without-postgres'] ? [] : postgresFiles();
    for (const file of [...(await programFiles()), ...postgres, ...documents, ...filesIn('deploy')])
      copy(file, folder);
    copyFileSync(
      path.join(root, 'scripts/package/territoires.sh'),
      path.join(folder, 'territoires'),
    );
    write(folder, 'LICENCES.txt', licences());
    write(
      folder,
      'package.json',
      `${JSON.stringify({ name: 'territoires', version, private: true, type: 'module', engines }, null, 2)}\n`,
    );
    if (!values['without-node']) addNode(folder);
    setModes(folder, '');
  });
  if (values.folder !== undefined) return;
  const file = path.join(root, 'dist', `${name}.tar.gz`);
  const digest = await step('Packing', () => pack(folder, file));
  rmSync(path.dirname(folder), { recursive: true });
  console.log(`${path.relative(root, file)}\nsha256 ${digest}`);
});

/**
 * @param {string} folder
 * @param {boolean} ours an earlier one of this script may be replaced
 */
function prepare(folder, ours) {
  if (ours) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new Failure(`${folder} is not empty.`);
}

/**
 * @param {string} file from the root
 * @param {string} folder
 */
function copy(file, folder) {
  const from = path.join(root, file);
  const to = path.join(folder, file);
  mkdirSync(path.dirname(to), { recursive: true });
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else copyFileSync(from, to);
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {string} content
 */
function write(folder, name, content) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
}

/**
 * The Node that runs this, so that a server needs none of its own.
 * @param {string} folder
 */
function addNode(folder) {
  write(folder, 'runtime/LICENSE', nodeLicence());
  copyFileSync(process.execPath, path.join(folder, 'runtime/node'));
}

/**
 * The same modes whatever the umask and the file system of the sources.
 * @param {string} folder
 * @param {string} place inside of it
 */
function setModes(folder, place) {
  chmodSync(path.join(folder, place), 0o755);
  for (const entry of readdirSync(path.join(folder, place), { withFileTypes: true })) {
    const inside = path.join(place, entry.name);
    if (entry.isDirectory()) setModes(folder, inside);
    else if (entry.isFile())
      chmodSync(path.join(folder, inside), executable.test(inside) ? 0o755 : 0o644);
  }
}
