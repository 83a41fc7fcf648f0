import type { Db } from '../../parts/db/database.ts';

/**
 * Call before changing assignments or bookings of territories, and read the facts afterwards.
 * Locking in the order of ids prevents deadlocks.
 */
export async function lockTerritories(db: Db, ids: readonly number[]): Promise<void> {
  await db.rows(selectForUpdate, [ids]);
}

const selectForUpdate = `
  select id
  from territories
  where congregation_id = current_congregation()
    and id = any ($1::integer[])
  order by id
  for update`;
