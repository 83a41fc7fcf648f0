import type { Db } from '../db/database.ts';

/** Ends every way of that person to sign in without a password, as 'Déconnecter partout' and a manager's new password do (OWN-362). */
export async function endPasskeysOf(db: Db, userId: number): Promise<void> {
  await db.rows(deletePasskeysOf, [userId]);
}

const deletePasskeysOf = `
  delete from passkeys
  where congregation_id = current_congregation()
    and user_id = $1`;
