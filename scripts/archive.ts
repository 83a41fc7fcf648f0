import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Fault } from '../backend/archive/archive.fault.ts';
import { archiveEvents, archiveTexts, commandTexts } from '../backend/archive/archive.texts.ts';
import { exportCongregation } from '../backend/archive/export-congregation.ts';
import { importCongregation } from '../backend/archive/import-congregation.ts';
import { inFile } from '../backend/archive/zip-reader.ts';
import { migrateSafely } from '../backend/backup/before-migration.ts';
import { systemClock } from '../backend/parts/clock/clock.ts';
import { readCommandConfig } from '../backend/parts/config/config.ts';
import { givenFile } from '../backend/parts/config/given-file.ts';
import { openDatabase, type Database, type Db } from '../backend/parts/db/database.ts';
import { inCongregation } from '../backend/parts/db/elsewhere.ts';
import { startEmbeddedPostgres } from '../backend/parts/db/embedded-postgres.ts';
import { openDataFolder } from '../backend/doctor/doctor-database.ts';
import { everyCongregation } from '../backend/doctor/doctor.queries.ts';
import { logEvents } from '../backend/parts/event-log/event-log.queries.ts';
import { hashPassword, newPassword } from '../backend/parts/passwords/passwords.ts';
import { withProduct } from '../backend/parts/texts/product.ts';

const env = process.env;
const clock = systemClock(env['TIME_ZONE'] || 'Europe/Paris');
const leavingOut = '--sans-administrateur-du-site';
const [order, ...given] = process.argv.slice(2).filter((it) => it !== leavingOut);

/** Records the operation in the event log, without a user. */
const writeLog = (db: Db, action: string) =>
  logEvents(db, { userId: null, login: commandTexts.by }, [{ numberName: null, action }]);

async function exportTo(database: Database, wanted: string, file: string): Promise<string> {
  const all = await database.asSite(everyCongregation);
  const known =
    all.find(({ id }) => String(id) === wanted) ??
    all.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (!known) throw new Fault(archiveTexts.unknownCongregation);
  const { id } = known;
  const target = await open(file, 'wx', 0o600);
  try {
    await database.asTenant(id, (db) => writeLog(db, archiveEvents.exported));
    await pipeline(exportCongregation(database, id, clock.now()), target.createWriteStream());
  } catch (error) {
    await rm(file);
    throw error;
  }
  return commandTexts.exported(known.name, file);
}

async function importFrom(
  database: Database,
  file: string,
  name: string,
  leaveOut: boolean,
): Promise<string> {
  const source = await inFile(file);
  const passwordHash = await hashPassword(newPassword());
  const made = await database.asSite(async (db) => {
    const facts = { name, leaveOut, passwordHash, today: clock.today() };
    const imported = await importCongregation(db, source, facts);
    const action = archiveEvents.imported.replace('{name}', () => imported.name);
    await inCongregation(db, imported.congregationId, () => writeLog(db, action));
    return imported;
  });
  return archiveTexts.imported(made, !env['SMTP_URL']);
}

function work(): ((database: Database) => Promise<string>) | null {
  const [first = '', second = ''] = given;
  if (order === 'export' && second !== '') {
    return (database) => exportTo(database, first.trim(), givenFile(second));
  }
  if (order !== 'import' || first === '') return null;
  return (database) =>
    importFrom(database, givenFile(first), second.trim(), process.argv.includes(leavingOut));
}

/**
 * Connects to DATABASE_URL, to the database of the product running on DATA_DIR, or to one started
 * for the duration.
 */
async function opened() {
  const url = env['DATABASE_URL'];
  if (url) return { connectionString: url, close: async () => {} };
  const dataDir = path.resolve(env['DATA_DIR'] || './data');
  const running = await openDataFolder(dataDir);
  if (running) return running;
  const embedded = await startEmbeddedPostgres(dataDir);
  return { connectionString: embedded.connectionString, close: () => embedded.stop() };
}

try {
  const deed = work();
  if (!deed) throw new Fault(commandTexts.usage);
  const { connectionString, close } = await opened();
  try {
    await migrateSafely(connectionString, readCommandConfig(env));
    const database = openDatabase(connectionString);
    try {
      console.log(withProduct(await deed(database), env['PRODUCT'] || 'territoire'));
    } finally {
      await database.end();
    }
  } finally {
    await close();
  }
} catch (error) {
  const said = commandTexts.failed(error);
  console.error(withProduct(said, env['PRODUCT'] || 'territoire'));
  process.exitCode = 1;
}
