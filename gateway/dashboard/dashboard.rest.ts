import type { Rest } from '../parts/rest/rest.ts';

interface WireDashboard {
  readonly total: number;
  readonly stats: readonly {
    readonly percent: number;
    readonly color: string;
    readonly style: string;
    readonly value: number;
    readonly text: string;
    readonly target: string;
  }[];
  readonly labels: readonly string[];
  readonly values: readonly number[];
}

type WireForecastState = 'empty' | 'idle' | 'covered' | 'slow' | 'forecast';

interface WireForecast {
  readonly state: WireForecastState;
  readonly total: number;
  readonly covered: number;
  readonly expected: string | null;
  readonly missing: number;
  readonly extra_exits: number | null;
}

interface WireCoverageForecast extends WireForecast {
  readonly since: string;
  readonly until: string;
  readonly months: number;
  readonly returns: number;
  readonly distinct: number;
  readonly earliest: string | null;
  readonly latest: string | null;
  readonly types: readonly (WireForecast & { readonly type: string })[];
}

/** REST calls of the dashboard (REST-11). */
export const dashboardRest = (rest: Rest) => ({
  dashboard: () => rest.get<WireDashboard>('/territory/dashboard'),
  coverageForecast: () => rest.find<WireCoverageForecast>('/territory/forecast'),
});
