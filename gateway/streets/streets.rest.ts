import type { MutationMarkStreetArgs, StreetState } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';

interface WireStreets {
  readonly can_mark: boolean;
  readonly covered: number;
  readonly total_metres: number;
  readonly some_before: boolean;
  readonly streets: readonly {
    readonly name: string;
    readonly metres: number;
    readonly state: StreetState;
  }[];
}

export const streetsRest = (rest: Rest) => ({
  territoryStreets: (territoryId: string) =>
    rest.get<WireStreets>(`/territory/streets/${encodeURIComponent(territoryId)}`),
  markStreet: ({ territoryId, street, state }: MutationMarkStreetArgs) =>
    rest.post('/territory/streets/mark', { territory_id: territoryId, street, state }),
  restartStreets: (territoryId: string) =>
    rest.post('/territory/streets/restart', { territory_id: territoryId }),
});
