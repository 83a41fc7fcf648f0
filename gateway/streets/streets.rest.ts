import type {
  MutationMarkSharedStreetArgs,
  MutationMarkStreetArgs,
  MutationShareStreetsArgs,
} from '#schema/generated.ts';
import { mapFields } from '../parts/map/wire-map.ts';
import { street, streetLine } from '../parts/map/wire-streets.ts';
import { path } from '../parts/rest/call-path.ts';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const roundFields = {
  covered: wire.integer,
  total_metres: wire.integer,
  some_before: wire.boolean,
  streets: wire.list(street),
};
const lines = wire.list(streetLine);

const streets = wire.object({
  ...roundFields,
  can_mark: wire.boolean,
  shared: wire.booleanOrFalse,
});
const streetLines = wire.object({ lines });

const share = wire.object({ link: wire.text, qrcode: wire.text });
const sharedStreets = wire.object({ ...roundFields, number_name: wire.text });
const sharedMap = wire.object({
  /** Null where none is drawn. */
  map: wire.orNull(wire.object(mapFields)),
  lines,
});

export const streetsRest = (rest: Rest) => ({
  territoryStreets: (territoryId: string) =>
    rest.get(path`/territory/streets/${territoryId}`, streets),
  territoryStreetLines: (territoryId: string) =>
    rest.get(path`/territory/streets/lines/${territoryId}`, streetLines),
  markStreet: ({ territoryId, street, side, state, secondsAgo }: MutationMarkStreetArgs) =>
    rest.post('/territory/streets/mark', {
      territory_id: territoryId,
      street,
      side,
      state,
      seconds_ago: String(secondsAgo),
    }),
  restartStreets: (territoryId: string) =>
    rest.post('/territory/streets/restart', { territory_id: territoryId }),
  // A repeat makes another code and changes nothing else; a kept answer would hold the token.
  shareStreets: ({ territoryId, link }: MutationShareStreetsArgs) =>
    rest.read(
      '/territory/streets/share',
      { territory_id: territoryId, ...(link && { link }) },
      share,
    ),
  unshareStreets: (territoryId: string) =>
    rest.post('/territory/streets/unshare', { territory_id: territoryId }),
  sharedStreets: (token: string) => rest.get(path`/streets/shared/${token}`, sharedStreets),
  sharedStreetMap: (token: string) => rest.get(path`/streets/shared/map/${token}`, sharedMap),
  markSharedStreet: ({ token, street, side, state, secondsAgo }: MutationMarkSharedStreetArgs) =>
    rest.post(
      '/streets/shared/mark',
      { token, street, side, state, seconds_ago: String(secondsAgo) },
      { keyed: true },
    ),
});
