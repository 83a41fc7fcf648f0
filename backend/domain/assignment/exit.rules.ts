import type { Temporal } from 'temporal-polyfill';
import {
  isBefore,
  theoreticalReturn,
  type ActivityKind,
  type AssignmentPeriods,
} from './period.rules.ts';
import type { SentDay } from '../../parts/http/fields.ts';
import { manages, type RoleId } from '../../parts/permissions/permissions.ts';
import { isPublisher } from '../../parts/permissions/permissions.ts';

export type BookingType = 'paper' | 'online' | 'event';

export interface Caller {
  readonly userId: number;
  readonly role: RoleId;
}

export interface TerritoryToExit {
  readonly id: number;
  readonly numberName: string;
  readonly out: boolean;
  readonly lastReturn: Temporal.PlainDate | null;
  readonly noVisited: boolean;
  readonly booking: { readonly name: string; readonly type: BookingType } | null;
}

export interface ExitFacts {
  /** The existing ones among those sent, by number. */
  readonly territories: readonly TerritoryToExit[];
  readonly restrictExits: boolean;
  readonly bypassNoVisited: boolean;
  /** Null when every activity may be chosen. */
  readonly imposedActivities: readonly number[] | null;
  /** Null for an unknown activity. */
  readonly activityKind: ActivityKind | null;
  readonly userExists: boolean;
  readonly onlineEnabled: boolean;
  readonly periods: AssignmentPeriods;
}

export interface ExitCommand {
  readonly territoryIds: readonly number[];
  readonly activityId: number;
  readonly userId: number | null;
  readonly releaseDate: SentDay;
  readonly returnDate: SentDay;
  readonly exitAndReturn: boolean;
  readonly forceOnline: boolean;
  /** A filter other than event was sent, so the caller did not see event bookings (B-07). */
  readonly warnOfEvents: boolean;
  readonly forceOverwrite: boolean;
}

export interface Exits {
  readonly refused?: undefined;
  readonly userId: number;
  readonly activityId: number;
  readonly releaseDate: Temporal.PlainDate;
  readonly returnDate: Temporal.PlainDate | null;
  readonly theoreticalReturnDate: Temporal.PlainDate;
  readonly territories: readonly {
    readonly id: number;
    readonly numberName: string;
    readonly online: boolean;
  }[];
}

export type ExitRefusal =
  | {
      readonly refused:
        | 'noneChosen'
        | 'oneAtATime'
        | 'unknownTerritory'
        | 'exitsRestricted'
        | 'activityNotOffered'
        | 'unknownActivity'
        | 'unknownUser'
        | 'required'
        | 'invalidDate'
        | 'releaseInFuture'
        | 'returnOutOfRange'
        | 'onlineNotEnabled';
    }
  | {
      readonly refused: 'alreadyOut' | 'notOnline' | 'noVisited' | 'releaseBeforeReturn';
      readonly numberName: string;
    }
  | { readonly refused: 'bookedForEvent'; readonly numberName: string; readonly booking: string };

/** Rules of taking out, in the order of the preconditions of C2 EXIT. */
export function exitTerritories(
  facts: ExitFacts,
  sent: ExitCommand,
  caller: Caller,
  today: Temporal.PlainDate,
): Exits | ExitRefusal {
  const manager = manages(caller.role);
  const command = manager ? sent : withoutManagersFields(sent, caller, today);
  const { territories } = facts;

  if (command.territoryIds.length === 0) return { refused: 'noneChosen' };
  if (!manager && command.territoryIds.length > 1) return { refused: 'oneAtATime' };
  if (territories.length < command.territoryIds.length) return { refused: 'unknownTerritory' };
  const out = territories.find((it) => it.out);
  if (out) return { refused: 'alreadyOut', numberName: out.numberName };

  const limited = manager ? null : nonManagerRefusal(facts, command, caller);
  if (limited) return limited;
  if (manager && command.userId === null) return { refused: 'required' };
  if (command.userId === null || (manager && !facts.userExists)) return { refused: 'unknownUser' };
  if (!facts.activityKind) return { refused: 'unknownActivity' };

  const { releaseDate } = command;
  if (releaseDate === null) return { refused: 'required' };
  if (releaseDate === 'invalid') return { refused: 'invalidDate' };
  if (isBefore(today, releaseDate)) return { refused: 'releaseInFuture' };
  const early = territories.find((it) => it.lastReturn && isBefore(releaseDate, it.lastReturn));
  if (early) return { refused: 'releaseBeforeReturn', numberName: early.numberName };
  const returnDate = command.exitAndReturn ? command.returnDate : null;
  if (returnDate === 'invalid') return { refused: 'invalidDate' };
  if (command.exitAndReturn && !between(releaseDate, returnDate, today)) {
    return { refused: 'returnOutOfRange' };
  }

  const booked = territories.find((it) => it.booking?.type === 'event');
  if (booked?.booking && command.warnOfEvents && !command.forceOverwrite) {
    const { numberName, booking } = booked;
    return { refused: 'bookedForEvent', numberName, booking: booking.name };
  }
  if (command.forceOnline && !facts.onlineEnabled) return { refused: 'onlineNotEnabled' };

  return {
    userId: command.userId,
    activityId: command.activityId,
    releaseDate,
    returnDate,
    theoreticalReturnDate: theoreticalReturn(releaseDate, facts.activityKind, facts.periods),
    territories: territories.map(({ id, numberName, booking }) => ({
      id,
      numberName,
      online: !manager || command.forceOnline || booking?.type === 'online',
    })),
  };
}

/** Precondition 4: ignores what a non-manager sent for manager-only fields. */
const withoutManagersFields = (
  { territoryIds, activityId }: ExitCommand,
  { userId }: Caller,
  today: Temporal.PlainDate,
): ExitCommand => ({
  territoryIds,
  activityId,
  userId,
  releaseDate: today,
  returnDate: null,
  exitAndReturn: false,
  forceOnline: false,
  warnOfEvents: false,
  forceOverwrite: false,
});

/** Preconditions 5 to 8. */
function nonManagerRefusal(
  { territories, restrictExits, bypassNoVisited, imposedActivities }: ExitFacts,
  { activityId }: ExitCommand,
  { role }: Caller,
): ExitRefusal | null {
  if (isPublisher(role) && restrictExits) return { refused: 'exitsRestricted' };
  const offline = territories.find(({ booking }) => booking?.type !== 'online');
  if (offline) return { refused: 'notOnline', numberName: offline.numberName };
  const unvisited = territories.find(({ noVisited }) => noVisited && !bypassNoVisited);
  if (unvisited) return { refused: 'noVisited', numberName: unvisited.numberName };
  if (imposedActivities && !imposedActivities.includes(activityId)) {
    return { refused: 'activityNotOffered' };
  }
  return null;
}

const between = (
  first: Temporal.PlainDate,
  day: Temporal.PlainDate | null,
  last: Temporal.PlainDate,
): boolean => day !== null && !isBefore(day, first) && !isBefore(last, day);

const bookingTypes: readonly BookingType[] = ['paper', 'online', 'event'];

/** Booking type of the list's filter; null (no filter) for any other value (B-94). */
export const bookingFilter = (sent: string): BookingType | null =>
  bookingTypes.find((type) => type === sent) ?? null;
