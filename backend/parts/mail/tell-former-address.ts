import type { Db } from '../db/database.ts';
import { accountMail, type AccountChange } from './account-mail.texts.ts';
import { putInOutbox } from './mail.queries.ts';

interface Changed extends AccountChange {
  readonly userId: number;
  /** As it was before; null where there was none. */
  readonly address: string | null;
}

/** A letter to the address that an account had before its password or e-mail changed, if either did (OWN-232). */
export async function tellFormerAddress(
  db: Db,
  congregation: number,
  { userId, address, ...change }: Changed,
): Promise<void> {
  if (address === null || !(change.password || change.email)) return;
  await putInOutbox(db, congregation, { recipient: address, userId, ...accountMail(change) });
}
