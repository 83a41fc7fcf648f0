import type { ActPart, MarkedRows, RowsBefore, UndoEvent } from './undoable-act.ts';

interface WholeAct extends Omit<MarkedRows, 'bookingIds'> {
  readonly before: RowsBefore;
  readonly made: readonly { readonly id: number; readonly territoryId: number }[];
  readonly madeBookingIds: readonly number[];
  readonly events: readonly UndoEvent[];
}

/** The act as one piece. */
export const wholePart = ({ made, before, ...act }: WholeAct): ActPart => ({
  ...act,
  wholeBookingIds: [...act.wholeBookingIds, ...act.madeBookingIds],
  bookingIds: [...before.bookings.map(({ id }) => id), ...act.madeBookingIds],
  madeHistoryIds: made.map(({ id }) => id),
  before: act.streets ? before : { ...before, street_rounds: [], round_streets: [] },
});

/** A piece for each territory, by its event, of an act that makes and moves no booking. */
export const partsByTerritory = (act: WholeAct): readonly ActPart[] =>
  act.events.flatMap((event) => {
    const { territoryId } = event;
    if (territoryId === undefined) return [];
    return wholePart({
      ...act,
      territoryIds: [territoryId],
      before: rowsOf(act.before, territoryId),
      made: act.made.filter((it) => it.territoryId === territoryId),
      events: [event],
    });
  });

function rowsOf(before: RowsBefore, territoryId: number): RowsBefore {
  const here = <Row extends Readonly<Record<string, unknown>>>(rows: readonly Row[]) =>
    rows.filter((row) => row['territory_id'] === territoryId);
  const histories = here(before.histories);
  const hanging = <Row extends Readonly<Record<string, unknown>>>(rows: readonly Row[]) =>
    rows.filter((row) => histories.some(({ id }) => id === row['history_id']));
  const booked = here(before.booking_territories);
  return {
    histories,
    bookings: before.bookings.filter(({ id }) => booked.some((row) => row['booking_id'] === id)),
    booking_territories: booked,
    street_rounds: here(before.street_rounds),
    round_streets: here(before.round_streets),
    assignment_requests: hanging(before.assignment_requests),
    one_tap_links: hanging(before.one_tap_links),
    reminders: hanging(before.reminders),
    pocket_permissions: hanging(before.pocket_permissions),
    mail_outbox: hanging(before.mail_outbox),
    territory_maps: here(before.territory_maps),
  };
}
