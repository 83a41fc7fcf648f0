import type { Db } from '../db/database.ts';

/**
 * Whoever changes an assignment or a booking of territories holds them first, always in the order of
 * their ids, so that two calls wait for each other and never in a circle. Facts are read afterwards.
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
