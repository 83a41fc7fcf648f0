import type { EventLogsQuery, Severity } from '#web/generated/graphql.ts';

type Logs = NonNullable<EventLogsQuery['eventLogs']>;

/** An entry has no id on the wire: its place from the oldest on stays the same when newer ones come. */
export type LogEntry = Logs['logs'][number] & { readonly id: string };

interface LogView {
  readonly rows: readonly LogEntry[];
  readonly message: { readonly text: string; readonly severity: Severity } | null;
}

export const logView = ({ logs, message, messageType }: Logs): LogView => ({
  rows: logs.map((entry, at) => ({ ...entry, id: String(logs.length - at) })),
  message: message === null || message === '' ? null : { text: message, severity: messageType },
});
