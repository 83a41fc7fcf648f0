import type { SnapshotFrom } from 'xstate';

import type { exitCancelMachine } from '#machines/exit/exit-cancel.machine.ts';
import type { exitMachine } from '#machines/exit/exit.machine.ts';
import {
  dateFault,
  type ExitEntries,
  forceOnlineOffered,
  userFault,
} from '#machines/exit/exit.rules.ts';
import type { mapPreviewMachine } from '#machines/exit/map-preview.machine.ts';
import type { returnMachine } from '#machines/exit/return.machine.ts';
import { questionIn } from '#machines/meta/meta.ts';
import type { BookingType, ExitChoices } from '#schema/generated.ts';

import { problemView } from '../failure/problem.view.ts';
import { humanDay, isoDay } from '../fields/date.view.ts';
import { chips } from './choice.view.ts';
import { exitTexts } from './exit.texts.ts';

/** The default activity, where it is offered (EXIT-12). */
const usualActivity = '1';

/** What the form of t-exit holds before anything is entered; days as they are typed (EXIT-12, EXIT-13). */
export function firstEntries({ activities, releaseDate }: ExitChoices): ExitEntries {
  const usual = activities.find(({ id }) => id === usualActivity) ?? activities[0];
  return {
    activityId: usual?.id ?? '',
    userId: '',
    releaseDate: humanDay(releaseDate),
    exitAndReturn: false,
    returnDate: '',
    forceOnlineBooking: false,
    force: false,
  };
}

/** The same as it is sent: days as yyyy-mm-dd (EXIT-19). */
export const sentEntries = (entered: ExitEntries): ExitEntries => ({
  ...entered,
  releaseDate: isoDay(entered.releaseDate),
  returnDate: isoDay(entered.returnDate),
});

const bookingTypes: ReadonlyMap<string, BookingType> = new Map([
  ['paper', 'paper'],
  ['online', 'online'],
  ['event', 'event'],
]);

/** EXIT-06, B-94: 'Tous' filters nothing. */
export const filterOf = (option: string): BookingType | null => bookingTypes.get(option) ?? null;

export const filterOptions = Object.entries(exitTexts.exit.filters).map(([id, name]) => ({
  id,
  name,
}));

type AnyDesk = SnapshotFrom<typeof exitMachine | typeof returnMachine | typeof exitCancelMachine>;

/** What the three screens have in common. */
function deskView(snapshot: AnyDesk) {
  const { choices, chosen, problem } = snapshot.context;
  const failed = snapshot.matches('failed');
  const loading = snapshot.matches('loading');
  return {
    loading: loading && choices === null,
    reloading: loading && choices !== null,
    stalled: failed && problem === null,
    failure: failed ? problemView(problem) : null,
    problem: failed ? null : problemView(problem),
    chips: chips(chosen, choices?.territories ?? []),
    chosenIds: chosen.map(({ id }) => id),
    canChoose: snapshot.can({ type: 'territories.chosen', territoryIds: [] }),
  };
}

/** What t-exit shows, by the machine's own word. */
export function exitView(snapshot: SnapshotFrom<typeof exitMachine>, entered: ExitEntries | null) {
  const { choices, filter, hideRecent, forceOffered, exited } = snapshot.context;
  const sent = entered && sentEntries(entered);
  const today = choices?.releaseDate ?? '';
  return {
    ...deskView(snapshot),
    manager: choices?.manager === true,
    hideRecent,
    filter: filter ?? 'all',
    canFilter: snapshot.can({ type: 'list.filtered', hideRecent, filter }),
    canPreview: snapshot.can({ type: 'preview' }),
    canSave: sent !== null && snapshot.can({ type: 'save', ...sent }),
    saving: snapshot.matches('submitting'),
    forceOffered,
    forceOnlineOffered: forceOnlineOffered(snapshot.context),
    told: snapshot.matches('told') ? (exited?.changeMessage ?? '') : null,
    faults: {
      user: sent && userFault(sent.userId),
      releaseDate: sent && dateFault(sent.releaseDate, today),
      returnDate: sent && dateFault(sent.returnDate, today),
    },
  };
}

/** What t-return shows, by the machine's own word; `typed` is the day of the return. */
export function returnView(snapshot: SnapshotFrom<typeof returnMachine>, typed: string) {
  const { choices } = snapshot.context;
  const returnDate = isoDay(typed);
  return {
    ...deskView(snapshot),
    manager: choices?.manager === true,
    canReturn: snapshot.can({ type: 'return', returnDate }) || snapshot.matches('confirming'),
    returning: snapshot.matches('returning'),
    question: questionIn(snapshot.getMeta()),
    fault: choices && dateFault(returnDate, choices.returnDate),
  };
}

/** What t-exit-cancel shows, by the machine's own word. */
export function exitCancelView(snapshot: SnapshotFrom<typeof exitCancelMachine>) {
  return {
    ...deskView(snapshot),
    canCancel: snapshot.can({ type: 'cancelExit' }) || snapshot.matches('confirming'),
    cancelling: snapshot.matches('cancelling'),
    question: questionIn(snapshot.getMeta()),
  };
}

/** PREV-02: the preview stays so far from the last zoom of the ground. */
const zoomsKeptBack = 3;

/** What the preview shows, by the machine's own word. */
export function previewView(snapshot: SnapshotFrom<typeof mapPreviewMachine>) {
  const map = snapshot.matches('shown') ? snapshot.context.publicMap : null;
  return {
    open: snapshot.hasTag('busy') || map !== null,
    title: map === null ? exitTexts.previewLoading : exitTexts.previewTitle(map.numberName),
    map,
    maxZoom: (map?.basemap.maxZoom ?? 0) - zoomsKeptBack,
  };
}
