import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../db/database.ts';
import { inEachOther } from '../db/elsewhere.ts';
import { Unauthenticated } from '../http/session.ts';
import { homeDataOf, visitsOf } from './own-data.queries.ts';
import type { OwnData } from './own-data.rules.ts';

/** All that is known of the person, also what the person did in other congregations (B-47); `db` sees home. */
export async function ownData(
  db: Db,
  { userId, home }: { readonly userId: number; readonly home: number },
  now: Temporal.Instant,
): Promise<OwnData> {
  const own = await homeDataOf(db, userId);
  if (!own) throw new Unauthenticated();
  const visits = await inEachOther(db, home, () => visitsOf(db, home, userId));
  return {
    made_at: now.toString(),
    ...own,
    logs: [...own.logs, ...visits.flat()].toSorted((a, b) => b.at.localeCompare(a.at)),
  };
}
