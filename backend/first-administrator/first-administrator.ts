import { giveSettings, insertCongregation } from '../congregations/congregations.queries.ts';
import type { Database } from '../parts/db/database.ts';
import { actInside } from '../parts/db/elsewhere.ts';
import { logEvents } from '../parts/event-log/event-log.queries.ts';
import { hashPassword } from '../parts/passwords/passwords.ts';
import { isWeakPassword } from '../parts/passwords/weak-password.ts';
import { waitForOtherSeeds } from '../seed/seed.queries.ts';
import { insertUser, loginTaken } from '../domain/people/users.queries.ts';
import {
  administratorExists,
  congregationNamed,
  forgetCode,
} from './first-administrator.queries.ts';
import { firstAdministratorTexts } from './first-administrator.texts.ts';
import { roles } from '../parts/permissions/permissions.ts';

export interface FirstAdministrator {
  readonly login: string;
  /** Null where none is given. */
  readonly email: string | null;
  readonly password: string;
  readonly congregation: string;
}

export const hasAdministrator = (database: Database): Promise<boolean> =>
  database.asAnonymous(administratorExists);

class NotFirst extends Error {}

/**
 * Creates the first site administrator, and the congregation if none has that name. No session is
 * needed.
 */
export async function makeFirstAdministrator(
  database: Database,
  { login, email, password, congregation }: FirstAdministrator,
): Promise<'made' | 'exists' | 'loginTaken' | 'weakPassword'> {
  if (await isWeakPassword(password, [login, congregation])) return 'weakPassword';
  const hash = await hashPassword(password);
  try {
    return await database.asSite(async (db) => {
      await waitForOtherSeeds(db);
      if (await hasAdministrator(database)) return 'exists';
      await forgetCode(db);
      const known = await congregationNamed(db, congregation);
      const id = known ?? (await insertCongregation(db, congregation, ''));
      await actInside(db, id);
      if (known === null) await giveSettings(db, id);
      if (await loginTaken(db, login)) throw new NotFirst();
      const userId = await insertUser(db, { login, email, roleId: roles.siteAdministrator }, hash);
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
