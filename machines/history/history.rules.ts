import { type Fault, firstFault, positiveNumber, required, upTo } from '../fields/fields.rules.ts';
import { outputNumberMax } from '#schema/limits.ts';
import type {
  Activity,
  HistoryEntry,
  HistoryEntryForm,
  Publisher,
  TerritoryHistory,
} from '#schema/generated.ts';

/** What the editor works on. */
export type EditedEntry = Omit<HistoryEntry, '__typename' | 'login' | 'activity' | 'cssClass'>;

/** What the editor opens with; without an entry there is nothing to edit (B-65). */
export interface EditorOpening {
  readonly entry: EditedEntry | null;
  readonly activities: readonly Activity[];
  readonly users: readonly Publisher[];
}

/** What is typed; days as yyyy-mm-dd (HED-05). */
export interface HistoryEntries {
  readonly outputNumber: string;
  readonly releaseDate: string;
  readonly returnDate: string;
  readonly userId: string;
  readonly activityId: string;
}

export type HistoryFaults = { readonly [Field in keyof HistoryEntries]: Fault | null };

/** HED-03, B-65: the server decides who edits, and without a history there is nothing to. */
export const editable = ({ canEdit, histories }: TerritoryHistory): boolean =>
  canEdit && histories.length > 0;

/** HED-06, HED-07, HED-14, HED-15, B-106; who is gone may stay so (B-48). */
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

/** HED-08: what is still out has no return date to send (HED-14). */
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

/** An entry as it was saved; what the server made of it comes with the list. */
export const savedEntry = (entry: EditedEntry, form: HistoryEntryForm): EditedEntry => ({
  ...entry,
  outputNumber: form.outputNumber,
  releaseDate: form.releaseDate,
  returnDate: form.returnDate ?? null,
  userId: form.userId ?? null,
  activityId: form.activityId,
  version: null,
});

/** The entry as the list has it by now; null when nothing is to be taken over: another version than the one that is being changed is told on save. */
export function freshEntry(
  entry: EditedEntry | null,
  histories: readonly EditedEntry[],
  unsaved: boolean,
): EditedEntry | null {
  const listed = histories.find(({ historyId }) => historyId === entry?.historyId);
  if (!entry || !listed || listed.version === entry.version) return null;
  return entry.version === null || !unsaved ? listed : null;
}
