import { z } from 'zod';
import { bookingNameMaxLength } from '#schema/limits.ts';
import { lockTerritories } from '../domain/assignment/territory-lock.queries.ts';
import type { Config } from '../parts/config/config.ts';
import type { Db } from '../parts/db/database.ts';
import { authorOf, logEvents, type LoggedEvent } from '../parts/event-log/event-log.queries.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { flag, formWithLists, id, ids, label, text } from '../parts/http/fields.ts';
import { withProduct } from '../parts/texts/product.ts';
import { undoOf } from '../domain/undo/undo.ts';
import { availableCalls, type AvailablePorts } from './available.routes.ts';
import {
  bookedIn,
  bookingNameTaken,
  bookings,
  deleteBookings,
  emptyBooking,
  insertBooking,
  loadedBookings,
  lockBookings,
  moveIntoBooking,
  selectedTerritories,
  type BookedTerritory,
} from './booking.queries.ts';
import {
  addBooking,
  chosenBookings,
  mergeBookings,
  newBooking,
  overwriteBooking,
  type BookingRefusal,
} from './booking.rules.ts';
import { bookingTexts } from './booking.texts.ts';

interface Ports extends AvailablePorts {
  readonly config: Pick<Config, 'product' | 'publicUrl'>;
}

const loadForm = formWithLists({ booking_ids: ids });
const addForm = formWithLists({
  booking_type: text,
  booking_name: label(bookingNameMaxLength),
  force_create: flag,
  selected: ids,
});
const overwriteForm = formWithLists({
  booking_id: id,
  force_booking_overwrite: flag,
  selected: ids,
});
const cleanForm = z.object({ booking_id: id });
const mergeForm = formWithLists({ booking_ids: ids, booking_id_to_merge: id });

/** All calls lock bookings before territories, both in the order of their ids. */
export function bookingCalls(calls: Calls, ports: Ports): void {
  const { config } = ports;
  const refused = (refusal: BookingRefusal, forceSwitch?: string) =>
    refuse(
      withProduct(bookingTexts[refusal.refused], config.product).replace('{nn}', () =>
        'numberName' in refusal ? refusal.numberName : '',
      ),
      'error',
      forceSwitch && refusal.refused === 'alreadyBooked' ? { [forceSwitch]: true } : {},
    );

  availableCalls(calls, ports);

  /** Lists the bookings of the congregation (REST-47). */
  calls.signedIn('GET /booking/list', noForm, async ({ db }) =>
    done({ bookings: await bookings(db) }),
  );

  /** Loads what bookings hold; changes nothing (REST-48, C2 BOOKING LOAD, B-38). */
  calls.signedIn('POST /booking/load', loadForm, async ({ db, form }) => {
    const loaded = await loadedBookings(db, form.booking_ids);
    const ruling = chosenBookings(loaded.bookings, form.booking_ids);
    return ruling.refused ? refused(ruling) : done({ selected: loaded.selected });
  });

  /** Creates a booking from chosen territories (REST-49, C2 BOOKING ADD). */
  calls.signedIn('POST /booking/add', addForm, async (call) => {
    const { db, session, form } = call;
    const booking = newBooking(form.booking_type, form.booking_name, bookingTexts);
    if (booking.refused) return refused(booking);
    await lockTerritories(db, form.selected);
    const territories = await selectedTerritories(db, form.selected);
    const nameTaken = await bookingNameTaken(db, booking.type, booking.name);
    const selection = { territoryIds: form.selected, force: form.force_create };
    const ruling = addBooking({ territories, nameTaken }, selection);
    if (ruling.refused) return refused(ruling, 'force_create_switch');
    const undo = await undoOf(call, { territoryIds: form.selected });
    const bookingId = await insertBooking(db, booking.type, booking.name);
    await moveIntoBooking(db, bookingId, form.selected);
    const names = territories.map(({ numberName }) => numberName);
    await logEvents(db, authorOf(session), about(names, bookingTexts.addLogged, booking.name));
    const events = about(names, bookingTexts.addTakenBackLogged, booking.name, true);
    const what = called(bookingTexts.addLogged, booking.name);
    const undoing = { what, notice: bookingTexts.addTakenBack, events };
    return doneWithNotice(bookingTexts.added, await undo.offer(undoing));
  });

  /** Replaces the territories of a booking (REST-50, C2 BOOKING OVERWRITE). */
  calls.signedIn('POST /booking/overwrite', overwriteForm, async (call) => {
    const { db, session, form } = call;
    const { held, content } = await hold(db, [form.booking_id], form.selected);
    const territories = await selectedTerritories(db, form.selected);
    const selection = { territoryIds: form.selected, force: form.force_booking_overwrite };
    const ruling = overwriteBooking({ booking: held[0], territories }, selection);
    if (ruling.refused) return refused(ruling, 'force_booking_overwrite_switch');
    const undo = await undoOf(call, {
      territoryIds: [...new Set([...form.selected, ...content.map(({ id }) => id)])],
      wholeBookingIds: [form.booking_id],
    });
    await emptyBooking(db, form.booking_id, form.selected);
    await moveIntoBooking(db, form.booking_id, form.selected);
    const names = [
      ...territories.map(({ numberName }) => numberName),
      ...content.filter(({ id }) => !form.selected.includes(id)).map((it) => it.number_name),
    ];
    const events = about(names, bookingTexts.overwriteLogged, ruling.booking.name);
    await logEvents(db, authorOf(session), events);
    const undoing = restoring(names, ruling.booking.name, bookingTexts.overwriteLogged);
    return doneWithNotice(bookingTexts.overwritten, await undo.offer(undoing));
  });

  /** Empties a booking and keeps it (REST-51, C2 BOOKING CLEAN). */
  calls.signedIn('POST /booking/clean', cleanForm, async (call) => {
    const { db, session, form } = call;
    const { held, content } = await hold(db, [form.booking_id]);
    const [booking] = held;
    if (!booking) return refused({ refused: 'unknownBooking' });
    const undo = await undoOf(call, wholeOf(content, [booking.id]));
    await emptyBooking(db, booking.id);
    const names = content.map((it) => it.number_name);
    await logEvents(db, authorOf(session), about(names, bookingTexts.cleanLogged, booking.name));
    const undoing = restoring(names, booking.name, bookingTexts.cleanLogged);
    return doneWithNotice(bookingTexts.cleaned, await undo.offer(undoing));
  });

  /** Removes bookings; their territories stay (REST-52, C2 BOOKING REMOVE). */
  calls.signedIn('POST /booking/remove', loadForm, async (call) => {
    const { db, session, form } = call;
    const { held, content } = await hold(db, form.booking_ids);
    const ruling = chosenBookings(held, form.booking_ids);
    if (ruling.refused) return refused(ruling);
    const undo = await undoOf(call, wholeOf(content, form.booking_ids));
    await deleteBookings(db, form.booking_ids);
    const named = held.map(({ id, name }) => ({
      name,
      names: content.filter((it) => it.booking_id === id).map((it) => it.number_name),
    }));
    const eventsOf = (action: string, danger: boolean) =>
      named.flatMap(({ name, names }) => about(names, action, name, danger));
    await logEvents(db, authorOf(session), eventsOf(bookingTexts.removeLogged, true));
    const one = held.length === 1;
    const undoing = {
      what: called(bookingTexts.removeLogged, named.map(({ name }) => name).join(', ')),
      notice: one ? bookingTexts.restored : bookingTexts.severalRestored,
      events: eventsOf(bookingTexts.restoredLogged, false),
    };
    return doneWithNotice(
      one ? bookingTexts.removed : bookingTexts.severalRemoved,
      await undo.offer(undoing),
    );
  });

  /** Merges bookings into one of them (REST-53, C2 BOOKING MERGE, B-40). */
  calls.signedIn('POST /booking/merge', mergeForm, async (call) => {
    const { db, session, form } = call;
    const { held, content } = await hold(db, form.booking_ids);
    const ruling = mergeBookings(held, form.booking_ids, form.booking_id_to_merge);
    if (ruling.refused) return refused(ruling);
    const { target } = ruling;
    const territoryIds = content.map(({ id }) => id);
    const undo = await undoOf(call, wholeOf(content, form.booking_ids));
    await moveIntoBooking(db, target.id, territoryIds);
    await deleteBookings(
      db,
      form.booking_ids.filter((it) => it !== target.id),
    );
    const names = content.map((it) => it.number_name);
    await logEvents(db, authorOf(session), about(names, bookingTexts.mergeLogged, target.name));
    const undoing = {
      ...restoring(names, target.name, bookingTexts.mergeLogged),
      notice: bookingTexts.severalRestored,
    };
    return doneWithNotice(bookingTexts.merged, await undo.offer(undoing));
  });
}

/**
 * Locks the existing bookings, then their territories and `more`, and reads what the bookings hold.
 */
async function hold(db: Db, bookingIds: readonly number[], more: readonly number[] = []) {
  const held = await lockBookings(db, bookingIds);
  const before = await bookedIn(db, bookingIds);
  await lockTerritories(db, [...before.map(({ id }) => id), ...more]);
  return { held, content: await bookedIn(db, bookingIds) };
}

const wholeOf = (content: readonly BookedTerritory[], wholeBookingIds: readonly number[]) => ({
  territoryIds: content.map(({ id }) => id),
  wholeBookingIds,
});

const restoring = (names: readonly string[], booking: string, what: string) => ({
  what: called(what, booking),
  notice: bookingTexts.restored,
  events: about(names, bookingTexts.restoredLogged, booking),
});

const called = (action: string, booking: string): string =>
  action.replace('{booking}', () => booking);

/** One event per territory, or a single event without a territory. */
const about = (
  names: readonly string[],
  action: string,
  booking: string,
  danger = false,
): readonly LoggedEvent[] =>
  (names.length === 0 ? [null] : names).map((numberName) => ({
    numberName,
    action: called(action, booking),
    danger,
  }));
