import type { Db } from '../db/database.ts';
import { endSessionsOf } from '../sessions/sessions.queries.ts';

/**
 * Ends all sessions of the account and what its devices may still send without one, and invalidates
 * its temporary password (B-90, OWN-86, OWN-106).
 */
export async function savePassword(db: Db, userId: number, hash: string): Promise<void> {
  await db.rows(updatePassword, [userId, hash]);
  await endSessionsOf(db, userId);
}

const updatePassword = `
  with forgotten as (
    delete from temporary_passwords
    where congregation_id = current_congregation()
      and user_id = $1
  )
  update users
  set password_hash = $2, token_version = token_version + 1
  where congregation_id = current_congregation()
    and id = $1`;
