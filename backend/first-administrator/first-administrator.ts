import { giveSettings, insertCongregation } from '../congregations/congregations.queries.ts';
import type { Database } from '../db/database.ts';
import { actInside } from '../db/elsewhere.ts';
import { logEvents } from '../event-log/event-log.queries.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { waitForOtherSeeds } from '../seed/seed.queries.ts';
import { insertUser, loginTaken } from '../users/users.queries.ts';
import { administratorExists, congregationNamed } from './first-administrator.queries.ts';
import { firstAdministratorTexts } from './first-administrator.texts.ts';

export interface FirstAdministrator {
  readonly login: string;
  readonly password: string;
  readonly congregation: string;
}

export const hasAdministrator = (database: Database): Promise<boolean> =>
  database.asAnonymous(administratorExists);

class NotFirst extends Error {}

/** The one account that nobody signed in adds; its congregation is made with it where there is none of that name. */
export async function makeFirstAdministrator(
  database: Database,
  { login, password, congregation }: FirstAdministrator,
): Promise<'made' | 'exists' | 'loginTaken'> {
  const hash = await hashPassword(password);
  try {
    return await database.asSite(async (db) => {
      await waitForOtherSeeds(db);
      if (await hasAdministrator(database)) return 'exists';
      const known = await congregationNamed(db, congregation);
      const id = known ?? (await insertCongregation(db, congregation, ''));
      await actInside(db, id);
      if (known === null) await giveSettings(db, id);
      if (await loginTaken(db, login)) throw new NotFirst();
      const userId = await insertUser(db, { login, email: null, roleId: 1 }, hash);
      await logEvents(db, { userId, login }, [
        { numberName: null, action: firstAdministratorTexts.logged },
      ]);
      return 'made';
    });
  } catch (error) {
    if (error instanceof NotFirst) return 'loginTaken';
    throw error;
  }
}
