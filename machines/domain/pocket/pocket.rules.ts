import type { LinkAction, Tap } from '#schema/generated.ts';
import type { Tick } from '../streets/streets.rules.ts';

/** `sending` outside of a send means that the device stopped in the middle of it. */
export type ActState = 'waiting' | 'sending' | 'settled' | 'refused' | 'conflict';

/** An act that a device keeps until it has an answer, and then with it. Times in ms, device clock. */
interface Queued {
  readonly id: number;
  /** Idempotency key: the same with every try. */
  readonly key: string;
  readonly token: string;
  readonly historyId: string;
  readonly numberName: string;
  readonly doneAt: number;
  readonly state: ActState;
  /** The server's sentence, once there is an answer. */
  readonly message: string | null;
  readonly answeredAt: number | null;
  /** What can still be done after a conflict. */
  readonly next: PermittedAct | null;
}

/** A return or a request. */
export interface Tapped {
  readonly action: LinkAction;
  readonly tap: Tap;
  readonly tick?: undefined;
}

/** A street that was ticked. */
export interface Ticked {
  readonly tick: Tick;
  readonly action?: undefined;
  readonly tap?: undefined;
}

export type QueuedAct = Queued & (Tapped | Ticked);

type NewQueued = Pick<Queued, 'token' | 'historyId' | 'numberName' | 'doneAt'>;
export type NewTap = NewQueued & Tapped;
export type NewTick = NewQueued & Ticked;
export type NewAct = NewTap | NewTick;

/** An act with its permission. */
export interface PermittedAct {
  readonly action: LinkAction;
  readonly tap: Tap;
  readonly token: string;
  /** Due date of the assignment when the permission was issued, yyyy-mm-dd. */
  readonly dueDate: string;
  /** ms, server clock. */
  readonly expiresAt: number;
}

const day = 24 * 60 * 60 * 1000;
/** Days without the server after which a device forgets what it keeps. */
const forgottenAfter = 30 * day;
/** A clock that differs by more is wrong. */
const tolerated = day / 2;
/** Permissions with less left are renewed. */
const renewedBefore = 15 * day;
/** While nothing has changed, a device asks again after this time. */
const freshFor = day / 144;

export const isUnsent = ({ state }: Pick<QueuedAct, 'state'>): boolean =>
  state === 'waiting' || state === 'sending';

/** The acts that can be done now: permitted, not done already, and not after a return that waits. */
export function offeredActs<Act extends PermittedAct>(
  acts: readonly Act[],
  queued: readonly QueuedAct[],
  serverNow: number,
): readonly Act[] {
  if (queued.some((act) => isUnsent(act) && act.action === 'returned')) return [];
  const done = new Set(queued.map(({ token }) => token));
  return acts.filter(
    ({ action, token, expiresAt }) =>
      expiresAt > serverNow &&
      !done.has(token) &&
      !queued.some((act) => isUnsent(act) && act.action === action),
  );
}

/** A permission to tick the streets of an assignment. */
export type TickPermission = Pick<PermittedAct, 'token' | 'expiresAt'>;

/** Whether streets can be ticked now: permitted, and not after a return that waits. */
export const mayTick = (
  permission: TickPermission | null,
  queued: readonly QueuedAct[],
  serverNow: number,
): boolean =>
  permission !== null &&
  permission.expiresAt > serverNow &&
  !queued.some((act) => isUnsent(act) && act.action === 'returned');

/** The permissions that need no renewal, as `fillPocket` takes them. */
export const goodPermissions = (
  acts: readonly TickPermission[],
  serverNow: number,
): readonly string[] =>
  acts.filter(({ expiresAt }) => expiresAt - serverNow > renewedBefore).map(({ token }) => token);

/** What a device knows of its last contact with the server. */
export interface Contact {
  /** ms, device clock. */
  readonly filledAt: number;
  /** Server clock minus device clock at that moment, ms. */
  readonly skew: number;
}

/** The server's clock as the device can tell. */
export const serverTime = ({ skew }: Contact, now: number): number => now + skew;

/** The clock was wrong at the last contact, or has gone back since. */
export const clockIsWrong = ({ filledAt, skew }: Contact, now: number): boolean =>
  Math.abs(skew) > tolerated || filledAt - now > tolerated;

export const isForgotten = ({ filledAt }: Contact, now: number): boolean =>
  now - filledAt > forgottenAfter;

/** Whether a look at the server is due; `changed`: the list shows something else than the device keeps. */
export const fillIsDue = (contact: Contact | null, now: number, changed: boolean): boolean =>
  contact === null || changed || Math.abs(now - contact.filledAt) > freshFor;
