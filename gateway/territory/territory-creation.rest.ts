import type { TerritoryToAdd } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';
import { flag } from '../parts/rest/wire.ts';

/** REST call that adds a territory (REST-65). */
export const territoryCreationRest = (rest: Rest) => ({
  addTerritory: ({ number, name, typeId, gate, noVisited, mapUrl, note }: TerritoryToAdd) =>
    rest.post<{ territory_id: number }>('/territory/add', {
      number: String(number),
      name,
      type_id: typeId,
      gate: gate === null || gate === undefined ? '' : String(gate),
      no_visited: flag(noVisited),
      map_url: mapUrl,
      note,
    }),
});
