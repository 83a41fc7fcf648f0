import { Temporal } from 'temporal-polyfill';
import type { ReturnRefusal, Returns } from '../exit/return.rules.ts';

export type LinkAction = 'returned' | 'month';

/** How long a link of a reminder may be followed. */
export const linkDays = 30;
/** How long it is known after that, to say that it is over. */
export const deadLinkDays = 30;

export interface LinkFacts {
  readonly action: LinkAction;
  readonly used: boolean;
  readonly expiresAt: Temporal.Instant;
  /** As the mail said it. */
  readonly dueDate: Temporal.PlainDate;
  /** As it is now. */
  readonly theoreticalReturnDate: Temporal.PlainDate;
  readonly returned: boolean;
  /** Whether the assignment is still that person's. */
  readonly theirs: boolean;
  /** Whether the same was asked and is still to be answered. */
  readonly asked: boolean;
}

export type LinkRefusal =
  | 'unknownLink'
  | 'usedLink'
  | 'expiredLink'
  | 'alreadyReturned'
  | 'alreadyAsked'
  | 'dateMoved';

type Found<Link> =
  | { readonly refused: LinkRefusal }
  | { readonly refused?: undefined; readonly link: Link };

/** A link that may be followed, once; else why it leads nowhere (any more). */
export function livingLink<Link extends LinkFacts>(
  link: Link | undefined,
  now: Temporal.Instant,
): Found<Link> {
  if (!link?.theirs) return { refused: 'unknownLink' };
  if (link.returned) return { refused: 'alreadyReturned' };
  if (link.used) return { refused: 'usedLink' };
  if (Temporal.Instant.compare(now, link.expiresAt) >= 0) return { refused: 'expiredLink' };
  if (link.asked) return { refused: 'alreadyAsked' };
  if (!link.dueDate.equals(link.theoreticalReturnDate)) return { refused: 'dateMoved' };
  return { link };
}

export type Tap = 'returns' | 'asksReturn' | 'asksMonth';

/** What a tap does: it brings back where the rules of RETURN let this person, else it asks a manager. */
export function tapOf(action: LinkAction, returns: Returns | ReturnRefusal): Tap {
  if (action === 'month') return 'asksMonth';
  return returns.refused ? 'asksReturn' : 'returns';
}
