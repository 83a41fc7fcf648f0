import { createHash, randomInt } from 'node:crypto';
import type { Temporal } from 'temporal-polyfill';
import type { Database } from '../parts/db/database.ts';
import { congregationsExist, waitForOtherSeeds } from '../seed/seed.queries.ts';
import { forgetCode, keepCode, keptCode } from './first-administrator.queries.ts';

/** Without letters and digits that are taken for one another; sixteen of them are 77 bits. */
const letters = 'ABCDEFGHJKMNPQRTUVWXYZ2346789';
const groups = 4;
const groupLength = 4;

/**
 * A new code for the first administrator, who replaces an earlier one; null where there is a
 * congregation already. Only its hash is kept (OWN-97).
 */
export async function offerFirstCode(
  database: Database,
  now: Temporal.Instant,
): Promise<string | null> {
  const code = newCode();
  return database.asSite(async (db) => {
    await waitForOtherSeeds(db);
    if (await congregationsExist(db)) {
      await forgetCode(db);
      return null;
    }
    await keepCode(db, hashOf(code), now);
    return code;
  });
}

/** Whether that is the code of a site without congregations. */
export const isFirstCode = (database: Database, code: string): Promise<boolean> =>
  database.asSite(
    async (db) => (await keptCode(db, hashOf(code))) && !(await congregationsExist(db)),
  );

const newCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-');

/** As it is read aloud or typed: in any case, with or without hyphens. */
const hashOf = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z\d]/gu, ''))
    .digest();
