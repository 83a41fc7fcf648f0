import type { SnapshotFrom } from 'xstate';

import type { bookingClearingMachine } from '#machines/booking/booking-clearing.machine.ts';
import type { bookingMachine } from '#machines/booking/booking.machine.ts';
import type { pdfExportMachine } from '#machines/booking/pdf-export.machine.ts';
import { questionIn } from '#machines/meta/meta.ts';
import type {
  AvailableTerritoriesQuery,
  BookingsQuery,
  BookingType,
} from '#web/generated/graphql.ts';

import { problemView } from '../failure/problem.view.ts';
import { noticeColors } from '../notice/notice.view.ts';

export type Available = NonNullable<AvailableTerritoriesQuery['availableTerritories']>;
export type AvailableTerritory = Available['territories'][number];
export type Booking = NonNullable<BookingsQuery['bookings']>[number];

/** A legend of rest, and what a click on it checks. */
export interface RestChip {
  readonly id: string;
  readonly text: string;
  readonly color: string;
  readonly ink: string;
  readonly cssClass: string;
  readonly territoryIds: readonly string[];
}

/** AVL-08, AVL-09, B-37: the server's legends with what it says can go out. */
export const restChips = ({ legends, exitable }: Available): readonly RestChip[] =>
  legends.map(({ id, text, color, cssClass }) => ({
    id,
    text,
    color,
    ink: noticeColors(color).ink,
    cssClass,
    territoryIds: exitable.find(({ legendId }) => legendId === id)?.territoryIds ?? [],
  }));

/** What is checked and no longer in the list: someone else took it out. */
export function goneOf(
  selected: readonly string[],
  { territories }: Pick<Available, 'territories'>,
): readonly string[] {
  const listed = new Set(territories.map(({ territoryId }) => territoryId));
  return selected.filter((id) => !listed.has(id));
}

/** As the available list shows them (B-82: the panel's own list says only their type). */
export const bookingLooks = {
  paper: { icon: 'mdi-text-box-outline', color: '#8a5a00' },
  online: { icon: 'mdi-export', color: '#2f5d8c' },
  event: { icon: 'mdi-account-group', color: '#7a1f3d' },
} as const satisfies Record<BookingType, { icon: string; color: string }>;

export type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;
export type ClearingSnapshot = SnapshotFrom<typeof bookingClearingMachine>;

export interface BookingEntries {
  readonly bookingType: BookingType;
  readonly bookingName: string;
}

interface Entered extends BookingEntries {
  readonly target: string;
}

/** What the booking panel shows and allows, by its two machines' own word. */
export function bookingView(
  booking: BookingSnapshot,
  clearing: ClearingSnapshot,
  { bookingType, bookingName, target }: Entered,
) {
  const { selected, chosen, forceOffered, problem } = booking.context;
  const waiting = booking.hasTag('busy') || clearing.hasTag('busy');
  const allowed = (can: boolean) => can && !waiting;
  return {
    selected,
    chosen,
    question: questionIn(booking.getMeta()) ?? questionIn(clearing.getMeta()),
    problem: problemView(problem) ?? problemView(clearing.context.problem),
    forceOffered,
    canLoad: allowed(booking.can({ type: 'load' })),
    canOverwrite: allowed(booking.can({ type: 'overwrite', force: false })),
    canClean: allowed(clearing.can({ type: 'clean', bookingIds: chosen })),
    canRemove: allowed(clearing.can({ type: 'remove', bookingIds: chosen })),
    canMerge: allowed(
      clearing.can({ type: 'merge', bookingIds: chosen, bookingIdToMerge: target }),
    ),
    canAdd: allowed(booking.can({ type: 'add', bookingType, bookingName, force: false })),
    doing: {
      load: booking.matches('loading'),
      add: booking.matches('adding'),
      overwrite: booking.matches('overwriting'),
      clean: clearing.matches('cleaning'),
      remove: clearing.matches('removing'),
      merge: clearing.matches('merging'),
    },
  };
}

export type BookingView = ReturnType<typeof bookingView>;

/** The PDF's title dialog, by its machine's own word. */
export function pdfExportView(
  snapshot: SnapshotFrom<typeof pdfExportMachine>,
  territoryIds: readonly string[],
  pdfTitle: string,
) {
  return {
    canOpen: snapshot.can({ type: 'open', territoryIds }),
    open: !snapshot.matches('closed') && snapshot.status === 'active',
    count: snapshot.context.territoryIds.length,
    exporting: snapshot.matches('exporting'),
    canExport: snapshot.can({ type: 'export', pdfTitle }),
    problem: problemView(snapshot.context.problem),
  };
}
