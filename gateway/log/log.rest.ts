import type { Rest } from '../parts/rest/rest.ts';

interface WireLogEntry {
  readonly number_name: string | null;
  readonly datetime: string;
  readonly datetime_human: string;
  readonly login: string;
  readonly action: string;
  readonly css_class: string | null;
}

/** REST call of the event log (REST-67). */
export const logRest = (rest: Rest) => ({
  eventLogs: (newest: number | null) =>
    rest.get<{
      readonly logs: readonly WireLogEntry[];
      /** Absent from a backend that ignores `newest` and sends the whole log. */
      readonly total?: number;
    }>(newest === null ? '/service/logs' : `/service/logs?newest=${newest}`),
});
