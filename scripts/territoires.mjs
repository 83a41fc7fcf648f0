import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { commands } from './commands.mjs';
import { commandTexts } from './commands.texts.mjs';
import { root } from './process.mjs';

const require = createRequire(import.meta.url);
/** What belongs to a server and outlives a version stands beside the folder of the program. */
const base = path.dirname(root);
const [name = '', ...given] = process.argv.slice(2);

readSettings();
if (name === 'start') await startProduct();
else if (name === 'version')
  console.log(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).version);
else if (Object.hasOwn(commands, name)) {
  process.argv = [process.execPath, name, ...given];
  require(inRoot('dist', 'commands', `${name}.cjs`));
} else tellUsage();

/** As start.cjs, without sources to look at. */
async function startProduct() {
  const { spawnServers } = require('./servers.cjs');
  const servers = spawnServers();
  const { start } = await import('./start.mjs');
  await start(servers, null);
}

/**
 * Sets what docs/settings.md names and the environment does not: from SETTINGS_FILE, else
 * `territoires.env` beside the program. An installed server has no demo data by itself.
 */
function readSettings() {
  const file = process.env['SETTINGS_FILE'] || path.join(base, 'territoires.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const env = process.env;
  env['DATA_DIR'] = path.resolve(base, env['DATA_DIR'] || 'territoires-data');
  env['DEMO'] ||= '0';
  env['LAUNCHER'] ||= './territoires';
}

/** @param {readonly string[]} names */
function inRoot(...names) {
  return path.join(root, ...names);
}

function tellUsage() {
  const purposes = Object.entries({
    start: commandTexts.start,
    ...commandTexts.purposes,
    version: commandTexts.version,
  });
  const wide = Math.max(...purposes.map(([command]) => command.length)) + 2;
  const lines = purposes.map(([command, purpose]) => `  ${command.padEnd(wide)}${purpose}`);
  const complaint = name === '' ? '' : `${commandTexts.unknown(name)}\n`;
  console.error(`${complaint}${commandTexts.usage}\n${lines.join('\n')}`);
  process.exitCode = 2;
}
