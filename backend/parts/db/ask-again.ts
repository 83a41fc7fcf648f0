import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

interface Asking {
  /** Milliseconds from a failure to the next try. */
  readonly after: number;
  /** Told of the first failure of each question. */
  readonly failed: (error: unknown) => void;
  /** Aborted, a question without an answer is answered with no rows. */
  readonly over: AbortSignal;
}

/** The pool's `query` asks the same until the database answers: who asks by it meets no failure (OWN-82). */
export function askAgain(pool: pg.Pool, { after, failed, over }: Asking): void {
  const ask = pool.query.bind(pool);
  const query = async (text: string, values?: unknown[]) => {
    for (let tries = 0; !over.aborted; tries += 1) {
      try {
        return await ask(text, values);
      } catch (error) {
        if (tries === 0) failed(error);
      }
      await pause(after, undefined, { signal: over }).catch(() => undefined);
    }
    return { rows: [] };
  };
  Object.assign(pool, { query });
}
