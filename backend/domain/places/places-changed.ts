import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../../parts/db/database.ts';
import { authorOf, logEvent } from '../../parts/event-log/event-log.queries.ts';
import type { Session } from '../../parts/http/open-session.ts';
import { rememberChange } from '../territory/edit.queries.ts';
import { saveFlag } from './places.queries.ts';
import { flagWith, type TerritoryFacts } from './places.rules.ts';
import { placesTexts } from './places.texts.ts';

export interface Change {
  readonly db: Db;
  readonly session: Session;
  readonly now: Temporal.Instant;
}

/** The flag of a territory as its places ask for, and a log line that does not say where. */
export async function placesChanged(
  { db, session, now }: Change,
  territory: TerritoryFacts,
  places: number,
): Promise<void> {
  const flag = flagWith(territory, places);
  const version = await saveFlag(db, territory.id, flag);
  if (flag.noVisited !== territory.noVisited) {
    const change = { territoryId: territory.id, version, author: authorOf(session), at: now };
    await rememberChange(db, { ...change, fields: ['noVisited'] });
  }
  const { numberName } = territory;
  await logEvent(db, session, { numberName, action: placesTexts.logged });
}
