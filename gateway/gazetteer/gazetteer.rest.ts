import { path } from '../parts/rest/call-path.ts';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const search = wire.object({
  state: wire.text,
  opens: wire.boolean,
  places: wire.list(
    wire.object({
      kind: wire.text,
      label: wire.text,
      town: wire.textOrNull,
      latitude: wire.number,
      longitude: wire.number,
      territories: wire.list(
        wire.object({ territory_id: wire.id, number: wire.integer, name: wire.text }),
      ),
    }),
  ),
});

const ground = wire.object({ house_numbers: wire.integerOrNull, limits: wire.text });

export const gazetteerRest = (rest: Rest) => ({
  groundSearch: (text: string) =>
    rest.find(`/ground/search?${new URLSearchParams({ q: text })}`, search),

  territoryGround: (territoryId: string) =>
    rest.find(path`/territory/ground/${territoryId}`, ground),
});
