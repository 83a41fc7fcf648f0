import type { Db } from '../parts/db/database.ts';
import { putInOutbox } from '../parts/mail/mail.queries.ts';
import { type PasskeyChange, passkeyMail } from './passkey-mail.texts.ts';

interface Told extends PasskeyChange {
  readonly email: string | null;
}

/** A letter to a person who has an address: a passkey of the account came or went (OWN-363). */
export async function tellOfPasskey(
  db: Db,
  { userId, home }: { readonly userId: number; readonly home: number },
  { email, ...change }: Told,
): Promise<void> {
  if (email === null) return;
  await putInOutbox(db, home, { recipient: email, userId, ...passkeyMail(change) });
}
