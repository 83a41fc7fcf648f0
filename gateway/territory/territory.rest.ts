import { path } from '../parts/rest/call-path.ts';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';
import { flag } from '../parts/rest/wire.ts';

const territories = wire.object({
  territories: wire.list(
    wire.object({
      id: wire.id,
      number: wire.integer,
      name: wire.text,
      number_name: wire.text,
      icon: wire.text,
      icon_color: wire.text,
      return_date_human: wire.textOrEmpty,
    }),
  ),
});

const mapState = {
  map_link: wire.textOrNull,
  enable_draw_btn: wire.boolean,
  map_drawed: wire.boolean,
  /** Sent by our backend only. */
  version: wire.idOrNull,
};

const settings = wire
  .object({
    ...mapState,
    territory_id: wire.id,
    number: wire.integer,
    name: wire.text,
    type_id: wire.id,
    types: wire.list(wire.object({ id: wire.id, long_name: wire.text })),
    gate: wire.integerOrNull,
    no_visited: wire.boolean,
    no_visited_follows: wire.booleanOrFalse,
    note: wire.textOrEmpty,
    can_edit: wire.boolean,
  })
  .transform(withMapDrawn);

const edited = wire.object(mapState).transform(withMapDrawn);

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
  territories: () => rest.get('/territory/list', territories),
  territorySettings: (territoryId: string) =>
    rest.get(path`/territory/setting/view/${territoryId}`, settings),
  editTerritory: ({ version, forceOverwrite, ...form }: SettingsForm) =>
    rest.postFor(
      '/territory/setting/edit',
      {
        territory_id: form.territoryId,
        name: form.name,
        type_id: form.typeId,
        gate: form.gate === null || form.gate === undefined ? '' : String(form.gate),
        no_visited: flag(form.noVisited),
        note: form.note,
        rebuild_map_token: flag(form.rebuildMapToken),
        ...(version === null || version === undefined ? {} : { version }),
        ...(forceOverwrite ? { force_overwrite: flag(true) } : {}),
      },
      edited,
    ),
  removeTerritory: (territoryId: string) =>
    rest.post('/territory/remove', { territory_id: territoryId }),
});

function withMapDrawn<Read extends { readonly mapDrawed: boolean }>(read: Read) {
  return { ...read, mapDrawn: read.mapDrawed };
}
