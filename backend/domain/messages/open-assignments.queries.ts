import type { Db } from '../../parts/db/database.ts';

/** Ids of what a person has of these territories. */
export async function openAssignments(
  db: Db,
  userId: number,
  territoryIds: readonly number[],
): Promise<readonly number[]> {
  const rows = await db.rows<{ id: number }>(selectOpen, [userId, territoryIds]);
  return rows.map(({ id }) => id);
}

const selectOpen = `
  select id
  from histories
  where congregation_id = current_congregation()
    and user_id = $1
    and territory_id = any ($2)
    and return_date is null`;
