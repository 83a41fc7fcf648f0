import { Temporal } from 'temporal-polyfill';
import type { RequestKind } from '../domain/assignment/requests.rules.ts';

/** Validity of a reminder's link, in days. */
export const linkDays = 30;
/** Days for which an expired link is kept, so that the screen can say it has expired. */
export const deadLinkDays = 30;

export interface LinkFacts {
  readonly action: RequestKind;
  readonly used: boolean;
  readonly expiresAt: Temporal.Instant;
  /** Due date stated in the mail. */
  readonly dueDate: Temporal.PlainDate;
  /** Current theoretical return date. */
  readonly theoreticalReturnDate: Temporal.PlainDate;
  readonly returned: boolean;
  /** The assignment still belongs to the link's user. */
  readonly theirs: boolean;
  /** The same request is pending. */
  readonly asked: boolean;
}

export type LinkRefusal =
  | 'unknownLink'
  | 'usedLink'
  | 'expiredLink'
  | 'alreadyReturned'
  | 'alreadyAsked'
  | 'dateMoved';

type LinkCheck<Link> =
  | { readonly refused: LinkRefusal }
  | { readonly refused?: undefined; readonly link: Link };

/** Checks that a link can be followed; links work once. */
export function checkLink<Link extends LinkFacts>(
  link: Link | undefined,
  now: Temporal.Instant,
): LinkCheck<Link> {
  if (!link?.theirs) return { refused: 'unknownLink' };
  if (link.returned) return { refused: 'alreadyReturned' };
  if (link.used) return { refused: 'usedLink' };
  if (Temporal.Instant.compare(now, link.expiresAt) >= 0) return { refused: 'expiredLink' };
  if (link.asked) return { refused: 'alreadyAsked' };
  if (!link.dueDate.equals(link.theoreticalReturnDate)) return { refused: 'dateMoved' };
  return { link };
}
