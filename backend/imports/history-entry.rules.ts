import { Temporal } from 'temporal-polyfill';
import type { ActivityKind } from '../domain/assignment/period.rules.ts';
import { exitTerritories } from '../domain/assignment/exit.rules.ts';
import type { SentDay } from '../parts/http/fields.ts';
import {
  addHistoryEntry,
  type Entry,
  type EntryValues,
} from '../domain/assignment/history.rules.ts';
import type { HistoryFacts } from './history-facts.ts';
import type { Reason } from './imports.rules.ts';

type Territory = HistoryFacts['territories'][number];
type EntryFacts = Pick<HistoryFacts, 'caller' | 'periods' | 'today'>;

export interface SentPeriod {
  readonly releaseDate: SentDay;
  readonly returnDate: SentDay;
}

export interface SentEntry extends SentPeriod {
  /** Null for a removed person, below 0 for one to be created. */
  readonly userId: number | null;
  readonly activityId: number;
}

/** Stands in the rules of the history for a removed person, whom no form can name (B-48). */
const nobody = 0;

export interface Case {
  readonly territory: Territory;
  readonly known: readonly Entry[];
  readonly sent: SentEntry;
  readonly activityKind: ActivityKind;
}

/** Rules of HISTORY ADD, or of EXIT for an assignment without a return date. */
export function judged(facts: EntryFacts, it: Case): EntryValues | { readonly reason: Reason } {
  const { territory, known, sent, activityKind } = it;
  const { numberName } = territory;
  if (sent.returnDate === null) {
    return sent.userId === null ? { reason: { code: 'removedHolds' } } : takenOut(facts, it);
  }
  const ruling = addHistoryEntry(
    { numberName, entries: known, activityKind, userExists: true, periods: facts.periods },
    { ...sent, userId: sent.userId ?? nobody, action: 'add' },
    facts.today,
  );
  return ruling.refused ? { reason: { code: ruling.refused } } : { ...ruling, userId: sent.userId };
}

/** An entry without a return date: ruled as an exit of the territory. */
function takenOut(
  facts: EntryFacts,
  { territory, known, sent, activityKind }: Case,
): EntryValues | { readonly reason: Reason } {
  if (territory.booked) return { reason: { code: 'booked' } };
  const returns = known.flatMap(({ returnDate }) => returnDate ?? []);
  const lastReturn =
    returns.toSorted((one, other) => Temporal.PlainDate.compare(one, other)).at(-1) ?? null;
  const out = known.some(({ returnDate }) => returnDate === null);
  const { id, numberName } = territory;
  const ruling = exitTerritories(
    {
      territories: [{ id, numberName, out, lastReturn, noVisited: false, booking: null }],
      restrictExits: false,
      bypassNoVisited: true,
      imposedActivities: null,
      activityKind,
      userExists: true,
      onlineEnabled: false,
      periods: facts.periods,
    },
    {
      ...sent,
      territoryIds: [id],
      exitAndReturn: false,
      forceOnline: false,
      warnOfEvents: false,
      forceOverwrite: false,
    },
    facts.caller,
    facts.today,
  );
  if (ruling.refused) return { reason: reasonOf(ruling.refused) };
  return {
    outputNumber: Math.max(0, ...known.map(({ outputNumber }) => outputNumber)) + 1,
    releaseDate: ruling.releaseDate,
    returnDate: null,
    userId: ruling.userId,
    activityId: ruling.activityId,
    theoreticalReturnDate: ruling.theoreticalReturnDate,
  };
}

function reasonOf(refused: string): Reason {
  switch (refused) {
    case 'alreadyOut':
    case 'releaseBeforeReturn':
    case 'releaseInFuture':
    case 'invalidDate':
    case 'required':
      return { code: refused };
    default:
      return { code: 'unreadable' };
  }
}
