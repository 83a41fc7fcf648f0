import type { Db } from '../../parts/db/database.ts';

/** Territories that go out leave their booking (B-39). */
export async function leaveBookings(db: Db, territoryIds: readonly number[]): Promise<void> {
  await db.rows(deleteBooked, [territoryIds]);
}

const deleteBooked = `
  delete from booking_territories
  where congregation_id = current_congregation()
    and territory_id = any ($1::integer[])`;
