import type { Config } from '../parts/config/config.ts';
import type { Database } from '../parts/db/database.ts';
import { putInOutbox } from '../parts/mail/mail.queries.ts';
import { attemptsMail } from './attempts-mail.texts.ts';
import { personToTell } from './attempts.queries.ts';

interface Attempts {
  readonly congregation: number;
  /** Null when nobody has that name: asks the same of the database, against timing attacks. */
  readonly userId: number | null;
}

/**
 * Mails to a person that many attempts to sign in under that name failed; to those who accept mails,
 * once a day at most (OWN-88).
 */
export async function tellOfAttempts(
  database: Database,
  { congregation, userId }: Attempts,
  config: Pick<Config, 'product' | 'publicUrl'>,
): Promise<void> {
  await database.asTenant(congregation, async (db) => {
    const person = await personToTell(db, userId ?? 0);
    if (!person) return;
    const mail = attemptsMail(config);
    await putInOutbox(db, congregation, { recipient: person.email, userId: person.id, ...mail });
  });
}
