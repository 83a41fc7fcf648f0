import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isAway } from './away.ts';
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
      if (!isAway(cause) && !isMissing(cause)) throw cause;
      if (!patience || Date.now() > deadline)
        throw new Error(databaseTexts.away((patience?.longest ?? 0) / 1000), { cause });
      if (!waiting) patience.onWait(cause);
      await pause(againAfter, null, { ...(patience.signal && { signal: patience.signal }) });
    }
  }
}

/** The file of a socket is there only while the server runs; elsewhere a missing file is a defect. */
const isMissing = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
