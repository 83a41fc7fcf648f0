import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const exited = wire.object({
  total: wire.integer,
  reprieve: wire.boolean,
  /** What may be missing is sent by our backend only. */
  today: wire.textOrNull,
  headers: wire.listOrEmpty(
    wire.object({ text: wire.text, value: wire.text, sortable: wire.boolean }),
  ),
  territories: wire.list(
    wire.object({
      territory_id: wire.id,
      history_id: wire.id,
      number_name: wire.text,
      link: wire.text,
      type: wire.text,
      total_output: wire.integer,
      assignments: wire.list(wire.object({ color: wire.text, text: wire.text })),
      exited: wire.boolean,
      release_date: wire.textOrNull,
      release_date_human: wire.textOrEmpty,
      return_date: wire.text,
      return_date_human: wire.text,
      login: wire.text,
      user_id: wire.idOrNull,
      activity: wire.text,
      online: wire.booleanOrNull,
      no_visited_icon: wire.textOrEmpty,
      no_visited_color: wire.textOrEmpty,
      no_visited_text: wire.textOrEmpty,
      map_link: wire.textOrNull,
      css_class: wire.textOrEmpty,
      reprieve_btn: wire.boolean,
    }),
  ),
});

/** REST calls of the list of territories that are out (REST-14, REST-15). */
export const exitedRest = (rest: Rest) => ({
  exitedTerritories: () => rest.get('/territory/exited/list', exited),
  grantReprieve: (territoryId: string, historyId: string) =>
    rest.post('/history/reprieve', { territory_id: territoryId, history_id: historyId }),
});
