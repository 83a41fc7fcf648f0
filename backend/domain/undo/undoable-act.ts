import type { LoggedEvent } from '../../parts/event-log/event-log.queries.ts';

type Row = Readonly<Record<string, unknown>>;
type NumberedRow = Row & { readonly id: number };

/** An evening at the desk, seen again the next morning at the latest. */
export const hoursToUndo = 12;

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

/** A line of the log for the day on which the act is taken back. */
export interface UndoEvent extends LoggedEvent {
  /** Of an act that is kept in parts. */
  readonly territoryId?: number;
}

/** What an act is called, and what is told and logged when it is taken back. */
export interface Undoing {
  readonly what: string;
  readonly notice: string;
  readonly events: readonly UndoEvent[];
}

/** What a mark is made of. */
export interface MarkedRows {
  readonly territoryIds: readonly number[];
  readonly bookingIds: readonly number[];
  /** Bookings of which every territory counts, not only those of the act. */
  readonly wholeBookingIds: readonly number[];
  /** The act changes who has the territories, so that the streets done in them go with it. */
  readonly streets: boolean;
}

/** The piece of an act that is taken back at once: one territory, or all that a booking moved. */
export interface ActPart extends MarkedRows {
  readonly madeHistoryIds: readonly number[];
  readonly madeBookingIds: readonly number[];
  readonly before: RowsBefore;
  readonly events: readonly UndoEvent[];
}

/** A change that its author may take back for a while. */
export interface UndoableAct {
  readonly what: string;
  readonly notice: string;
  /** The newest line of the log when it was done. */
  readonly lastLine: string;
  readonly parts: readonly (ActPart & { readonly mark: string })[];
}
