import type { Temporal } from 'temporal-polyfill';
import { outputNumberMax } from '#schema/limits.ts';
import {
  isBefore,
  theoreticalReturn,
  type ActivityKind,
  type AssignmentPeriods,
} from './period.rules.ts';
import type { SentDay } from '../../parts/http/fields.ts';

export interface Period {
  readonly releaseDate: Temporal.PlainDate;
  /** Null while the territory is out. */
  readonly returnDate: Temporal.PlainDate | null;
}

export interface Entry extends Period {
  readonly id: number;
  readonly outputNumber: number;
  /** Null when that account was deleted. */
  readonly userId: number | null;
  readonly activityId: number;
  readonly theoreticalReturnDate: Temporal.PlainDate;
  readonly reprieveMonths: number;
  readonly version: number;
}

export interface HistoryFacts {
  readonly numberName: string;
  readonly entries: readonly Entry[];
  /** Kind of the sent activity; null when it does not exist. */
  readonly activityKind: ActivityKind | null;
  readonly userExists: boolean;
  readonly periods: AssignmentPeriods;
}

/** A number field of a form; null when it was left out. */
export type SentNumber = number | 'invalid' | null;

interface SentEntry {
  readonly releaseDate: SentDay;
  readonly returnDate: SentDay;
  readonly userId: number | null;
  readonly activityId: number;
}

export interface EditCommand extends SentEntry {
  readonly historyId: number;
  readonly outputNumber: SentNumber;
  /** Version the client read; null skips the comparison. */
  readonly version: string | null;
  readonly forceOverwrite: boolean;
}

export interface AddCommand extends SentEntry {
  readonly action: string;
}

export interface RemoveCommand {
  readonly historyId: number;
  readonly outputNumber: SentNumber;
}

export interface HistoryRefusal {
  readonly refused:
    | 'unknownTerritory'
    | 'unknownEntry'
    | 'unknownUser'
    | 'unknownActivity'
    | 'unknownAction'
    | 'required'
    | 'invalidDate'
    | 'invalidNumber'
    | 'numberTaken'
    | 'releaseInFuture'
    | 'returnOutOfRange'
    | 'stillOut'
    | 'overlap'
    | 'openNotRemovable'
    | 'changedMeanwhile';
}

export interface EntryValues extends Period {
  readonly refused?: undefined;
  readonly outputNumber: number;
  readonly userId: number | null;
  readonly activityId: number;
  readonly theoreticalReturnDate: Temporal.PlainDate;
}

/** Rules of editing an assignment (C2 HISTORY EDIT, B-16, B-66). */
export function editHistoryEntry(
  facts: HistoryFacts | undefined,
  sent: EditCommand,
  today: Temporal.PlainDate,
): (EntryValues & { readonly before: Entry }) | HistoryRefusal {
  if (!facts) return { refused: 'unknownTerritory' };
  const before = facts.entries.find(({ id }) => id === sent.historyId);
  if (!before) return { refused: 'unknownEntry' };
  if (sent.version !== null && sent.version !== String(before.version) && !sent.forceOverwrite) {
    return { refused: 'changedMeanwhile' };
  }
  const others = facts.entries.filter((it) => it !== before);
  const number = freeNumber(sent.outputNumber, others);
  if (number.refused) return number;
  const open = before.returnDate === null;
  if (open && sent.returnDate !== null) return { refused: 'stillOut' };
  const period = periodOf(sent, today, open);
  if (period.refused) return period;
  // A deleted user stays unless another one is sent (B-48).
  const nobody = sent.userId === null && before.userId === null;
  const refused = nobody ? null : userRefusal(facts, sent);
  if (refused) return refused;
  if (!facts.activityKind) return { refused: 'unknownActivity' };
  if (others.some((other) => overlap(period, other))) return { refused: 'overlap' };
  const moved =
    !period.releaseDate.equals(before.releaseDate) || sent.activityId !== before.activityId;
  return {
    ...period,
    before,
    outputNumber: number.value,
    userId: sent.userId,
    activityId: sent.activityId,
    theoreticalReturnDate: moved
      ? theoreticalReturn(period.releaseDate, facts.activityKind, facts.periods).add({
          months: before.reprieveMonths,
        })
      : before.theoreticalReturnDate,
  };
}

/** Rules of adding a past assignment (C2 HISTORY ADD, B-31). */
export function addHistoryEntry(
  facts: HistoryFacts | undefined,
  sent: AddCommand,
  today: Temporal.PlainDate,
): (EntryValues & { readonly returnDate: Temporal.PlainDate }) | HistoryRefusal {
  if (sent.action !== 'add') return { refused: 'unknownAction' };
  if (!facts) return { refused: 'unknownTerritory' };
  const period = periodOf(sent, today, false);
  if (period.refused) return period;
  const refused = userRefusal(facts, sent);
  if (refused) return refused;
  if (!facts.activityKind) return { refused: 'unknownActivity' };
  if (facts.entries.some((other) => overlap(period, other))) return { refused: 'overlap' };
  const { releaseDate, returnDate } = period;
  if (!returnDate) return { refused: 'required' };
  return {
    releaseDate,
    returnDate,
    outputNumber: nextNumber(facts.entries),
    userId: sent.userId,
    activityId: sent.activityId,
    theoreticalReturnDate: theoreticalReturn(releaseDate, facts.activityKind, facts.periods),
  };
}

/** Rules of removing an assignment; the others keep their output numbers (C2 HISTORY REMOVE). */
export function removeHistoryEntry(
  facts: HistoryFacts | undefined,
  sent: RemoveCommand,
): { readonly refused?: undefined; readonly entry: Entry } | HistoryRefusal {
  if (!facts) return { refused: 'unknownTerritory' };
  const entry = facts.entries.find(
    ({ id, outputNumber }) => id === sent.historyId && outputNumber === sent.outputNumber,
  );
  if (!entry) return { refused: 'unknownEntry' };
  return entry.returnDate === null ? { refused: 'openNotRemovable' } : { entry };
}

const nextNumber = (entries: readonly Entry[]): number =>
  Math.max(0, ...entries.map(({ outputNumber }) => outputNumber)) + 1;

/** A release on the return day of the preceding assignment is no overlap (B-66). */
export const overlap = (one: Period, other: Period): boolean =>
  (!other.returnDate || isBefore(one.releaseDate, other.returnDate)) &&
  (!one.returnDate || isBefore(other.releaseDate, one.returnDate));

function freeNumber(
  sent: SentNumber,
  others: readonly Entry[],
): HistoryRefusal | { readonly refused?: undefined; readonly value: number } {
  if (sent === null) return { refused: 'required' };
  if (sent === 'invalid' || sent > outputNumberMax) return { refused: 'invalidNumber' };
  return others.some(({ outputNumber }) => outputNumber === sent)
    ? { refused: 'numberTaken' }
    : { value: sent };
}

function periodOf(
  { releaseDate, returnDate }: SentEntry,
  today: Temporal.PlainDate,
  open: boolean,
): HistoryRefusal | (Period & { readonly refused?: undefined }) {
  if (releaseDate === null || (returnDate === null && !open)) return { refused: 'required' };
  if (releaseDate === 'invalid' || returnDate === 'invalid') return { refused: 'invalidDate' };
  if (isBefore(today, releaseDate)) return { refused: 'releaseInFuture' };
  if (returnDate && (isBefore(returnDate, releaseDate) || isBefore(today, returnDate))) {
    return { refused: 'returnOutOfRange' };
  }
  return { releaseDate, returnDate };
}

function userRefusal({ userExists }: HistoryFacts, { userId }: SentEntry): HistoryRefusal | null {
  if (userId === null) return { refused: 'required' };
  return userExists ? null : { refused: 'unknownUser' };
}
