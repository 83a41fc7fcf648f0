import { path } from '../parts/rest/call-path.ts';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';
import { flag } from '../parts/rest/wire.ts';
import { signedIn } from '../session/session.rest.ts';

const secondFactor = wire.object({
  offered: wire.boolean,
  since: wire.textOrNull,
  codes_left: wire.integerOrNull,
  until: wire.textOrNull,
  over: wire.booleanOrFalse,
});
const begun = wire.object({
  key: wire.text,
  link: wire.text,
  qrcode: wire.text,
  ticket: wire.text,
});
const codes = wire.object({ codes: wire.list(wire.text), ticket: wire.text });
const ofPerson = wire.object({ since: wire.textOrNull });

const demand = wire.object({
  by_site: wire.boolean,
  since: wire.textOrNull,
  in_charge: wire.integer,
  without: wire.integer,
});

const passwordIn = (presentPassword: string | null | undefined) =>
  presentPassword ? { present_password: presentPassword } : {};

interface Answered {
  readonly ticket: string;
  readonly code: string;
  readonly deviceMark?: string | null;
}
interface Proof {
  readonly code: string;
  readonly presentPassword?: string | null;
}

/** REST calls of the second factor, all beyond the contract (OWN-391). */
export const secondFactorRest = (rest: Rest) => ({
  signIn: ({ ticket, code, deviceMark }: Answered) =>
    rest.postFor(
      '/secondfactor/signin',
      { ticket, code, ...(deviceMark && { device_mark: deviceMark }) },
      signedIn,
    ),
  view: () => rest.find('/secondfactor/view', secondFactor),
  ofPerson: (userId: string) => rest.find(path`/secondfactor/person/${userId}`, ofPerson),
  begin: (presentPassword: string | null | undefined) =>
    rest.postFor('/secondfactor/begin', passwordIn(presentPassword), begun),
  check: (ticket: string, code: string) =>
    rest.postFor('/secondfactor/check', { ticket, code }, codes),
  renew: ({ code, presentPassword }: Proof) =>
    rest.postFor('/secondfactor/renew', { code, ...passwordIn(presentPassword) }, codes),
  keep: (ticket: string) => rest.post('/secondfactor/keep', { ticket }),
  end: ({ code, presentPassword }: Proof) =>
    rest.post('/secondfactor/end', { code, ...passwordIn(presentPassword) }),
  demand: () => rest.find('/secondfactor/demand', demand),
  edit: (demanded: boolean) => rest.post('/secondfactor/demand', { demanded: flag(demanded) }),
  readRemoval: () => rest.post('/secondfactor/removal/read', {}),
  remove: (userId: string) => rest.post('/secondfactor/remove', { user_id: userId }),
});
