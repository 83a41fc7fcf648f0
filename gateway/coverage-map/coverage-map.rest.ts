import type { WireMap } from '../map/map.rest.ts';
import type { Rest } from '../rest/rest.ts';

interface WireCoverageMap extends WireMap {
  readonly today: string;
  readonly manages: boolean;
  readonly people: readonly string[];
  readonly territories: readonly {
    readonly territory_id: number;
    readonly number_name: string;
    readonly booking: string;
    readonly drawn: number;
    readonly before: number | null;
    readonly loans: readonly number[];
  }[];
}

/** Wire names stop here. */
export const coverageRest = (rest: Rest) => ({
  coverageMap: () => rest.find<WireCoverageMap>('/territory/coverage'),
});
