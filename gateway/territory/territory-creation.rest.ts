import type { TerritoryToAdd } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';
import { flag } from '../parts/rest/wire.ts';

const added = wire.object({ territory_id: wire.id });

/** REST call that adds a territory (REST-65). */
export const territoryCreationRest = (rest: Rest) => ({
  addTerritory: ({ number, name, typeId, gate, noVisited, mapUrl, note }: TerritoryToAdd) =>
    rest.postFor(
      '/territory/add',
      {
        number: String(number),
        name,
        type_id: typeId,
        gate: gate === null || gate === undefined ? '' : String(gate),
        no_visited: flag(noVisited),
        map_url: mapUrl,
        note,
      },
      added,
    ),
});
