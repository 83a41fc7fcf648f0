import type { Rest } from '../parts/rest/rest.ts';

export interface WireGroundPlace {
  readonly kind: string;
  readonly label: string;
  readonly town: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly territories: readonly {
    readonly territory_id: number;
    readonly number: number;
    readonly name: string;
  }[];
}

interface WireGroundSearch {
  readonly state: string;
  readonly opens: boolean;
  readonly places: readonly WireGroundPlace[];
}

interface WireTerritoryGround {
  readonly house_numbers: number | null;
  readonly limits: string;
}

export const gazetteerRest = (rest: Rest) => ({
  groundSearch: (text: string) =>
    rest.find<WireGroundSearch>(`/ground/search?${new URLSearchParams({ q: text })}`),

  territoryGround: (territoryId: string) =>
    rest.find<WireTerritoryGround>(`/territory/ground/${encodeURIComponent(territoryId)}`),
});
