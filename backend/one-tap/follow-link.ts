import type { Temporal } from 'temporal-polyfill';
import { lockTerritories } from '../domain/assignment/territory-lock.queries.ts';
import type { Db } from '../parts/db/database.ts';
import { logEvents } from '../parts/event-log/event-log.queries.ts';
import { closeAssignments, returnFacts } from '../domain/assignment/return.queries.ts';
import { returnTerritories } from '../domain/assignment/return.rules.ts';
import { findLink, lockLink, markUsed, type Link } from './links.queries.ts';
import { checkLink, type LinkRefusal } from './one-tap.rules.ts';
import { oneTapEvents } from './one-tap.texts.ts';
import { insertRequest } from '../domain/assignment/requests.queries.ts';
import { linkHash } from '../domain/links/tokens.ts';
import { effectOf, type RequestEffect } from '../domain/assignment/requests.rules.ts';

interface Moment {
  readonly now: Temporal.Instant;
  readonly today: Temporal.PlainDate;
}

type LinkView =
  | { readonly refused: LinkRefusal }
  | { readonly refused?: undefined; readonly link: Link; readonly tap: RequestEffect };

/** `replaced`: another request about the assignment has given way. */
type Followed =
  | Extract<LinkView, { readonly refused: LinkRefusal }>
  | {
      readonly refused?: undefined;
      readonly link: Link;
      readonly tap: RequestEffect;
      readonly replaced: boolean;
    };

/** What following the link would do. Read-only, because mail scanners open links. */
export const seeLink = async (db: Db, token: string, moment: Moment): Promise<LinkView> =>
  viewOf(db, await findLink(db, linkHash(token)), moment);

/** Follows the link. The lock makes a concurrent second request see it as used. */
export async function followLink(db: Db, token: string, moment: Moment): Promise<Followed> {
  const hash = linkHash(token);
  const found = await findLink(db, hash);
  if (found) await lockTerritories(db, [found.territoryId]);
  const view = await viewOf(db, found && (await lockLink(db, hash)), moment);
  if (view.refused) return view;
  const { link, tap } = view;
  await markUsed(db, hash, moment.now);
  const { replaced } =
    tap === 'returns'
      ? await returnAtOnce(db, link, moment)
      : await insertRequest(db, link, moment.now);
  await logEvents(db, { userId: link.userId, login: link.login }, [
    { numberName: link.numberName, action: oneTapEvents[tap] },
  ]);
  return { link, tap, replaced };
}

/** Whatever was requested about the assignment is answered by its end. */
async function returnAtOnce(db: Db, { territoryId }: Link, { today }: Moment) {
  await closeAssignments(db, [territoryId], today);
  return { replaced: false };
}

/** Applies the rules of RETURN with the link's user as the caller. */
async function viewOf(db: Db, found: Link | undefined, { now, today }: Moment): Promise<LinkView> {
  const checked = checkLink(found, now);
  if (checked.refused) return checked;
  const { link } = checked;
  const territoryIds = [link.territoryId];
  const facts = await returnFacts(db, territoryIds);
  const returns = returnTerritories(facts, { territoryIds, returnDate: today }, link, today);
  return { link, tap: effectOf(link.action, returns) };
}
