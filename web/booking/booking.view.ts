import type { SnapshotFrom } from 'xstate';

import type { bookingMachine } from '#machines/booking/booking.machine.ts';
import type { pdfExportMachine } from '#machines/booking/pdf-export.machine.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type {
  AvailableTerritoriesQuery,
  BookingsQuery,
  BookingType,
} from '#web/parts/graphql/generated/graphql.ts';

import { problemView } from '../parts/failure/problem.view.ts';
import { noticeColors } from '../parts/notice/notice.view.ts';

export type Available = NonNullable<AvailableTerritoriesQuery['availableTerritories']>;
export type AvailableTerritory = Available['territories'][number];
export type Booking = NonNullable<BookingsQuery['bookings']>[number];

/** A rest threshold of the legend, and the territories that its chip selects. */
export interface RestChip {
  readonly id: string;
  readonly text: string;
  readonly color: string;
  readonly ink: string;
  readonly cssClass: string;
  readonly territoryIds: readonly string[];
}

/** The server's legends, each with the territories it lists as ready to go out (AVL-08, AVL-09, B-37). */
export const restChips = ({ legends, exitable }: Available): readonly RestChip[] =>
  legends.map(({ id, text, color, cssClass }) => ({
    id,
    text,
    color,
    ink: noticeColors(color).ink,
    cssClass,
    territoryIds: exitable.find(({ legendId }) => legendId === id)?.territoryIds ?? [],
  }));

/** Ids that are chosen but no longer listed, because another user took them out. */
export function goneOf(
  territoryIds: readonly string[],
  { territories }: Pick<Available, 'territories'>,
): readonly string[] {
  const listed = new Set(territories.map(({ territoryId }) => territoryId));
  return territoryIds.filter((id) => !listed.has(id));
}

/** Colour and icon of each booking type, as in the available list; the panel's own list sends the type alone (B-82). */
export const bookingLooks = {
  paper: { icon: 'mdi-text-box-outline', color: '#8a5a00' },
  online: { icon: 'mdi-export', color: '#2f5d8c' },
  event: { icon: 'mdi-account-group', color: '#7a1f3d' },
} as const satisfies Record<BookingType, { icon: string; color: string }>;

export interface BookingEntries {
  readonly bookingType: BookingType;
  readonly bookingName: string;
}

export function bookingView(
  snapshot: SnapshotFrom<typeof bookingMachine>,
  entries: BookingEntries,
) {
  const { territoryIds, bookingIds, keptId, forceOffered, force, problem } = snapshot.context;
  const { changing } = typeof snapshot.value === 'string' ? { changing: null } : snapshot.value;
  return {
    territoryIds,
    bookingIds,
    keptId: bookingIds.includes(keptId) ? keptId : '',
    question: questionIn(snapshot.getMeta()),
    deletes: snapshot.matches('confirmingRemoval') || snapshot.matches('confirmingClean'),
    problem: problemView(problem),
    forceOffered,
    force,
    canLoad: snapshot.can({ type: 'load' }),
    canOverwrite: snapshot.can({ type: 'overwrite' }),
    canClean: snapshot.can({ type: 'clean' }),
    canRemove: snapshot.can({ type: 'remove' }),
    canMerge: snapshot.can({ type: 'merge' }),
    canAdd: snapshot.can({ type: 'add', ...entries }),
    changing,
  };
}

export type BookingView = ReturnType<typeof bookingView>;

/** The dialog that asks for the title of the PDF. */
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
