import pg from 'pg';
import type { Database, Db } from '../db/database.ts';
import { SessionMoved } from './session.ts';

class RolledBack extends Error {}

/**
 * What another call may have caused, and a second look answers with a sentence: serialization,
 * deadlock, and the foreign key, unique and exclusion constraints.
 */
const worthAnotherTry = new Set(['40001', '40P01', '23503', '23505', '23P01']);
const tries = 5;

/** One transaction: what a refused call has written is undone; one that met another call is done again. */
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
      if (attempt === tries || !metAnotherCall(cause)) throw cause;
    }
  }
}

const metAnotherCall = (cause: unknown): boolean =>
  cause instanceof SessionMoved ||
  (cause instanceof pg.DatabaseError && worthAnotherTry.has(cause.code ?? ''));
