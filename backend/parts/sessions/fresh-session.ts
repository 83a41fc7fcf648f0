import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../db/database.ts';
import { beganSince } from './sessions.queries.ts';

/** Minutes after a sign-in in which nobody is asked for the password again (OWN-231). */
export const freshMinutes = 10;

export const isFreshSession = (db: Db, id: string, now: Temporal.Instant): Promise<boolean> =>
  beganSince(db, id, now.subtract({ minutes: freshMinutes }));
