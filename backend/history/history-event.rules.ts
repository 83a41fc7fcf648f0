import type { Entry, EntryValues } from '../domain/assignment/history.rules.ts';
import { humanDay } from '../parts/texts/human-day.ts';

/** Changed fields of an assignment with their new values, for the event log. */
export interface EntryChanges {
  readonly outputNumber?: number;
  readonly releaseDate?: string;
  readonly returnDate?: string;
  readonly user?: true;
  readonly activity?: true;
}

/** Null when nothing changed: no event is logged (B-81). */
export function changesOf(before: Entry, after: EntryValues): EntryChanges | null {
  const { outputNumber, releaseDate, returnDate, userId, activityId } = after;
  const changes: EntryChanges = {
    ...(outputNumber === before.outputNumber ? {} : { outputNumber }),
    ...(releaseDate.equals(before.releaseDate) ? {} : { releaseDate: humanDay(releaseDate) }),
    ...(!returnDate || (before.returnDate && returnDate.equals(before.returnDate))
      ? {}
      : { returnDate: humanDay(returnDate) }),
    ...(userId === before.userId ? {} : { user: true }),
    ...(activityId === before.activityId ? {} : { activity: true }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}
