import { overwriteOffered } from '#machines/parts/failure/failure.ts';
import type { SnapshotFrom } from 'xstate';

import type { historyMachine } from '#machines/history/history.machine.ts';
import {
  type EditedEntry,
  type EditorOpening,
  type HistoryEntries,
  historyFaults,
} from '#machines/history/history.rules.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type {
  HistoryEntry,
  LastHistoryEntry,
  Publisher,
  TerritoryHistory,
} from '#schema/generated.ts';

import type { Difference } from '../parts/conflict/Conflict.tsx';
import { problemView } from '../parts/failure/problem.view.ts';
import { humanDay, isoDay } from '../parts/fields/date.view.ts';
import { historyTexts as texts } from './history.texts.ts';

type LastEntry = Omit<LastHistoryEntry, '__typename'>;

/** What the editor opens with; an entry without number, release date or activity is none (HED-04, B-65). */
export function openingOf(last: LastEntry, users: readonly Publisher[]): EditorOpening {
  const { historyId, outputNumber, releaseDate, activityId, activities, ...rest } = last;
  const { returnDate, exited, userId, version } = rest;
  const known =
    historyId !== null && outputNumber !== null && releaseDate !== null && activityId !== null;
  const entry = known
    ? { historyId, outputNumber, releaseDate, returnDate, exited, userId, activityId, version }
    : null;
  return { entry, activities, users };
}

/** The form's first values; days as dd/mm/yyyy (HED-05). */
export const entriesOf = (entry: EditedEntry): HistoryEntries => ({
  outputNumber: String(entry.outputNumber),
  releaseDate: humanDay(entry.releaseDate),
  returnDate: humanDay(entry.returnDate ?? ''),
  userId: entry.userId ?? '',
  activityId: entry.activityId,
});

/** The entries as sent: days as yyyy-mm-dd (HED-08). */
export const sentEntries = (entered: HistoryEntries): HistoryEntries => ({
  ...entered,
  outputNumber: entered.outputNumber.trim(),
  releaseDate: isoDay(entered.releaseDate),
  returnDate: isoDay(entered.returnDate),
});

const fields = ['outputNumber', 'releaseDate', 'returnDate', 'userId', 'activityId'] as const;

/** The fields in which two entries differ, in the order of the form. */
const differing = (one: HistoryEntries, other: HistoryEntries) =>
  fields.filter((field) => sentEntries(one)[field] !== sentEntries(other)[field]);

/** The last day that may be entered: the server's, or the device's where the server sends none (B-112). */
export const lastDay = ({ today }: TerritoryHistory, device: string): string => today ?? device;

type Snapshot = SnapshotFrom<typeof historyMachine>;

/** What the block shows; what is possible comes from the machine. */
export function historyView(
  snapshot: Snapshot,
  history: TerritoryHistory,
  changes: Partial<HistoryEntries>,
  today: string,
) {
  const { entry, opening, problem } = snapshot.context;
  const loading = snapshot.matches('loadingEntry');
  const viewing = snapshot.matches('viewing');
  const shown = viewing || loading ? null : entry;
  const saved = shown && entriesOf(shown);
  const entered = saved && { ...saved, ...changes };
  const sent = entered && sentEntries(entered);
  const unsaved = saved !== null && entered !== null && differing(saved, entered).length > 0;
  return {
    mayEdit: history.canEdit && viewing,
    canEdit: snapshot.can({ type: 'edit', history, today }),
    loading,
    entry: shown,
    entered,
    unsaved,
    faults: shown && sent && historyFaults(shown, sent, today),
    canSave: sent !== null && snapshot.can({ type: 'save', entered: sent, force: false }),
    canRemove: snapshot.can({ type: 'remove' }),
    canChoose: shown !== null && snapshot.can({ type: 'entry.chosen', entry: shown, unsaved }),
    saving: snapshot.matches('saving'),
    removing: snapshot.matches('removing'),
    activities: opening.activities.map(({ id, name }) => ({ id, name })),
    users: opening.users.map(({ id, login }) => ({ id, name: login })),
    problem: problemView(problem),
    conflict: overwriteOffered(problem),
    question: questionIn(snapshot.getMeta()),
    about: shown === null ? undefined : aboutEntry(shown, history.histories),
    deletes: snapshot.matches('confirmingRemoval'),
    returnEmptied: shown?.exited === false && entered?.returnDate === '',
  };
}

const aboutEntry = (
  { historyId, outputNumber }: EditedEntry,
  rows: readonly HistoryEntry[],
): string => {
  const row = rows.find((it) => it.historyId === historyId);
  return row ? entryOption(row).name : texts.entry(outputNumber);
};

export type HistoryView = ReturnType<typeof historyView>;

/** The fields in which the listed entry differs from the form. */
export function differences(
  recorded: HistoryEntry | undefined,
  { entered, users, activities }: Pick<HistoryView, 'entered' | 'users' | 'activities'>,
): readonly Difference[] {
  if (!recorded || !entered) return [];
  const saved = entriesOf(recorded);
  const nameIn = (options: readonly { id: string; name: string }[], id: string) =>
    options.find((option) => option.id === id)?.name ?? texts.nobody;
  const valueIn = (entries: HistoryEntries, field: (typeof fields)[number]) => {
    if (field === 'userId') return nameIn(users, entries.userId);
    if (field === 'activityId') return nameIn(activities, entries.activityId);
    return entries[field];
  };
  const labels = {
    outputNumber: texts.numberField,
    releaseDate: texts.releaseField,
    returnDate: texts.returnField,
    userId: texts.login,
    activityId: texts.activity,
  };
  return differing(saved, entered).map((field) => ({
    field: labels[field],
    recorded: valueIn(saved, field),
    typed: valueIn(entered, field),
  }));
}

/** An entry as an option, for narrow screens without the table beside. */
export const entryOption = (row: HistoryEntry) => ({
  id: row.historyId,
  name: texts.option(
    row.outputNumber,
    humanDay(row.releaseDate),
    row.returnDate === null ? texts.stillOut : humanDay(row.returnDate),
    row.login,
  ),
});
