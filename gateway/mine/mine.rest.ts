import { z } from 'zod';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const mine = wire.object({
  assigned: wire.integer,
  /** What may be missing, here and of a territory, is sent by our backend only. */
  today: wire.textOrNull,
  territories: wire.list(
    wire.object({
      territory_id: wire.idOrNull,
      history_id: wire.idOrNull,
      number_name: wire.text,
      type: wire.text,
      map_link: wire.textOrNull,
      release_date: wire.text,
      release_date_human: wire.text,
      theoretical_return_date: wire.text,
      theoretical_return_date_human: wire.text,
      activity: wire.text,
      note: wire.textOrEmpty,
      online: wire.boolean,
      css_class: wire.textOrEmpty,
      may_return: wire.booleanOrFalse,
      asked: wire.listOrEmpty(z.enum(['returned', 'month'])),
    }),
  ),
});

/** REST call of the caller's territories (REST-10). */
export const mineRest = (rest: Rest) => ({
  myExitedTerritories: () => rest.get('/territory/myexited', mine),
});
