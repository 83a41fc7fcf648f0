import { Temporal } from 'temporal-polyfill';
import type { RequestKind, RequestEffect } from '../domain/assignment/requests.rules.ts';

/** Validity of a permission, in days. */
export const permissionDays = 30;
/** Days for which an expired permission is kept, so that its act gets a sentence. */
export const deadPermissionDays = 30;

/** Who closed an assignment; null where nothing says it. */
export type Returner = 'self' | 'manager' | 'automatic' | null;

/**
 * `streets`: ticking the streets of the assignment, any number of times. `keep`: no act, but that the device may go on
 * keeping.
 */
export type PocketAction = RequestKind | 'streets' | 'keep';

export interface Receipt {
  readonly effect: RequestEffect;
  readonly countedOn: Temporal.PlainDate;
}

export interface PermissionFacts {
  readonly action: PocketAction;
  /** Due date of the assignment when the permission was issued. */
  readonly dueDate: Temporal.PlainDate;
  readonly expiresAt: Temporal.Instant;
  readonly used: (Receipt & { readonly key: string; readonly at: Temporal.Instant }) | null;
  /** Null once the exit was cancelled. */
  readonly assignment: {
    readonly theirs: boolean;
    readonly returned: { readonly on: Temporal.PlainDate; readonly by: Returner } | null;
    readonly theoreticalReturnDate: Temporal.PlainDate;
    /** The same request is pending. */
    readonly asked: boolean;
    /** Since when another request is; null where none is. */
    readonly otherAskedAt: Temporal.Instant | null;
  } | null;
}

export type Conflict =
  | 'cancelled'
  | 'given'
  | 'returnedByManager'
  | 'returnedAutomatically'
  | 'returnedBySelf'
  | 'returned'
  | 'alreadyAsked'
  | 'askedOtherwise'
  | 'dateMoved';

export type ActRuling =
  | { readonly kind: 'refused'; readonly refused: 'unknownPermission' | 'expiredPermission' }
  | { readonly kind: 'refused'; readonly refused: 'usedPermission'; readonly at: Temporal.Instant }
  /** The answer to the same act got lost: it is given again. */
  | ({ readonly kind: 'counted' } & Receipt)
  | {
      readonly kind: 'conflict';
      readonly conflict: Conflict;
      /** The day that the sentence names. */
      readonly on: Temporal.PlainDate | null;
    }
  | { readonly kind: 'act' };

const returnedBy = {
  self: 'returnedBySelf',
  manager: 'returnedByManager',
  automatic: 'returnedAutomatically',
} as const;

/** Whether an act counts, once for each permission (OWN-106). */
export function actRuling(
  permission: PermissionFacts | undefined,
  key: string,
  now: Temporal.Instant,
): ActRuling {
  if (!permission) return { kind: 'refused', refused: 'unknownPermission' };
  const { used, assignment, action, dueDate, expiresAt } = permission;
  if (used?.key === key) {
    return { kind: 'counted', effect: used.effect, countedOn: used.countedOn };
  }
  if (used) return { kind: 'refused', refused: 'usedPermission', at: used.at };
  const conflict = (conflict: Conflict, on: Temporal.PlainDate | null = null): ActRuling => ({
    kind: 'conflict',
    conflict,
    on,
  });
  if (!assignment) return conflict('cancelled');
  if (!assignment.theirs) return conflict('given');
  if (assignment.returned) {
    const { on, by } = assignment.returned;
    return conflict(by === null ? 'returned' : returnedBy[by], on);
  }
  if (Temporal.Instant.compare(now, expiresAt) >= 0) {
    return { kind: 'refused', refused: 'expiredPermission' };
  }
  if (assignment.asked) return conflict('alreadyAsked');
  const { theoreticalReturnDate } = assignment;
  const moved = !dueDate.equals(theoreticalReturnDate);
  return action === 'month' && moved
    ? conflict('dateMoved', theoreticalReturnDate)
    : { kind: 'act' };
}

/**
 * When an act was done: a device says for how long it waited, never a date, so that a wrong clock
 * does no harm. Not before its permission was issued, and not in the future.
 */
export function doneAt(
  secondsAgo: number,
  { now, issuedAt }: { readonly now: Temporal.Instant; readonly issuedAt: Temporal.Instant },
): Temporal.Instant {
  const waited = Math.min(Math.max(secondsAgo, 0), issuedAt.until(now).total('seconds'));
  return now.subtract({ seconds: Math.max(Math.floor(waited), 0) });
}

/** A request that waited is older than another one made meanwhile, and the last word counts (B-128). */
export const isOvertaken = (
  { assignment }: PermissionFacts,
  effect: RequestEffect,
  doneAt: Temporal.Instant,
): boolean =>
  effect !== 'returns' &&
  assignment !== null &&
  assignment.otherAskedAt !== null &&
  Temporal.Instant.compare(doneAt, assignment.otherAskedAt) < 0;

/** Names an act of one assignment as it stands. */
export const actName = (historyId: number | null, dueDate: string, action: PocketAction): string =>
  `${historyId}@${dueDate}@${action}`;
