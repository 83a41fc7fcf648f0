import type { Rest } from '../rest/rest.ts';

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

/** Wire names stop here (REST-11). */
export const dashboardRest = (rest: Rest) => ({
  dashboard: () => rest.get<WireDashboard>('/territory/dashboard'),
});
