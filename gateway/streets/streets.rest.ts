import type { MutationMarkStreetArgs, Street } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';

type WireStreet = Pick<Street, 'name' | 'side' | 'metres' | 'state'>;

interface WireStreets {
  readonly can_mark: boolean;
  readonly covered: number;
  readonly total_metres: number;
  readonly some_before: boolean;
  readonly streets: readonly WireStreet[];
}

export const streetsRest = (rest: Rest) => ({
  territoryStreets: (territoryId: string) =>
    rest.get<WireStreets>(`/territory/streets/${encodeURIComponent(territoryId)}`),
  markStreet: ({ territoryId, street, side, state }: MutationMarkStreetArgs) =>
    rest.post('/territory/streets/mark', { territory_id: territoryId, street, side, state }),
  restartStreets: (territoryId: string) =>
    rest.post('/territory/streets/restart', { territory_id: territoryId }),
});
