import type { CombinedError } from '@urql/core';
import type { SnapshotFrom } from 'xstate';

import {
  overwriteOffered,
  Failure,
  problemOf,
  type RefusalError,
} from '#machines/parts/failure/failure.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { territoryRemovalMachine } from '#machines/territory/territory-removal.machine.ts';
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

import type { Difference } from '../parts/conflict/Conflict.tsx';
import { problemView, type ShownProblem } from '../parts/failure/problem.view.ts';
import { rejectionOf } from '../parts/graphql/rejection.ts';
import { queryView, type QueryView } from '../parts/graphql/query.view.ts';
import { type PickerRow, soughtIn } from '../domain/territory-picker/picker.view.ts';
import { withProduct } from '../parts/texts/product.ts';
import { texts } from '../parts/texts/texts.ts';
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

/** Options of the picker, by number (DET-02, B-111). */
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

/** The rows of the picker that chooses which cards to print. */
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

/** Whether a path parameter is an integer; anything else is no territory's address (DET-01, B-100). */
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
  /** Why the history is missing; the rest of the page is shown (HED-17). */
  readonly historyProblem: ShownProblem | null;
}

/** The page as last shown, where reloading it failed for want of an answer; a refusal replaces it. */
const stillShown = (
  territoryId: string,
  last: ShownPage | null,
  failure: Failure | RefusalError | undefined,
  drawing: boolean,
) => {
  const keeps =
    failure instanceof Failure
      ? failure.code !== 'UNAUTHENTICATED'
      : failure !== undefined && drawing;
  return last?.settings.territoryId === territoryId && keeps ? last : null;
};

/**
 * The page of one territory; one refused part leaves the others. A reload without an answer keeps
 * the page shown so far, which may hold unsaved entries; while a map is drawn, so does a territory
 * that is gone: its drawing can still be exported (OWN-57).
 */
export function pageView(
  territoryId: string,
  { data, fetching, error }: PageAnswer,
  last: ShownPage | null = null,
  drawing = false,
): QueryView<ShownPage> {
  const failure = error && rejectionOf(error);
  const kept = stillShown(territoryId, last, failure, drawing);
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

/** The fields in which the settings saved by somebody else differ from the entries. */
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

/** Why 'Dessiner la carte' stays grey, where something else must be done first (DET-08, OWN-246). */
function whyNoDrawing({ enableDrawBtn }: TerritorySettings, readOnly: boolean): string | null {
  if (!enableDrawBtn) return withProduct(territoryTexts.drawElsewhere);
  return readOnly ? territoryTexts.drawFirst : null;
}

/** The settings of a territory as shown; what is possible comes from the machine. */
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
    whyNoDrawing: whyNoDrawing(settings, readOnly),
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

/** The removal's question, problem and what is possible, from the machine (TREM-01 … TREM-03). */
export function removalView(
  snapshot: SnapshotFrom<typeof territoryRemovalMachine>,
  options: readonly TerritoryOption[],
  territoryId: string,
) {
  const chosen = options.find(({ id }) => id === territoryId);
  const known = chosen !== undefined;
  const canAsk = snapshot.can({ type: 'ask', subject: { territoryId } });
  return {
    question: questionIn(snapshot.getMeta()),
    about: chosen?.name,
    problem: problemView(snapshot.context.problem),
    territoryId: known ? territoryId : '',
    canAsk: known && canAsk,
    removing: snapshot.hasTag('busy'),
  };
}
