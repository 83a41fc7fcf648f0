import type { Temporal } from 'temporal-polyfill';
import { lockTerritories } from '../domain/assignment/territory-lock.queries.ts';
import type { Db } from '../parts/db/database.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import type { Session } from '../parts/http/open-session.ts';
import type { RequestKind } from '../domain/assignment/requests.rules.ts';
import { oneTapEvents } from './one-tap.texts.ts';
import { findOwnAssignment, insertRequest } from '../domain/assignment/requests.queries.ts';

export interface Wish {
  readonly historyId: number;
  readonly action: RequestKind;
}

type Asked =
  | { readonly refused: 'notYours' | 'alreadyReturned' | 'alreadyAsked' }
  | {
      readonly refused?: undefined;
      readonly replaced: boolean;
      readonly numberName: string;
    };

/** Requests a return or a month more for one of the caller's own assignments (OWN-46, OWN-207). */
export async function askManager(
  db: Db,
  session: Session,
  { historyId, action }: Wish,
  now: Temporal.Instant,
): Promise<Asked> {
  const found = await findOwnAssignment(db, historyId, session.userId);
  if (!found) return { refused: 'notYours' };
  await lockTerritories(db, [found.territoryId]);
  const own = await findOwnAssignment(db, historyId, session.userId);
  if (!own) return { refused: 'notYours' };
  if (own.returned) return { refused: 'alreadyReturned' };
  if (own.asked.includes(action)) return { refused: 'alreadyAsked' };
  const wish = { historyId, userId: session.userId, action };
  const { replaced } = await insertRequest(db, wish, now);
  const event = oneTapEvents[action === 'month' ? 'asksMonth' : 'asksReturn'];
  await logEvent(db, session, { numberName: own.numberName, action: event });
  return { replaced, numberName: own.numberName };
}
