import { type Fault, firstFault, required, upTo } from '../parts/fields/fields.rules.ts';
import type { HistoryEntryAdded, HistoryEntryToAdd, TerritoryHistory } from '#schema/generated.ts';

/** The past of a new territory. */
export interface Past {
  readonly history: TerritoryHistory | null;
  /** The last day an assignment may name: the server's, or the device's where it sends none (B-112). */
  readonly today: string;
  /** Number and proposed release date of the next assignment. */
  readonly outputNumber: number;
  readonly releaseDate: string;
  readonly historyShown: boolean;
}

/** The form of an assignment; days as yyyy-mm-dd. */
export type PastEntries = Omit<HistoryEntryToAdd, 'territoryId'>;

export const nothingEntered: PastEntries = {
  releaseDate: '',
  returnDate: '',
  userId: '',
  activityId: '',
};

export const pastEntries = (entered: PastEntries): PastEntries => ({
  releaseDate: entered.releaseDate,
  returnDate: entered.returnDate,
  userId: entered.userId,
  activityId: entered.activityId,
});

export type PastFaults = { readonly [Field in keyof PastEntries]: Fault | null };

/** The fault of each field: no day after today, no return before the release (TADD-13 … TADD-16, B-106). */
export function pastFaults({ today }: Pick<Past, 'today'>, entered: PastEntries): PastFaults {
  const { releaseDate, returnDate, userId, activityId } = entered;
  const back = firstFault(returnDate, [required, upTo(today)]);
  return {
    releaseDate: firstFault(releaseDate, [required, upTo(today)]),
    returnDate: back === null && returnDate < releaseDate ? { code: 'date' } : back,
    userId: firstFault(userId, [required]),
    activityId: firstFault(activityId, [required]),
  };
}

/** The assignment may be added (TADD-17). */
export const pastFilled = (past: Past, entered: PastEntries): boolean =>
  past.history !== null && Object.values(pastFaults(past, entered)).every((it) => it === null);

/** Counts the next number on from the highest; the table appears with its first row (B-31). */
export const pastAsRead = (past: Past, history: TerritoryHistory): Partial<Past> => ({
  history,
  today: history.today ?? past.today,
  outputNumber: Math.max(0, ...history.histories.map(({ outputNumber }) => outputNumber)) + 1,
  historyShown: past.historyShown || history.histories.length > 0,
});

/** The server proposes number and release date of the next assignment (TADD-18, TADD-19, B-31). */
export const pastAdded = (
  { historyShown }: Pick<Past, 'historyShown'>,
  { outputNumber, releaseDate, showHistory }: HistoryEntryAdded,
): Partial<Past> => ({ outputNumber, releaseDate, historyShown: historyShown || showHistory });
