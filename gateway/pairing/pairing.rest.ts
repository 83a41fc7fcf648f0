import { path } from '../parts/rest/call-path.ts';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const card = wire.object({ until: wire.textOrNull });

const opened = wire.object({
  token: wire.text,
  rgpd_privacy: wire.boolean,
  device_mark: wire.textOrNull,
  open_until: wire.text,
});

/** REST calls of cards that open an account, beyond the contract (OWN-370). */
export const pairingRest = (rest: Rest) => ({
  pairingCard: (userId: string) => rest.get(path`/pairing/card/${userId}`, card),
  printPairingCard: (userId: string) => rest.download('/pairing/print', { user_id: userId }),
  cancelPairingCard: (userId: string) => rest.post('/pairing/cancel', { user_id: userId }),
  openPairingCard: (token: string, mark: string | null) =>
    rest.postFor('/pairing/open', { token, ...(mark && { device_mark: mark }) }, opened, {
      keyed: true,
    }),
});
