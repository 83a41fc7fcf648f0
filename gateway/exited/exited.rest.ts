import type { Rest } from '../parts/rest/rest.ts';

interface WireExited {
  readonly territory_id: number;
  readonly history_id: number;
  readonly number_name: string;
  readonly link: string;
  readonly type: string;
  readonly total_output: number;
  readonly assignments: readonly { readonly color: string; readonly text: string }[];
  readonly exited: boolean;
  /** Sent by our backend only, and so is `online`. */
  readonly release_date?: string;
  readonly release_date_human?: string;
  readonly return_date: string;
  readonly return_date_human: string;
  readonly login: string;
  readonly activity: string;
  readonly online?: boolean;
  readonly no_visited_icon: string | null;
  readonly no_visited_color: string | null;
  readonly no_visited_text: string | null;
  readonly map_link: string | null;
  readonly css_class: string | null;
  readonly reprieve_btn: boolean;
}

interface WireExitedList {
  readonly total: number;
  readonly reprieve: boolean;
  readonly today?: string;
  readonly headers?: readonly { text: string; value: string; sortable: boolean }[];
  readonly territories: readonly WireExited[];
}

/** REST calls of the list of territories that are out (REST-14, REST-15). */
export const exitedRest = (rest: Rest) => ({
  exitedTerritories: () => rest.get<WireExitedList>('/territory/exited/list'),
  grantReprieve: (territoryId: string, historyId: string) =>
    rest.post('/history/reprieve', { territory_id: territoryId, history_id: historyId }),
});
