import type { OwnDataFormat } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';
import { flag } from '../parts/rest/wire.ts';

interface WireAccount {
  readonly login: string;
  readonly role_description: string;
  readonly email: string | null;
  readonly subscription: boolean;
  readonly rgpd_forget_me: boolean;
  /** Sent by our backend only. */
  readonly privacy_consent?: { readonly version: number; readonly accepted_on: string } | null;
}

interface AccountForm {
  readonly password: string;
  readonly email: string;
  readonly subscription: boolean;
  readonly rgpdForgetMe: boolean;
  readonly presentPassword?: string | null;
}

const mimes = { html: 'text/html', json: 'application/json' } as const;

interface WireConnection {
  readonly id: string;
  readonly device: string;
  readonly since: string;
  readonly last_seen: string;
  readonly present: boolean;
}

/** REST calls of the account (REST-08, REST-09). */
export const accountRest = (rest: Rest) => ({
  exportOwnData: (format: OwnDataFormat) =>
    rest.file(`/user/myaccount/export?format=${format}`, mimes[format]),
  connections: () => rest.find<{ connections: readonly WireConnection[] }>('/user/connection/list'),
  endConnection: (connectionId: string) =>
    rest.post('/user/connection/end', { connection_id: connectionId }),
  endAllConnections: () => rest.post('/user/connection/endall', {}),
  account: () => rest.get<WireAccount>('/user/myaccount/view'),
  editAccount: ({ password, email, subscription, rgpdForgetMe, presentPassword }: AccountForm) =>
    rest.post('/user/myaccount/edit', {
      password,
      email,
      subscription: flag(subscription),
      rgpd_forget_me: flag(rgpdForgetMe),
      ...(presentPassword ? { present_password: presentPassword } : {}),
    }),
});
