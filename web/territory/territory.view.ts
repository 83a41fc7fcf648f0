import type { CombinedError } from '@urql/core';
import type { SnapshotFrom } from 'xstate';

import type { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts';
import { overwriteOffered } from '#machines/failure/outcome.ts';
import { type Failure, problemOf } from '#machines/failure/failure.ts';
import { questionIn } from '#machines/meta/meta.ts';
import type { territoryMachine } from '#machines/territory/territory.machine.ts';
import {
  canRebuild,
  entriesOf,
  gateFault,
  gateOf,
  nameFault,
  noteFault,
  type SettingsEntries,
  typeFault,
} from '#machines/territory/territory.rules.ts';
import type { ListedTerritory, TerritoryHistory, TerritorySettings } from '#schema/generated.ts';

import type { Difference } from '../conflict/Conflict.tsx';
import { problemView, type ShownProblem } from '../failure/problem.view.ts';
import { failureOf } from '../graphql/ask.ts';
import { queryView, type QueryView } from '../graphql/query.view.ts';
import { type PickerRow, soughtIn } from '../territory-picker/picker.view.ts';
import { texts } from '../texts/texts.ts';
import { territoryTexts } from './territory.texts.ts';

export interface TerritoryOption {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly icon: string;
  readonly iconColor: string;
  readonly returnDate: string;
  readonly sought: string;
}

/** What the picker offers, by number (DET-02, B-111). */
export const territoryOptions = (
  territories: readonly ListedTerritory[],
): readonly TerritoryOption[] =>
  territories.map(({ id, number, numberName, icon, iconColor, returnDateHuman }) => ({
    id,
    name: numberName,
    number,
    icon,
    iconColor,
    returnDate: returnDateHuman,
    sought: soughtIn([numberName]),
  }));

/** As the picker of what is to be printed lists them. */
export const pickerRows = (territories: readonly ListedTerritory[]): readonly PickerRow[] =>
  territories.map(({ id, number, numberName, returnDateHuman }) => ({
    id,
    number,
    numberName,
    type: '',
    since: returnDateHuman,
    late: false,
    sought: soughtIn([numberName]),
  }));

/** DET-01, B-100: anything but an integer is no address of ours. */
export const isTerritoryId = (id: string): boolean => /^-?\d+$/u.test(id);

export interface PageAnswer {
  readonly data?:
    | {
        readonly territorySettings: TerritorySettings | null;
        readonly territoryHistory: TerritoryHistory | null;
      }
    | undefined;
  readonly fetching: boolean;
  readonly error?: CombinedError | undefined;
}

export interface ShownPage {
  readonly settings: TerritorySettings;
  readonly history: TerritoryHistory | null;
  /** Why the history is not there; the rest of the page stands (HED-17). */
  readonly historyProblem: ShownProblem | null;
}

/** What was shown last of this territory, when asking again failed for no reason of its own. */
const stillShown = (territoryId: string, last: ShownPage | null, failure: Failure | undefined) =>
  last?.settings.territoryId === territoryId &&
  failure !== undefined &&
  failure.code !== 'REFUSED' &&
  failure.code !== 'UNAUTHENTICATED'
    ? last
    : null;

/**
 * The page of one territory; one refused part leaves the others. What is shown already, and perhaps
 * typed over, outlives a server that does not answer for a moment.
 */
export function pageView(
  territoryId: string,
  { data, fetching, error }: PageAnswer,
  last: ShownPage | null = null,
): QueryView<ShownPage> {
  const failure = error && failureOf(error);
  const kept = stillShown(territoryId, last, failure);
  const settings = data?.territorySettings;
  if (!settings || settings.territoryId !== territoryId) {
    if (kept) return { state: 'shown', shown: kept };
    return queryView<ShownPage>({ fetching, shown: null, error: fetching ? undefined : error });
  }
  const history = data?.territoryHistory ?? kept?.history ?? null;
  const historyProblem = history === null && failure ? problemView(problemOf(failure)) : null;
  return { state: 'shown', shown: { settings, history, historyProblem } };
}

export const samePage = (one: ShownPage | null, other: ShownPage): boolean =>
  one?.settings === other.settings &&
  one.history === other.history &&
  one.historyProblem?.message === other.historyProblem?.message;

/** What somebody else saved, beside what is typed. */
export function differences(
  theirs: TerritorySettings,
  entered: SettingsEntries,
): readonly Difference[] {
  const typeName = (id: string) => theirs.types.find((it) => it.id === id)?.longName ?? '';
  const gate = (doors: number | null) =>
    doors === null ? territoryTexts.notCounted : String(doors);
  const yesNo = (yes: boolean) => (yes ? texts.yes : texts.no);
  const note = (text: string) => (text === '' ? territoryTexts.empty : text);
  const rows: readonly Difference[] = [
    { field: territoryTexts.name, recorded: theirs.name, typed: entered.name.trim() },
    {
      field: territoryTexts.type,
      recorded: typeName(theirs.typeId),
      typed: typeName(entered.typeId),
    },
    { field: territoryTexts.gate, recorded: gate(theirs.gate), typed: gate(gateOf(entered.gate)) },
    {
      field: territoryTexts.noVisited,
      recorded: yesNo(theirs.noVisited),
      typed: yesNo(entered.noVisited),
    },
    { field: territoryTexts.note, recorded: note(theirs.note), typed: note(entered.note.trim()) },
  ];
  return rows.filter(({ recorded, typed }) => recorded !== typed);
}

const differs = (saved: SettingsEntries, entered: SettingsEntries): boolean =>
  saved.name.trim() !== entered.name.trim() ||
  saved.typeId !== entered.typeId ||
  saved.gate !== entered.gate.trim() ||
  saved.noVisited !== entered.noVisited ||
  saved.note.trim() !== entered.note.trim() ||
  saved.rebuildMapToken !== entered.rebuildMapToken;

/** The settings of a territory as they are shown, by the machine's own word. */
export function territoryView(
  snapshot: SnapshotFrom<typeof territoryMachine>,
  loaded: TerritorySettings,
  changes: Partial<SettingsEntries>,
) {
  const { read, saved, theirs, problem } = snapshot.context;
  const readOnly = snapshot.matches('readOnly');
  const justSaved = read === loaded ? saved : null;
  const settings = readOnly ? (justSaved ?? loaded) : (read ?? loaded);
  const before = entriesOf(settings);
  const entered = readOnly ? before : { ...before, ...changes };
  const editing = snapshot.matches('editing');
  const rebuildable = editing && canRebuild(settings);
  return {
    settings,
    entered,
    readOnly,
    editing,
    saving: snapshot.matches('saving'),
    comparing: snapshot.matches('comparing'),
    drawing: snapshot.matches('drawing'),
    canEdit: snapshot.can({ type: 'edit', settings }),
    canSave: snapshot.can({ type: 'save', entered }),
    canDraw: snapshot.can({ type: 'map.open' }),
    canRebuild: rebuildable,
    rebuildNotice: rebuildable && entered.rebuildMapToken,
    canOverwrite: snapshot.can({ type: 'overwrite', entered }),
    canReread: snapshot.can({ type: 'reread' }),
    outdated: overwriteOffered(problem),
    differences: theirs === null ? [] : differences(theirs, entered),
    problem: problemView(problem),
    unsaved: !readOnly && differs(before, entered),
    faults: {
      name: nameFault(entered.name),
      type: typeFault(entered.typeId),
      gate: gateFault(entered.gate),
      note: noteFault(entered.note),
    },
  };
}

export type TerritoryView = ReturnType<typeof territoryView>;

/** The removal's flow, by the machine's own word (TREM-01 … TREM-03). */
export function removalView(
  snapshot: SnapshotFrom<typeof confirmationMachine>,
  options: readonly TerritoryOption[],
  chosen: string,
) {
  const { question, problem } = snapshot.context;
  const known = options.some(({ id }) => id === chosen);
  const canAsk = snapshot.can({ type: 'ask', about: chosen });
  return {
    question: questionIn(snapshot.getMeta(), question),
    problem: problemView(problem),
    chosen: known ? chosen : '',
    canAsk: known && canAsk,
    removing: snapshot.hasTag('busy'),
  };
}
