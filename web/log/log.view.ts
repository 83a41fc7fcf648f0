import type { EventLogsQuery, Severity } from '#web/generated/graphql.ts';

type Logs = NonNullable<EventLogsQuery['eventLogs']>;

/** An entry has no id on the wire: its place from the oldest on stays the same when newer ones come. */
export type LogEntry = Logs['logs'][number] & { readonly id: string };

interface LogView {
  readonly rows: readonly LogEntry[];
  /** Older lines that are not here yet. */
  readonly missing: number;
  readonly message: { readonly text: string; readonly severity: Severity } | null;
}

/** The newest lines, and behind them what an answer with all of them has of the older ones. */
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
