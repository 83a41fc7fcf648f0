import path from 'node:path';
import { systemClock } from '../backend/parts/clock/clock.ts';
import { openDatabase } from '../backend/parts/db/database.ts';
import { openDataFolder } from '../backend/doctor/doctor-database.ts';
import { failingJobs } from '../backend/doctor/doctor.queries.ts';
import { examineAll } from '../backend/doctor/doctor.ts';
import { doctorTexts } from '../backend/doctor/doctor.texts.ts';
import { withProduct } from '../backend/parts/texts/product.ts';

const env = process.env;
const dataDir = path.resolve(env['DATA_DIR'] || './data');
const say = (line: string) => console.log(withProduct(line, env['PRODUCT'] || 'territoire'));

/** Exit code 0: no findings; 1: findings; 2: the database could not be checked. */
async function diagnose(): Promise<0 | 1 | 2> {
  const url = env['DATABASE_URL'];
  const opened = url
    ? { connectionString: url, close: async () => {} }
    : await openDataFolder(dataDir);
  if (opened === null) {
    say(doctorTexts.noDatabase(dataDir));
    return 2;
  }
  const database = openDatabase(opened.connectionString);
  try {
    const today = systemClock(env['TIME_ZONE'] || 'Europe/Paris').today();
    const examined = await examineAll(database, today);
    const names = new Map(examined.map(({ congregation: { id, name } }) => [id, name]));
    const failing = await database.asSite(failingJobs);
    const lines = [
      ...examined.flatMap(({ congregation, findings }) =>
        findings.map((finding) => doctorTexts.finding(congregation.name, finding)),
      ),
      ...failing.map((job) => doctorTexts.failing(names.get(job.congregation ?? 0) ?? null, job)),
    ];
    for (const line of lines) say(line);
    say(lines.length > 0 ? doctorTexts.found(lines.length) : doctorTexts.inOrder(examined));
    return lines.length > 0 ? 1 : 0;
  } finally {
    await database.end();
    await opened.close();
  }
}

diagnose().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
