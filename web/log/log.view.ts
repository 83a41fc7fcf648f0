import type { EventLogsQuery, Severity } from '#web/parts/graphql/generated/graphql.ts';

type Logs = NonNullable<EventLogsQuery['eventLogs']>;

/** Entries have no id on the wire: the position counted from the oldest is stable when newer ones arrive. */
export type LogEntry = Logs['logs'][number] & { readonly id: string };

interface LogView {
  readonly rows: readonly LogEntry[];
  /** The number of older lines not loaded yet. */
  readonly missing: number;
  readonly message: { readonly text: string; readonly severity: Severity } | null;
}

/** Merges the newest lines with the older ones of a complete answer, once it has come. */
export function logView(newest: Logs, whole: Logs | null = null): LogView {
  const { message, messageType } = newest;
  const older = newest.total - newest.logs.length;
  const from = whole === null ? -1 : whole.logs.length - older;
  const rest = from < 0 ? [] : (whole?.logs.slice(from) ?? []);
  return {
    rows: [...newest.logs, ...rest].map((entry, at) => ({
      ...entry,
      id: String(newest.total - at),
    })),
    missing: older - rest.length,
    message: message === null || message === '' ? null : { text: message, severity: messageType },
  };
}
