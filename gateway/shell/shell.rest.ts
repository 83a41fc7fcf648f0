import { z } from 'zod';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const link = { icon: wire.text, title: wire.text, target: wire.text };

const menu = wire.object({
  items: wire.list(
    wire.object({
      ...link,
      type: z.enum(['one', 'sub']),
      /** Of `one`, and of `sub` its children. */
      target: wire.textOrNull,
      children: wire.listOrEmpty(wire.object(link)),
    }),
  ),
  rgpd_privacy: wire.strictlyTrue,
  congregation_name: wire.text,
  global_map: wire.booleanOrFalse,
  login: wire.text,
  /** Sent by our backend only: it has the calls beyond the documents. */
  additions: wire.booleanOrFalse,
  mails_kept: wire.booleanOrFalse,
  second_factor: wire.orNull(
    wire.object({
      until: wire.textOrNull,
      over: wire.boolean,
      passkey: wire.boolean,
      removed: wire.textOrNull,
    }),
  ),
  first_steps: wire.orNull(
    wire.object({
      people: wire.boolean,
      territories: wire.boolean,
      maps: wire.boolean,
      exit: wire.boolean,
      /** Of site administrators. */
      ground: wire.orNull(wire.boolean),
    }),
  ),
});

/** REST call of the menu (REST-06). */
export const shellRest = (rest: Rest) => ({
  menu: () => rest.get('/user/menu', menu),
});
