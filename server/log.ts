import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import { safeError } from './safe-error.ts';

export type Log = Logger;
type Program = 'backend' | 'gateway';
export type LogLevel = Level | 'silent';

export interface LogOptions {
  /** Undefined: `warn` for people, `info` for programs. */
  readonly level: LogLevel | undefined;
  /** `text` for people; undefined: `text` on a terminal, `json` otherwise. */
  readonly format: 'json' | 'text' | undefined;
}

/** Standard output is what `npm start` tells people. */
const standardError = 2;

/** Structured log of this process on standard error (docs/operation.md). */
export async function openLog(from: Program, { level, format }: LogOptions): Promise<Log> {
  const text = (format ?? (process.stderr.isTTY ? 'text' : 'json')) === 'text';
  const out = text ? await textStream() : pino.destination({ fd: standardError, sync: false });
  return logTo(from, out, level ?? (text ? 'warn' : 'info'));
}

export const logTo = (from: Program, out: DestinationStream, level: LogLevel): Log =>
  pino(
    {
      level,
      base: { from },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: safeError, error: safeError, req: nothing, res: nothing },
    },
    out,
  );

/** Requests and responses hold addresses, tokens and names; what may be logged has fields of its own. */
const nothing = () => undefined;

async function textStream(): Promise<DestinationStream> {
  const { default: pretty } = await import('pino-pretty');
  return pretty({
    destination: standardError,
    sync: true,
    ignore: 'from',
    messageFormat: '{from}: {msg}',
    translateTime: 'SYS:HH:MM:ss',
  });
}
