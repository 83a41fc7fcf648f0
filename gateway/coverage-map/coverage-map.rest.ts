import type { WireMap } from '../parts/map/wire-map.ts';
import type { Rest } from '../parts/rest/rest.ts';

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

export const coverageRest = (rest: Rest) => ({
  coverageMap: () => rest.find<WireCoverageMap>('/territory/coverage'),
});
