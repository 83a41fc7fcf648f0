import type { Db } from '../parts/db/database.ts';
import type { ActPart } from '../domain/undo/undoable-act.ts';
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
 * Restores the rows before a part of an act that nothing has followed. False where the name of a removed
 * booking has been given to another. An assignment comes before what hangs on it: moving its dates
 * closes requests.
 */
export async function putBack(db: Db, part: ActPart): Promise<boolean> {
  const { before } = part;
  await deleteMade(db, part);
  await reopenAssignments(db, before.histories);
  const bookings = await insertBookings(db, before.bookings);
  if (bookings < before.bookings.length) return false;
  await leaveBookings(db, part);
  await bookAgain(db, before.booking_territories);
  if (part.streets) {
    await leaveRounds(db, part);
    await restoreRounds(db, before.street_rounds);
    await restoreStreets(db, before.round_streets);
  }
  await restoreRequests(db, before.assignment_requests);
  await restoreLinks(db, before.one_tap_links);
  await restoreReminders(db, before.reminders);
  await linkPermissions(db, before.pocket_permissions);
  await linkMails(db, before.mail_outbox);
  await openMaps(db, before.territory_maps);
  return true;
}
