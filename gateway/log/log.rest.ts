import type { Rest } from '../rest/rest.ts';

interface WireLogEntry {
  readonly number_name: string | null;
  readonly datetime: string;
  readonly datetime_human: string;
  readonly login: string;
  readonly action: string;
  readonly css_class: string | null;
}

/** Wire names stop here (REST-67). */
export const logRest = (rest: Rest) => ({
  eventLogs: (newest: number | null) =>
    rest.get<{
      readonly logs: readonly WireLogEntry[];
      /** Not told by a backend that knows no part of the log, and sends it whole. */
      readonly total?: number;
    }>(newest === null ? '/service/logs' : `/service/logs?newest=${newest}`),
});
