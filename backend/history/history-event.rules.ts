import type { Temporal } from 'temporal-polyfill';
import type { Entry, Written } from './history.rules.ts';

/** What an edit changed, as the log tells it: numbers and days by their new value. */
export interface EntryChanges {
  readonly outputNumber?: number;
  readonly releaseDate?: string;
  readonly returnDate?: string;
  readonly user?: true;
  readonly activity?: true;
}

/** Null when nothing changed: then there is nothing to tell (B-81). */
export function changesOf(before: Entry, after: Written): EntryChanges | null {
  const { outputNumber, releaseDate, returnDate, userId, activityId } = after;
  const changes: EntryChanges = {
    ...(outputNumber === before.outputNumber ? {} : { outputNumber }),
    ...(releaseDate.equals(before.releaseDate) ? {} : { releaseDate: human(releaseDate) }),
    ...(!returnDate || (before.returnDate && returnDate.equals(before.returnDate))
      ? {}
      : { returnDate: human(returnDate) }),
    ...(userId === before.userId ? {} : { user: true }),
    ...(activityId === before.activityId ? {} : { activity: true }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

const human = (day: Temporal.PlainDate): string => day.toString().split('-').toReversed().join('/');
