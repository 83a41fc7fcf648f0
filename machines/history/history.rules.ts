import {
  type Fault,
  firstFault,
  positiveNumber,
  required,
  upTo,
} from '../parts/fields/fields.rules.ts';
import { outputNumberMax } from '#schema/limits.ts';
import type {
  Activity,
  HistoryEntry,
  HistoryEntryForm,
  Publisher,
  TerritoryHistory,
} from '#schema/generated.ts';

/** The entry that is edited. */
export type EditedEntry = Omit<HistoryEntry, '__typename' | 'login' | 'activity' | 'cssClass'>;

/** What the editor opens with; without an entry there is nothing to edit (B-65). */
export interface EditorOpening {
  readonly entry: EditedEntry | null;
  readonly activities: readonly Activity[];
  readonly users: readonly Publisher[];
}

/** The form of an entry; days as yyyy-mm-dd (HED-05). */
export interface HistoryEntries {
  readonly outputNumber: string;
  readonly releaseDate: string;
  readonly returnDate: string;
  readonly userId: string;
  readonly activityId: string;
}

export type HistoryFaults = { readonly [Field in keyof HistoryEntries]: Fault | null };

/** Whether the editor may open: the server allows it and there is an entry (HED-03, B-65). */
export const editable = ({ canEdit, histories }: TerritoryHistory): boolean =>
  canEdit && histories.length > 0;

/** The fault of each field (HED-06, HED-07, HED-14, HED-15, B-106); an entry of a removed user needs none (B-48). */
export function historyFaults(
  entry: EditedEntry,
  entered: HistoryEntries,
  today: string,
): HistoryFaults {
  const { releaseDate, returnDate, userId } = entered;
  const back = firstFault(returnDate, [required, upTo(today)]);
  const early = back === null && returnDate < releaseDate ? { code: 'date' as const } : back;
  return {
    outputNumber: firstFault(entered.outputNumber, [required, positiveNumber(outputNumberMax)]),
    releaseDate: firstFault(releaseDate, [required, upTo(today)]),
    returnDate: entry.exited ? null : early,
    userId: entry.userId === null ? null : firstFault(userId, [required]),
    activityId: firstFault(entered.activityId, [required]),
  };
}

/** The entry may be saved (B-66). */
export const entryFilled = (entry: EditedEntry, entered: HistoryEntries, today: string): boolean =>
  Object.values(historyFaults(entry, entered, today)).every((fault) => fault === null);

/** The entry as sent (HED-08); an open one has no return date (HED-14). */
export const historyFormOf = (
  territoryId: string,
  entry: EditedEntry,
  entered: HistoryEntries,
  forceOverwrite: boolean,
): HistoryEntryForm => ({
  territoryId,
  historyId: entry.historyId,
  outputNumber: Number(entered.outputNumber),
  releaseDate: entered.releaseDate,
  returnDate: entry.exited ? null : entered.returnDate,
  userId: entered.userId === '' ? null : entered.userId,
  activityId: entered.activityId,
  version: entry.version,
  forceOverwrite,
});

/** The entry after a save; its version is unknown until the list is read again. */
export const savedEntry = (entry: EditedEntry, form: HistoryEntryForm): EditedEntry => ({
  ...entry,
  outputNumber: form.outputNumber,
  releaseDate: form.releaseDate,
  returnDate: form.returnDate ?? null,
  userId: form.userId ?? null,
  activityId: form.activityId,
  version: null,
});

/** The listed entry that replaces the edited one, null for none: unsaved changes are kept, and a conflict shows on save. */
export function freshEntry(
  entry: EditedEntry | null,
  histories: readonly EditedEntry[],
  unsaved: boolean,
): EditedEntry | null {
  const listed = histories.find(({ historyId }) => historyId === entry?.historyId);
  if (!entry || !listed || listed.version === entry.version) return null;
  return entry.version === null || !unsaved ? listed : null;
}
