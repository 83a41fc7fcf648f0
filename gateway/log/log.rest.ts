import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const logs = wire.object({
  logs: wire.list(
    wire.object({
      number_name: wire.textOrNull,
      datetime: wire.text,
      datetime_human: wire.text,
      login: wire.text,
      action: wire.text,
      css_class: wire.textOrEmpty,
    }),
  ),
  /** Missing from a backend that ignores `newest` and sends the whole log. */
  total: wire.integerOrNull,
});

/** REST call of the event log (REST-67). */
export const logRest = (rest: Rest) => ({
  eventLogs: (newest: number | null) =>
    rest.get(newest === null ? '/service/logs' : `/service/logs?newest=${newest}`, logs),
});
