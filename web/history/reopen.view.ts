import type { HistoryEntry, TerritoryHistory } from '#schema/generated.ts';

import { humanDay } from '../parts/fields/date.view.ts';
import { historyTexts as texts } from './history.texts.ts';

/** The last returned assignment; null where it cannot be reopened (OWN-236). */
export function reopenable({ canEdit, histories }: TerritoryHistory): HistoryEntry | null {
  if (!canEdit || histories.some(({ exited }) => exited)) return null;
  const [last] = histories.toSorted(byReturn);
  return last && last.userId !== null ? last : null;
}

const byReturn = (one: HistoryEntry, other: HistoryEntry): number =>
  (other.returnDate ?? '').localeCompare(one.returnDate ?? '') ||
  other.outputNumber - one.outputNumber;

export const reopenAbout = (numberName: string, entry: HistoryEntry): string =>
  texts.held(
    numberName,
    entry.login,
    humanDay(entry.releaseDate),
    humanDay(entry.returnDate ?? ''),
  );
