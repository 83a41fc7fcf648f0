import type { SnapshotFrom } from 'xstate';

import { overwriteOffered } from '#machines/failure/outcome.ts';
import type { historyMachine } from '#machines/history/history.machine.ts';
import {
  type EditedEntry,
  type EditorOpening,
  type HistoryEntries,
  historyFaults,
} from '#machines/history/history.rules.ts';
import { questionIn } from '#machines/meta/meta.ts';
import type {
  HistoryEntry,
  LastHistoryEntry,
  Publisher,
  TerritoryHistory,
} from '#schema/generated.ts';

import type { Difference } from '../conflict/Conflict.tsx';
import { problemView } from '../failure/problem.view.ts';
import { humanDay, isoDay } from '../fields/date.view.ts';
import { historyTexts as texts } from './history.texts.ts';

type LastEntry = Omit<LastHistoryEntry, '__typename'>;

/** HED-04, B-65: without a number, a day and an activity there is no entry to edit. */
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

/** What the form holds before anything is typed; days as they are typed (HED-05). */
export const entriesOf = (entry: EditedEntry): HistoryEntries => ({
  outputNumber: String(entry.outputNumber),
  releaseDate: humanDay(entry.releaseDate),
  returnDate: humanDay(entry.returnDate ?? ''),
  userId: entry.userId ?? '',
  activityId: entry.activityId,
});

/** The same as it is sent: days as yyyy-mm-dd (HED-08). */
export const sentEntries = (entered: HistoryEntries): HistoryEntries => ({
  ...entered,
  outputNumber: entered.outputNumber.trim(),
  releaseDate: isoDay(entered.releaseDate),
  returnDate: isoDay(entered.returnDate),
});

const fields = ['outputNumber', 'releaseDate', 'returnDate', 'userId', 'activityId'] as const;

/** In what two entries differ, in the order of the form. */
const differing = (one: HistoryEntries, other: HistoryEntries) =>
  fields.filter((field) => sentEntries(one)[field] !== sentEntries(other)[field]);

/** The last day that may be named; the server's own wherever it says one (B-112). */
export const lastDay = ({ today }: TerritoryHistory, device: string): string => today ?? device;

type Snapshot = SnapshotFrom<typeof historyMachine>;

/** What the block shows, by the machine's own word. */
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
    canChoose: shown !== null && snapshot.can({ type: 'entry.chosen', entry: shown }),
    saving: snapshot.matches('saving'),
    removing: snapshot.matches('removing'),
    activities: opening.activities.map(({ id, name }) => ({ id, name })),
    users: opening.users.map(({ id, login }) => ({ id, name: login })),
    problem: problemView(problem),
    conflict: overwriteOffered(problem),
    question: questionIn(snapshot.getMeta()),
  };
}

export type HistoryView = ReturnType<typeof historyView>;

/** What the list has by now beside what is typed, field by field. */
export function differences(
  recorded: HistoryEntry | undefined,
  { entered, users, activities }: Pick<HistoryView, 'entered' | 'users' | 'activities'>,
): readonly Difference[] {
  if (!recorded || !entered) return [];
  const saved = entriesOf(recorded);
  const named = (options: readonly { id: string; name: string }[], id: string) =>
    options.find((option) => option.id === id)?.name ?? texts.nobody;
  const told = (entries: HistoryEntries, field: (typeof fields)[number]) => {
    if (field === 'userId') return named(users, entries.userId);
    if (field === 'activityId') return named(activities, entries.activityId);
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
    recorded: told(saved, field),
    typed: told(entered, field),
  }));
}

/** One line to choose an entry by, where there is no table beside. */
export const entryOption = (row: HistoryEntry) => ({
  id: row.historyId,
  name: texts.option(
    row.outputNumber,
    humanDay(row.releaseDate),
    row.returnDate === null ? texts.stillOut : humanDay(row.returnDate),
    row.login,
  ),
});
