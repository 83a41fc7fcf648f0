import { humanDate, numberName } from '../domain/assignment/assignment.columns.ts';
import type { Db } from '../parts/db/database.ts';

export interface PastAssignmentRow {
  readonly territory_id: number;
  readonly history_id: number;
  readonly number_name: string;
  readonly release_date: string;
  readonly release_date_human: string;
  readonly return_date: string;
  readonly return_date_human: string;
  readonly activity: string;
}

/** What a person has brought back, the latest first; nothing of the years whose names are forgotten. */
export const pastAssignmentsOf = (db: Db, userId: number): Promise<readonly PastAssignmentRow[]> =>
  db.rows<PastAssignmentRow>(selectPast, [userId]);

const selectPast = `
  select
    t.id as territory_id,
    h.id as history_id,
    ${numberName} as number_name,
    h.release_date,
    ${humanDate('h.release_date')} as release_date_human,
    h.return_date,
    ${humanDate('h.return_date')} as return_date_human,
    a.name as activity
  from histories h
  join territories t
    on t.congregation_id = h.congregation_id
    and t.id = h.territory_id
  join activities a on a.id = h.activity_id
  where h.congregation_id = current_congregation()
    and h.user_id = $1
    and h.return_date is not null
  order by h.return_date desc, t.number`;
