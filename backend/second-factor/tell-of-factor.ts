import type { Db } from '../parts/db/database.ts';
import { putInOutbox } from '../parts/mail/mail.queries.ts';
import { type FactorChange, secondFactorMail } from './second-factor-mail.texts.ts';

interface Told {
  readonly home: number;
  readonly id: number;
  readonly email: string | null;
}

/** A letter to a person who has an address (OWN-396). */
export async function tellOfFactor(
  db: Db,
  { home, id: userId, email }: Told,
  change: FactorChange,
  product: string,
): Promise<void> {
  if (email === null) return;
  await putInOutbox(db, home, { recipient: email, userId, ...secondFactorMail(change, product) });
}
