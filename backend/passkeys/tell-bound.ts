import type { Log } from '#server/log.ts';
import type { Database } from '../parts/db/database.ts';
import { boundPasskeys } from '../parts/sessions/bound-passkeys.ts';
import { passkeyAddress } from '../parts/sessions/passkey-address.ts';

/** Says in the log what rests on the present address, and what an earlier one has locked out (OWN-364). */
export async function tellBoundPasskeys(
  database: Database,
  publicUrl: string,
  log: Log,
): Promise<void> {
  const { rpId } = passkeyAddress(publicUrl);
  for (const { host, passkeys, people } of await boundPasskeys(database)) {
    const counted = { host, passkeys, people };
    if (host === rpId) log.info(counted, 'passkeys serve at this address only');
    else log.warn(counted, 'passkeys of another address serve no more');
  }
}
