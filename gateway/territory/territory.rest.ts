import type { Rest } from '../parts/rest/rest.ts';
import { flag } from '../parts/rest/wire.ts';

interface WireList {
  readonly territories: readonly {
    readonly id: number;
    readonly number: number;
    readonly name: string;
    readonly number_name: string;
    readonly icon: string;
    readonly icon_color: string;
    readonly return_date_human: string | null;
  }[];
}

/** `version` is sent by our backend only. */
export interface WireMapState {
  readonly map_link: string | null;
  readonly enable_draw_btn: boolean;
  readonly map_drawed: boolean;
  readonly version?: number | string | null;
}

interface WireSettings extends WireMapState {
  readonly territory_id: number;
  readonly number: number;
  readonly name: string;
  readonly type_id: number;
  readonly types: readonly { readonly id: number; readonly long_name: string }[];
  readonly gate: number | null;
  readonly no_visited: boolean;
  readonly no_visited_follows?: boolean;
  readonly note: string | null;
  readonly can_edit: boolean;
}

interface SettingsForm {
  readonly territoryId: string;
  readonly name: string;
  readonly typeId: string;
  readonly gate?: number | null | undefined;
  readonly noVisited: boolean;
  readonly note: string;
  readonly rebuildMapToken: boolean;
  readonly version?: string | null | undefined;
  readonly forceOverwrite: boolean;
}

/** REST calls of territories (REST-16, REST-17, REST-37, REST-66). */
export const territoryRest = (rest: Rest) => ({
  territories: () => rest.get<WireList>('/territory/list'),
  territorySettings: (territoryId: string) =>
    rest.get<WireSettings>(`/territory/setting/view/${encodeURIComponent(territoryId)}`),
  editTerritory: ({ version, forceOverwrite, ...form }: SettingsForm) =>
    rest.post<WireMapState>('/territory/setting/edit', {
      territory_id: form.territoryId,
      name: form.name,
      type_id: form.typeId,
      gate: form.gate === null || form.gate === undefined ? '' : String(form.gate),
      no_visited: flag(form.noVisited),
      note: form.note,
      rebuild_map_token: flag(form.rebuildMapToken),
      ...(version === null || version === undefined ? {} : { version }),
      ...(forceOverwrite ? { force_overwrite: flag(true) } : {}),
    }),
  removeTerritory: (territoryId: string) =>
    rest.post('/territory/remove', { territory_id: territoryId }),
});
