import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../parts/db/database.ts';
import { inEachOther } from '../parts/db/elsewhere.ts';
import { Unauthenticated } from '../parts/http/open-session.ts';
import { homeDataOf, visitsOf } from './own-data.queries.ts';
import type { OwnData } from './own-data.rules.ts';

/**
 * All data about a person, including visits to other congregations (B-47); `db` must be at the home
 * congregation.
 */
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
