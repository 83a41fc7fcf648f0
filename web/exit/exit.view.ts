import type { SnapshotFrom } from 'xstate';

import type { exitCancelMachine } from '#machines/exit/exit-cancel.machine.ts';
import type { exitMachine } from '#machines/exit/exit.machine.ts';
import {
  dateFault,
  type ExitEntries,
  forcesOffered,
  userFault,
} from '#machines/exit/exit.rules.ts';
import type { mapPreviewMachine } from '#machines/exit/map-preview.machine.ts';
import type { returnMachine } from '#machines/exit/return.machine.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { BookingType, ExitChoices } from '#schema/generated.ts';

import { together } from '../domain/assignment/about-several.ts';
import { isRefusal, problemView } from '../parts/failure/problem.view.ts';
import { humanDay, isoDay } from '../parts/fields/date.view.ts';
import { chips, exitChips, withExits, withHolders } from './choice.view.ts';
import { exitTexts } from './exit.texts.ts';

/** The default activity, where it is offered (EXIT-12). */
const usualActivity = '1';

/** The entries of the form of t-exit before any key; days as they are typed (EXIT-12, EXIT-13). */
export function firstEntries({ activities, releaseDate }: ExitChoices): ExitEntries {
  const usual = activities.find(({ id }) => id === usualActivity) ?? activities[0];
  return {
    activityId: usual?.id ?? '',
    userId: '',
    releaseDate: humanDay(releaseDate),
    exitAndReturn: false,
    returnDate: '',
    force: { onlineBooking: false, bookingOverwrite: false },
  };
}

/** The form's values as sent: days as yyyy-mm-dd (EXIT-19). */
export const sentEntries = (entries: ExitEntries): ExitEntries => ({
  ...entries,
  releaseDate: isoDay(entries.releaseDate),
  returnDate: isoDay(entries.returnDate),
});

/** Another choice raises another warning: the consent to override a booking is reset. */
export const withoutOverwrite = ({ force }: ExitEntries): Pick<ExitEntries, 'force'> => ({
  force: { ...force, bookingOverwrite: false },
});

const bookingTypes: ReadonlyMap<string, BookingType> = new Map([
  ['paper', 'paper'],
  ['online', 'online'],
  ['event', 'event'],
]);

/** The type to filter by; null for 'Tous' (EXIT-06, B-94). */
export const filterOf = (option: string): BookingType | null => bookingTypes.get(option) ?? null;

export const filterOptions = Object.entries(exitTexts.exit.filters).map(([id, name]) => ({
  id,
  name,
}));

type AnyDesk = SnapshotFrom<typeof exitMachine | typeof returnMachine | typeof exitCancelMachine>;

/** What the three screens have in common. */
function deskView(snapshot: AnyDesk) {
  const { choices, territories, problem } = snapshot.context;
  const failed = snapshot.matches('failed');
  const loading = snapshot.matches('loading');
  return {
    loading: loading && choices === null,
    reloading: loading && choices !== null,
    stalled: failed && problem === null,
    refused: failed && isRefusal(problem),
    failure: failed ? problemView(problem) : null,
    problem: failed ? null : problemView(problem),
    chips: chips(territories, choices?.territories ?? []),
    territoryIds: territories.map(({ id }) => id),
    canChoose: snapshot.can({ type: 'territories.chosen', territoryIds: [] }),
  };
}

export function exitView(snapshot: SnapshotFrom<typeof exitMachine>, entries: ExitEntries | null) {
  const { choices, filter, hideRecent, success, again } = snapshot.context;
  const sent = entries && sentEntries(entries);
  const today = choices?.releaseDate ?? '';
  return {
    ...deskView(snapshot),
    chips: exitChips(snapshot.context.territories, choices?.territories ?? [], today),
    manager: choices?.manager === true,
    hideRecent,
    filter: filter ?? 'all',
    filtered: hideRecent || filter !== null,
    canFilter: snapshot.can({ type: 'list.filtered', hideRecent, filter }),
    canPreview: snapshot.can({ type: 'preview' }),
    canSave: sent !== null && snapshot.can({ type: 'save', ...sent }),
    saving: snapshot.matches('submitting'),
    forcesOffered: forcesOffered(snapshot.context),
    success,
    /** The form gives way to the success: there is one exit at a time. */
    ended: snapshot.matches('success'),
    again,
    faults: {
      user: sent && userFault(sent.userId),
      releaseDate: sent && dateFault(sent.releaseDate, today),
      returnDate: sent && dateFault(sent.returnDate, today),
    },
  };
}

/** `typed` is the day of the return. */
export function returnView(snapshot: SnapshotFrom<typeof returnMachine>, typed: string) {
  const { choices, territories, returnDate: asked } = snapshot.context;
  const returnDate = isoDay(typed);
  return {
    ...deskView(snapshot),
    manager: choices?.manager === true,
    restricted: choices?.message ?? null,
    canReturn: snapshot.can({ type: 'submit', returnDate }) || snapshot.matches('confirming'),
    returning: snapshot.matches('doing'),
    question: questionIn(snapshot.getMeta()),
    about: [
      ...together(withHolders(territories)),
      ...(asked === '' ? [] : [exitTexts.returnedOn(humanDay(asked))]),
    ],
    fault: choices && dateFault(returnDate, choices.returnDate),
  };
}

export function exitCancelView(snapshot: SnapshotFrom<typeof exitCancelMachine>) {
  return {
    ...deskView(snapshot),
    canCancel: snapshot.can({ type: 'submit', returnDate: '' }) || snapshot.matches('confirming'),
    cancelling: snapshot.matches('doing'),
    question: questionIn(snapshot.getMeta()),
    about: together(withExits(snapshot.context.territories)),
  };
}

/** The preview stops this many zoom levels before the last one of the ground (PREV-02). */
const zoomsKeptBack = 3;

/** What the preview shows; without a snapshot there is no preview. */
export function previewView(snapshot: SnapshotFrom<typeof mapPreviewMachine> | undefined) {
  const map = snapshot?.matches('shown') === true ? snapshot.context.publicMap : null;
  return {
    open: snapshot?.hasTag('busy') === true || map !== null,
    title: map === null ? exitTexts.previewLoading : exitTexts.previewTitle(map.numberName),
    map,
    maxZoom: (map?.basemap.maxZoom ?? 0) - zoomsKeptBack,
  };
}
