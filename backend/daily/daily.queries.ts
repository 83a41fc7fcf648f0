import type { Db } from '../db/database.ts';

export async function congregationIds(db: Db): Promise<readonly number[]> {
  const rows = await db.rows<{ id: number }>('select id from congregations order by id');
  return rows.map(({ id }) => id);
}
