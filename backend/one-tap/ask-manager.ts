import type { Temporal } from 'temporal-polyfill';
import { lockTerritories } from '../parts/assignment/territory-lock.queries.ts';
import type { Db } from '../parts/db/database.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import type { Session } from '../parts/http/open-session.ts';
import type { LinkAction } from './one-tap.rules.ts';
import { oneTapEvents } from './one-tap.texts.ts';
import { findOwnAssignment, insertRequest } from './requests.queries.ts';

export interface Wish {
  readonly historyId: number;
  readonly action: LinkAction;
}

type AskRefusal = 'notYours' | 'alreadyReturned' | 'alreadyAsked';

/** Requests a return or a month more for one of the caller's own assignments (OWN-46). */
export async function askManager(
  db: Db,
  session: Session,
  { historyId, action }: Wish,
  now: Temporal.Instant,
): Promise<AskRefusal | null> {
  const found = await findOwnAssignment(db, historyId, session.userId);
  if (!found) return 'notYours';
  await lockTerritories(db, [found.territoryId]);
  const own = await findOwnAssignment(db, historyId, session.userId);
  if (!own) return 'notYours';
  if (own.returned) return 'alreadyReturned';
  if (own.asked.includes(action)) return 'alreadyAsked';
  await insertRequest(db, { historyId, userId: session.userId, action }, now);
  const event = oneTapEvents[action === 'month' ? 'asksMonth' : 'asksReturn'];
  await logEvent(db, session, { numberName: own.numberName, action: event });
  return null;
}
