import type { Db } from '../parts/db/database.ts';
import type { UndoableAct } from '../domain/undo/undoable-act.ts';
import {
  bookAgain,
  deleteMade,
  insertBookings,
  leaveBookings,
  leaveRounds,
  linkMails,
  linkPermissions,
  openMaps,
  reopenAssignments,
  restoreLinks,
  restoreReminders,
  restoreRequests,
  restoreRounds,
  restoreStreets,
} from './put-back.queries.ts';

/**
 * Restores the rows before an act that nothing has followed. False where the name of a removed
 * booking has been given to another. An assignment comes before what hangs on it: moving its dates
 * closes requests.
 */
export async function putBack(db: Db, act: UndoableAct): Promise<boolean> {
  const { before } = act;
  await deleteMade(db, act);
  await reopenAssignments(db, before.histories);
  const bookings = await insertBookings(db, before.bookings);
  if (bookings < before.bookings.length) return false;
  await leaveBookings(db, act);
  await bookAgain(db, before.booking_territories);
  await leaveRounds(db, act);
  await restoreRounds(db, before.street_rounds);
  await restoreStreets(db, before.round_streets);
  await restoreRequests(db, before.assignment_requests);
  await restoreLinks(db, before.one_tap_links);
  await restoreReminders(db, before.reminders);
  await linkPermissions(db, before.pocket_permissions);
  await linkMails(db, before.mail_outbox);
  await openMaps(db, before.territory_maps);
  return true;
}
