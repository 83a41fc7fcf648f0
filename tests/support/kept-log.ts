import { logTo, type Log } from '#server/log.ts';

export type LogLine = Readonly<Record<string, unknown>>;

export interface KeptLog {
  readonly log: Log;
  readonly lines: readonly LogLine[];
}

/** A log of the product whose lines are kept. */
export function keptLog(from: 'backend' | 'gateway' = 'backend'): KeptLog {
  const lines: LogLine[] = [];
  const write = (line: string) => lines.push(JSON.parse(line) as LogLine);
  return { log: logTo(from, { write }, 'debug'), lines };
}
