import type { DestinationStream } from 'pino';
import { logTo as backendLogTo, type Log } from '../../backend/parts/logging/log.ts';

export type LogLine = Readonly<Record<string, unknown>>;

export interface KeptLog {
  readonly log: Log;
  readonly lines: readonly LogLine[];
}

/** A log of the product whose lines are kept. */
export function keptLog(
  logTo: (out: DestinationStream, level: 'debug') => Log = backendLogTo,
): KeptLog {
  const lines: LogLine[] = [];
  const write = (line: string) => lines.push(JSON.parse(line) as LogLine);
  return { log: logTo({ write }, 'debug'), lines };
}
