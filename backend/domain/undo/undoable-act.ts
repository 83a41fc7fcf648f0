import type { LoggedEvent } from '../../parts/event-log/event-log.queries.ts';

type Row = Readonly<Record<string, unknown>>;
type NumberedRow = Row & { readonly id: number };

/** Long enough for a slow network behind a notice of four seconds. */
export const minutesToUndo = 10;

/** Whole rows, as `to_jsonb` writes them, by their table. */
export interface RowsBefore {
  /** The open assignments. */
  readonly histories: readonly NumberedRow[];
  readonly bookings: readonly NumberedRow[];
  readonly booking_territories: readonly Row[];
  readonly street_rounds: readonly Row[];
  readonly round_streets: readonly Row[];
  readonly assignment_requests: readonly Row[];
  readonly one_tap_links: readonly Row[];
  readonly reminders: readonly Row[];
  /** Only which permission is for which assignment. */
  readonly pocket_permissions: readonly Row[];
  /** Only which mail is about which assignment. */
  readonly mail_outbox: readonly Row[];
  /** Only the public link. */
  readonly territory_maps: readonly Row[];
}

/** What is said and logged when the act is taken back. */
export interface Undoing {
  readonly notice: string;
  readonly events: readonly LoggedEvent[];
}

/** A change that its author may take back for a while. */
export interface UndoableAct {
  readonly territoryIds: readonly number[];
  /** Bookings of which every territory counts, not only those of the act. */
  readonly wholeBookingIds: readonly number[];
  readonly bookingIds: readonly number[];
  readonly madeHistoryIds: readonly number[];
  readonly madeBookingIds: readonly number[];
  readonly before: RowsBefore;
  readonly undoing: Undoing;
}
