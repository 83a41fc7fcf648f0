import type {
  EditedEntry,
  EditorOpening,
  HistoryEntries,
} from '#machines/history/history.rules.ts';
import type { HistoryEntry, TerritoryHistory } from '#schema/generated.ts';

export const today = '2026-03-15';

/** A closed entry, unless `facts` differ. */
export const anEntry = (facts: Partial<HistoryEntry> = {}): HistoryEntry => ({
  historyId: '123',
  outputNumber: 3,
  releaseDate: '2025-06-01',
  returnDate: '2025-07-01',
  login: 'Autre Rôle 5',
  activity: 'Invitation',
  cssClass: '',
  userId: '6',
  activityId: '3',
  exited: false,
  version: '700',
  ...facts,
});

export const openEntry = anEntry({
  historyId: '124',
  outputNumber: 4,
  releaseDate: '2026-02-01',
  returnDate: null,
  cssClass: 'row-out',
  exited: true,
  version: '701',
});

export const edited = ({
  login: _,
  activity: __,
  cssClass: ___,
  ...entry
}: HistoryEntry): EditedEntry => entry;

export const aHistory = (facts: Partial<TerritoryHistory> = {}): TerritoryHistory => ({
  histories: [openEntry, anEntry()],
  canEdit: true,
  today,
  theoreticalReturnDate: null,
  reprieveBtn: false,
  ...facts,
});

export const anOpening = (entry: HistoryEntry | null = anEntry()): EditorOpening => ({
  entry: entry && edited(entry),
  activities: [
    { id: '1', name: 'Porte à porte' },
    { id: '3', name: 'Invitation' },
  ],
  users: [
    { id: '5', login: 'Rôle numéro 5' },
    { id: '6', login: 'Autre Rôle 5' },
  ],
});

/** The form with the stored values of entry 123. */
export const entered = (facts: Partial<HistoryEntries> = {}): HistoryEntries => ({
  outputNumber: '3',
  releaseDate: '2025-06-01',
  returnDate: '2025-07-01',
  userId: '6',
  activityId: '3',
  ...facts,
});
