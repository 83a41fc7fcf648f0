import pg from 'pg';
import type { Database, Db } from '../db/database.ts';
import { ReadFirst } from './read-first.ts';

class RolledBack extends Error {}

/**
 * SQLSTATEs that a concurrent call can cause and a retry turns into a refusal: serialization
 * failure, deadlock, foreign key, unique and exclusion violations.
 */
const worthAnotherTry = new Set(['40001', '40P01', '23503', '23505', '23P01']);
const tries = 5;

/**
 * Runs `work` in a transaction; rolls back on a refusal, retries after a conflict with another
 * call, or once what it lacks has been read.
 */
export async function rolledBackWhenRefused<Answer extends { readonly success: boolean }>(
  database: Database,
  congregationId: number,
  work: (db: Db) => Promise<Answer>,
): Promise<Answer> {
  const refused: Answer[] = [];
  const refusing = async (db: Db) => {
    const answer = await work(db);
    if (answer.success) return answer;
    refused.push(answer);
    throw new RolledBack('refused');
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.asTenant(congregationId, refusing);
    } catch (cause) {
      const [answer] = refused;
      if (answer && cause instanceof RolledBack) return answer;
      if (attempt === tries) throw cause;
      if (cause instanceof ReadFirst) await cause.read();
      else if (!metAnotherCall(cause)) throw cause;
    }
  }
}

const metAnotherCall = (cause: unknown): boolean =>
  cause instanceof pg.DatabaseError && worthAnotherTry.has(cause.code ?? '');
