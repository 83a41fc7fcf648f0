import type { Db } from '../../parts/db/database.ts';
import { numberName } from './assignment.columns.ts';

/** Locks the territories of due online assignments, skipping those locked by other calls. */
export async function lockDueOnline(db: Db, today: string): Promise<readonly number[]> {
  const rows = await db.rows<{ id: number }>(selectDue, [today]);
  return rows.map(({ id }) => id);
}

const selectDue = `
  select t.id
  from congregation_settings s
  join histories h on h.congregation_id = s.congregation_id
  join territories t
    on t.congregation_id = h.congregation_id
    and t.id = h.territory_id
  where s.congregation_id = current_congregation()
    and s.online_automatic_return
    and h.return_date is null
    and h.online
    and h.theoretical_return_date <= $1
  order by t.id
  for update of t skip locked`;

/** Closes what is still due after locking; returns territories and holders by number. */
export async function closeDueOnline(
  db: Db,
  territoryIds: readonly number[],
  today: string,
): Promise<readonly { readonly numberName: string; readonly holder: number | null }[]> {
  const rows = await db.rows<{ number_name: string; user_id: number | null }>(updateDue, [
    territoryIds,
    today,
  ]);
  return rows.map(({ number_name, user_id }) => ({ numberName: number_name, holder: user_id }));
}

const updateDue = `
  with returned as (
    update histories
    set return_date = theoretical_return_date
    where congregation_id = current_congregation()
      and territory_id = any ($1::integer[])
      and return_date is null
      and online
      and theoretical_return_date <= $2
    returning territory_id, user_id
  )
  select ${numberName} as number_name, returned.user_id
  from returned
  join territories t
    on t.congregation_id = current_congregation()
    and t.id = returned.territory_id
  order by t.number`;
