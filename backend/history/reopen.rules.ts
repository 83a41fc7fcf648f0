import { overlap, type Entry, type HistoryFacts } from '../domain/assignment/history.rules.ts';

export interface ReopenCommand {
  readonly historyId: number;
  /** Version the client read; null skips the comparison. */
  readonly version: string | null;
}

export interface Obstacles {
  /** Name of the event that the territory is booked for. */
  readonly eventBooking: string | null;
  /** It was taken out online, is due, and the congregation lets such assignments end by themselves. */
  readonly returnsByItself: boolean;
}

export interface ReopenRefusal {
  readonly refused:
    | 'unknownTerritory'
    | 'unknownEntry'
    | 'changedMeanwhile'
    | 'notReturned'
    | 'outAgain'
    | 'notLast'
    | 'noHolder'
    | 'bookedForEvent'
    | 'returnsByItself';
}

/** Rules of reopening a returned assignment: the last one, as long as nothing has come after it (OWN-236). */
export function reopenEntry(
  facts: HistoryFacts | undefined,
  { eventBooking, returnsByItself }: Obstacles,
  { historyId, version }: ReopenCommand,
): { readonly refused?: undefined; readonly entry: Entry } | ReopenRefusal {
  if (!facts) return { refused: 'unknownTerritory' };
  const entry = facts.entries.find(({ id }) => id === historyId);
  if (!entry) return { refused: 'unknownEntry' };
  if (entry.returnDate === null) return { refused: 'notReturned' };
  if (version !== null && version !== String(entry.version)) return { refused: 'changedMeanwhile' };
  const others = facts.entries.filter((it) => it !== entry);
  if (others.some(({ returnDate }) => returnDate === null)) return { refused: 'outAgain' };
  const open = { releaseDate: entry.releaseDate, returnDate: null };
  if (others.some((other) => overlap(open, other))) return { refused: 'notLast' };
  if (entry.userId === null) return { refused: 'noHolder' };
  if (eventBooking !== null) return { refused: 'bookedForEvent' };
  return returnsByItself ? { refused: 'returnsByItself' } : { entry };
}
