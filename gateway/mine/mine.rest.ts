import type { LinkAction } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';

interface WireTerritory {
  readonly territory_id?: number;
  readonly history_id?: number;
  readonly number_name: string;
  readonly type: string;
  readonly map_link: string | null;
  readonly release_date: string;
  readonly release_date_human: string;
  readonly theoretical_return_date: string;
  readonly theoretical_return_date_human: string;
  readonly activity: string;
  readonly note: string | null;
  readonly online: boolean;
  readonly css_class: string | null;
  readonly may_return?: boolean;
  readonly asked?: readonly LinkAction[];
}

/** REST call of the caller's territories (REST-10). */
export const mineRest = (rest: Rest) => ({
  myExitedTerritories: () =>
    rest.get<{
      assigned: number;
      today?: string;
      territories: readonly WireTerritory[];
    }>('/territory/myexited'),
});
