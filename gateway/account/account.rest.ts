import type { OwnDataFormat } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';
import { flag } from '../parts/rest/wire.ts';

const account = wire.object({
  login: wire.text,
  role_description: wire.text,
  email: wire.textOrEmpty,
  subscription: wire.boolean,
  rgpd_forget_me: wire.boolean,
  /** Sent by our backend only. */
  privacy_consent: wire.orNull(wire.object({ version: wire.integer, accepted_on: wire.text })),
});

const connections = wire.object({
  connections: wire.list(
    wire.object({
      id: wire.id,
      device: wire.text,
      since: wire.text,
      last_seen: wire.text,
      new_device: wire.booleanOrFalse,
      keeps: wire.booleanOrFalse,
      present: wire.boolean,
    }),
  ),
});

interface AccountForm {
  readonly password: string;
  readonly email: string;
  readonly subscription: boolean;
  readonly rgpdForgetMe: boolean;
  readonly presentPassword?: string | null;
}

const mimes = { html: 'text/html', json: 'application/json' } as const;

/** REST calls of the account (REST-08, REST-09). */
export const accountRest = (rest: Rest) => ({
  exportOwnData: (format: OwnDataFormat) =>
    rest.file(`/user/myaccount/export?format=${format}`, mimes[format]),
  connections: () => rest.find('/user/connection/list', connections),
  endConnection: (connectionId: string) =>
    rest.post('/user/connection/end', { connection_id: connectionId }),
  endAllConnections: () => rest.post('/user/connection/endall', {}),
  account: () => rest.get('/user/myaccount/view', account),
  editAccount: ({ password, email, subscription, rgpdForgetMe, presentPassword }: AccountForm) =>
    rest.post('/user/myaccount/edit', {
      password,
      email,
      subscription: flag(subscription),
      rgpd_forget_me: flag(rgpdForgetMe),
      ...(presentPassword ? { present_password: presentPassword } : {}),
    }),
});
