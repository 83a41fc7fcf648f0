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
  eventLogs: () => rest.get<{ logs: readonly WireLogEntry[] }>('/service/logs'),
});
