import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const options = wire.object({ options: wire.text });

const signedIn = wire.object({
  token: wire.text,
  rgpd_privacy: wire.boolean,
  device_mark: wire.textOrNull,
});

const passkeys = wire.object({
  offered: wire.boolean,
  passkeys: wire.list(
    wire.object({
      id: wire.id,
      name: wire.text,
      made_on: wire.text,
      used_on: wire.textOrNull,
      other_address: wire.textOrNull,
    }),
  ),
});

interface Answered {
  readonly credential: string;
  readonly congregationId?: string | null;
  readonly deviceMark?: string | null;
}

/** REST calls of passkeys, all beyond the contract. */
export const passkeysRest = (rest: Rest) => ({
  signInOptions: () => rest.read('/passkey/signin/options', {}, options),
  signIn: ({ credential, congregationId, deviceMark }: Answered) =>
    rest.postFor(
      '/passkey/signin',
      {
        credential,
        ...(congregationId && { congregation_id: congregationId }),
        ...(deviceMark && { device_mark: deviceMark }),
      },
      signedIn,
    ),
  passkeys: () => rest.find('/passkey/list', passkeys),
  options: (presentPassword: string | null) =>
    rest.postFor(
      '/passkey/options',
      presentPassword ? { present_password: presentPassword } : {},
      options,
    ),
  add: (credential: string) => rest.post('/passkey/add', { credential }),
  rename: (passkeyId: string, name: string) =>
    rest.post('/passkey/rename', { passkey_id: passkeyId, name }),
  end: (passkeyId: string) => rest.post('/passkey/end', { passkey_id: passkeyId }),
});
