import { Temporal } from 'temporal-polyfill';
import type { ReturnRefusal, Returns } from '../exit/return.rules.ts';

export type LinkAction = 'returned' | 'month';

/** How long a link of a reminder may be followed. */
export const linkDays = 30;

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

/** Why a link leads nowhere (any more); null: it may be followed, once. */
export function deadLink(link: LinkFacts | undefined, now: Temporal.Instant): LinkRefusal | null {
  if (!link?.theirs) return 'unknownLink';
  if (link.returned) return 'alreadyReturned';
  if (link.used) return 'usedLink';
  if (Temporal.Instant.compare(now, link.expiresAt) >= 0) return 'expiredLink';
  if (link.asked) return 'alreadyAsked';
  return link.dueDate.equals(link.theoreticalReturnDate) ? null : 'dateMoved';
}

export type Tap = 'returns' | 'asksReturn' | 'asksMonth';

/** What a tap does: brings it back where the rules of RETURN let this person, else asks a manager. */
export function tapOf(action: LinkAction, returns: Returns | ReturnRefusal): Tap {
  if (action === 'month') return 'asksMonth';
  return returns.refused ? 'asksReturn' : 'returns';
}
