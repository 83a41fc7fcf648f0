import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageTexts } from './package.texts.mjs';

/** What a package is called by (`node territoires.mjs [command]`). It builds and installs nothing. */
const commands = [
  'create-administrator',
  'backup',
  'restore',
  'rotate',
  'audit',
  'second-factor',
  'doctor',
  'archive',
  'ground',
];
const [order = 'start', ...words] = process.argv.slice(2);
const env = process.env;

env['COMMAND'] ||= 'node territoires.mjs';
// Nobody signs in to a congregation's site with the passwords of a demonstration.
env['DEMO'] ||= '0';
// The servers run in the folder of the program, which may be read-only.
env['DATA_DIR'] = path.resolve(env['DATA_DIR'] || 'data');
// The word that the web application was built with.
env['PRODUCT'] = described().product;

if (!isNodeRecent(process.versions.node)) {
  console.error(packageTexts.oldNode(process.versions.node));
  process.exitCode = 1;
} else if (order === 'start' && words.length === 0) {
  const { run } = await import('./run.mjs');
  await run();
} else if (commands.includes(order)) {
  process.argv.splice(2, 1);
  await import(new URL(`../dist/commands/${order}.mjs`, import.meta.url).href);
} else {
  console.error(packageTexts.usage(env['COMMAND'], commands));
  process.exitCode = 1;
}

/** @returns {{ product: string }} of the package */
function described() {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
}

/** @param {string} version */
function isNodeRecent(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}
