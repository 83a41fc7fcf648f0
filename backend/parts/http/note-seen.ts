import type { Temporal } from 'temporal-polyfill';
import type { Database } from '../db/database.ts';
import type { Claims } from './open-session.ts';
import { sawSession } from '../sessions/sessions.queries.ts';

/** Milliseconds between two notes of when a session was last used. */
const every = 10 * 60_000;

const noted = new WeakMap<Claims, number>();

/** Notes that a session is used, ten minutes after the last note at the earliest; nobody waits for it. */
export function noteSeen(database: Database, claim: Claims, now: Temporal.Instant): void {
  const last = noted.get(claim) ?? claim.iat * 1000;
  if (now.epochMilliseconds - last < every) return;
  noted.set(claim, now.epochMilliseconds);
  database.asTenant(claim.home, (db) => sawSession(db, claim.jti, now)).catch(() => {});
}
