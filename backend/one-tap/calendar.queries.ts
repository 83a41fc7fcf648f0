import { Temporal } from 'temporal-polyfill';
import { numberName } from '../domain/assignment/assignment.columns.ts';
import type { Db } from '../parts/db/database.ts';

export interface DueAssignment {
  readonly userId: number;
  readonly numberName: string;
  readonly dueDate: Temporal.PlainDate;
  /** Increases with each reprieve; the sequence number of the calendar event. */
  readonly reprieveMonths: number;
}

/** The open assignment and its holder; undefined once it has ended. */
export async function dueAssignment(db: Db, historyId: number): Promise<DueAssignment | undefined> {
  const row = await db.row<{
    user_id: number;
    number_name: string;
    theoretical_return_date: string;
    reprieve_months: number;
  }>(selectOpen, [historyId]);
  return (
    row && {
      userId: row.user_id,
      numberName: row.number_name,
      dueDate: Temporal.PlainDate.from(row.theoretical_return_date),
      reprieveMonths: row.reprieve_months,
    }
  );
}

const selectOpen = `
  select
    h.user_id,
    ${numberName} as number_name,
    h.theoretical_return_date,
    h.reprieve_months
  from histories h
  join territories t
    on t.congregation_id = h.congregation_id
    and t.id = h.territory_id
  where h.congregation_id = current_congregation()
    and h.id = $1
    and h.user_id is not null
    and h.return_date is null`;
