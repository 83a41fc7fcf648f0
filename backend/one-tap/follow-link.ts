import type { Temporal } from 'temporal-polyfill';
import { lockTerritories } from '../assignment/territory-lock.queries.ts';
import type { Db } from '../db/database.ts';
import { logEvents } from '../event-log/event-log.queries.ts';
import { closeAssignments, returnFacts } from '../exit/return.queries.ts';
import { returnTerritories } from '../exit/return.rules.ts';
import { findLink, lockLink, markUsed, type Link } from './links.queries.ts';
import { livingLink, tapOf, type LinkRefusal, type Tap } from './one-tap.rules.ts';
import { oneTapEvents } from './one-tap.texts.ts';
import { insertRequest } from './requests.queries.ts';
import { linkHash } from './tokens.ts';

interface Moment {
  readonly now: Temporal.Instant;
  readonly today: Temporal.PlainDate;
}

type Seen =
  | { readonly refused: LinkRefusal }
  | { readonly refused?: undefined; readonly link: Link; readonly tap: Tap };

/** What a tap would do now; changes nothing, because mail scanners look too. */
export const seeLink = async (db: Db, token: string, moment: Moment): Promise<Seen> =>
  seen(db, await findLink(db, linkHash(token)), moment);

/** Does it. Of two taps at once the second finds the link used. */
export async function followLink(db: Db, token: string, moment: Moment): Promise<Seen> {
  const hash = linkHash(token);
  const found = await findLink(db, hash);
  if (found) await lockTerritories(db, [found.territoryId]);
  const held = await seen(db, found && (await lockLink(db, hash)), moment);
  if (held.refused) return held;
  const { link, tap } = held;
  await markUsed(db, hash, moment.now);
  if (tap === 'returns') await closeAssignments(db, [link.territoryId], moment.today);
  else await insertRequest(db, link, moment.now);
  await logEvents(db, { userId: link.userId, login: link.login }, [
    { numberName: link.numberName, action: oneTapEvents[tap] },
  ]);
  return held;
}

/** The rule of t-return judges, with the person of the link as its caller. */
async function seen(db: Db, found: Link | undefined, { now, today }: Moment): Promise<Seen> {
  const living = livingLink(found, now);
  if (living.refused) return living;
  const { link } = living;
  const territoryIds = [link.territoryId];
  const facts = await returnFacts(db, territoryIds);
  const returns = returnTerritories(facts, { territoryIds, returnDate: today }, link, today);
  return { link, tap: tapOf(link.action, returns) };
}
