import path from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { openDataFolder } from '../backend/doctor/doctor-database.ts';
import { openDatabase } from '../backend/parts/db/database.ts';
import { commandTexts } from '../backend/parts/texts/command.texts.ts';
import { endAtTerminal } from '../backend/second-factor/end-at-terminal.ts';
import { terminalTexts } from '../backend/second-factor/second-factor.texts.ts';

const env = process.env;
const dataDir = path.resolve(env['DATA_DIR'] || './data');

/**
 * Connects to DATABASE_URL, to the database of the product running on DATA_DIR, or to one started for
 * the duration.
 */
async function run(): Promise<{ readonly said: string; readonly code: number }> {
  const [order, login = '', congregation = '', ...rest] = process.argv.slice(2);
  if (order !== 'end' || login.trim() === '' || rest.length > 0) {
    return { said: terminalTexts.usage, code: 1 };
  }
  const url = env['DATABASE_URL'];
  const opened = url
    ? { connectionString: url, close: async () => {} }
    : await openDataFolder(dataDir);
  if (opened === null) return { said: commandTexts.noDatabase(dataDir), code: 1 };
  const database = openDatabase(opened.connectionString);
  try {
    const product = env['PRODUCT'] || 'territoire';
    return await endAtTerminal(database, {
      login: login.trim(),
      congregation,
      product,
      now: Temporal.Now.instant(),
    });
  } finally {
    await database.end();
    await opened.close();
  }
}

try {
  const { said, code } = await run();
  if (code === 0) console.log(said);
  else console.error(said);
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
