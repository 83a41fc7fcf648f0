import { z } from 'zod';
import type { MutationTickPocketStreetArgs } from '#schema/generated.ts';
import { mapFields } from '../parts/map/wire-map.ts';
import { street, streetLine } from '../parts/map/wire-streets.ts';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const action = z.enum(['returned', 'month']);
const tap = z.enum(['returns', 'asksReturn', 'asksMonth']);

const pocket = wire.object({
  owner: wire.id,
  filled_at: wire.text,
  expires_at: wire.text,
  keep: wire.idOrNull,
  territories: wire.list(
    wire.object({
      history_id: wire.id,
      number_name: wire.text,
      note: wire.textOrEmpty,
      release_date_human: wire.text,
      theoretical_return_date: wire.text,
      theoretical_return_date_human: wire.text,
      asked: wire.list(action),
      acts: wire.list(wire.object({ action, tap, token: wire.idOrNull })),
      map_link: wire.textOrNull,
      qrcode: wire.textOrNull,
      map: wire.orNull(wire.object(mapFields)),
      unvisited: wire.listOrEmpty(wire.object({ latitude: wire.number, longitude: wire.number })),
      streets: wire.orNull(
        wire.object({
          total_metres: wire.integer,
          some_before: wire.boolean,
          streets: wire.list(street),
          lines: wire.listOrEmpty(streetLine),
          token: wire.idOrNull,
        }),
      ),
    }),
  ),
});

const standing = wire.object({ standing: z.enum(['stands', 'ended', 'unknown']) });

const conflict = wire.object({
  outcome: z.literal('conflict'),
  held: wire.boolean,
  due_date: wire.textOrNull,
  token: wire.idOrNull,
  expires_at: wire.textOrNull,
});
export type ReadConflict = z.output<typeof conflict>;

const receipt = z.union([
  wire.object({ outcome: z.literal('counted'), effect: tap, counted_on: wire.text }),
  conflict,
]);

const tick = z.union([wire.object({ outcome: z.literal('taken') }), conflict]);

export const pocketRest = (rest: Rest) => ({
  pocketStanding: (token: string) => rest.read('/pocket/check', { token }, standing),
  // A repeat issues other permissions and changes nothing else; a kept answer would hold tokens.
  fillPocket: (held: readonly string[]) =>
    rest.read('/pocket/fill', { held: held.join(',') }, pocket),
  doPocketAct: (token: string, secondsAgo: number) =>
    rest.postFor('/pocket/act', { token, seconds_ago: String(secondsAgo) }, receipt, {
      keyed: true,
    }),
  tickPocketStreet: ({ token, street, side, state, secondsAgo }: MutationTickPocketStreetArgs) =>
    rest.postFor(
      '/pocket/tick',
      { token, street, side, state, seconds_ago: String(secondsAgo) },
      tick,
      { keyed: true },
    ),
});
