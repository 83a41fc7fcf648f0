import { type Fault, firstFault, required, upTo } from '../fields/fields.rules.ts';
import type { AddHistoryOutcome, HistoryEntryToAdd, TerritoryHistory } from '#schema/generated.ts';

/** What is known of the past of a new territory. */
export interface Past {
  readonly history: TerritoryHistory | null;
  /** The last day an assignment may name; the server's own wherever it says one (B-112). */
  readonly today: string;
  /** Of the assignment to enter next, with the day it is proposed to begin. */
  readonly outputNumber: number;
  readonly releaseDate: string;
  readonly historyShown: boolean;
}

/** What is typed of an assignment; days as yyyy-mm-dd. */
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

/** TADD-13 … TADD-16, B-106: nothing after today, nothing back before it went out. */
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

/** B-31: the next number is one more than the highest; the table is there once it has a row. */
export const pastAsRead = (past: Past, history: TerritoryHistory): Partial<Past> => ({
  history,
  today: history.today ?? past.today,
  outputNumber: Math.max(0, ...history.histories.map(({ outputNumber }) => outputNumber)) + 1,
  historyShown: past.historyShown || history.histories.length > 0,
});

/** TADD-18, TADD-19, B-31: what the server proposes for the next one. */
export const pastAdded = (past: Past, outcome: AddHistoryOutcome): Partial<Past> =>
  'outputNumber' in outcome
    ? {
        outputNumber: outcome.outputNumber,
        releaseDate: outcome.releaseDate,
        historyShown: past.historyShown || outcome.showHistory,
      }
    : {};
