import path from 'node:path';
import { diagnose } from '../backend/doctor/diagnosis.ts';
import { openDataFolder } from '../backend/doctor/doctor-database.ts';
import { systemClock } from '../backend/parts/clock/clock.ts';
import { commandTexts } from '../backend/parts/texts/command.texts.ts';
import { withProduct } from '../backend/parts/texts/product.ts';

const env = process.env;
const dataDir = path.resolve(env['DATA_DIR'] || './data');
const say = (line: string) => console.log(withProduct(line, env['PRODUCT'] || 'territoire'));

/** Exit code 0: no findings; 1: findings; 2: the database could not be checked. */
async function run(): Promise<0 | 1 | 2> {
  const url = env['DATABASE_URL'];
  const opened = url
    ? { connectionString: url, close: async () => {} }
    : await openDataFolder(dataDir);
  if (opened === null) {
    say(commandTexts.noDatabase(dataDir));
    return 2;
  }
  try {
    const clock = systemClock(env['TIME_ZONE'] || 'Europe/Paris');
    const place = { dataDir, now: clock.now() };
    const { findings, conclusion } = await diagnose(opened.connectionString, clock.today(), place);
    for (const line of [...findings, ...conclusion]) say(line);
    return findings.length > 0 ? 1 : 0;
  } finally {
    await opened.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
