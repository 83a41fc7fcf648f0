import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { databaseTexts } from './db.texts.ts';

/** How long a start waits for a database that is away (OWN-78). */
export interface Patience {
  /** Milliseconds. */
  readonly longest: number;
  /** Called once, when the first attempt has failed. */
  readonly onWait: (cause: unknown) => void;
  readonly signal?: AbortSignal;
}

const againAfter = 500;
const oneAttempt = 5000;

/** Connects; with patience, again and again while the database is away. The caller ends the client. */
export async function reach(config: pg.ClientConfig, patience?: Patience): Promise<pg.Client> {
  const deadline = Date.now() + (patience?.longest ?? 0);
  for (let waiting = false; ; waiting = true) {
    const client = new pg.Client({ connectionTimeoutMillis: oneAttempt, ...config });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (cause) {
      await client.end().catch(() => {});
      if (!isAway(cause)) throw cause;
      if (!patience || Date.now() > deadline)
        throw new Error(databaseTexts.away((patience?.longest ?? 0) / 1000), { cause });
      if (!waiting) patience.onWait(cause);
      await pause(againAfter, null, { ...(patience.signal && { signal: patience.signal }) });
    }
  }
}

/** Not there, not there yet, starting, stopping or full: unlike a wrong password or name. */
const awayCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '53300',
  '57P01',
  '57P02',
  '57P03',
];

function isAway(cause: unknown): boolean {
  if (cause instanceof AggregateError) return cause.errors.some(isAway);
  if (!(cause instanceof Error)) return false;
  if ('code' in cause && typeof cause.code === 'string') return awayCodes.includes(cause.code);
  // The driver's own errors have no code: its limit of time, a connection that ended.
  return /timeout|terminated/iu.test(cause.message);
}
