import type { Db } from '../parts/db/database.ts';
import { numberName } from '../domain/assignment/assignment.columns.ts';

export interface LateTerritory {
  readonly number_name: string;
  readonly due_date: string;
}

/** What is overdue in the congregation, the longest first. */
export const lateNow = (db: Db, today: string): Promise<readonly LateTerritory[]> =>
  db.rows<LateTerritory>(selectLate, [today]);

const selectLate = `
  select ${numberName} as number_name, h.theoretical_return_date as due_date
  from histories h
  join territories t
    on t.congregation_id = h.congregation_id
    and t.id = h.territory_id
  where h.congregation_id = current_congregation()
    and h.return_date is null
    and h.theoretical_return_date < $1
  order by h.theoretical_return_date, t.number`;
