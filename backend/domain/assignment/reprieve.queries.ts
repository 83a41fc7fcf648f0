import { Temporal } from 'temporal-polyfill';
import { numberName } from './assignment.columns.ts';
import type { Db } from '../../parts/db/database.ts';
import type { Assignment } from './reprieve.rules.ts';

export interface AssignmentKey {
  readonly territoryId: number;
  readonly historyId: number;
}

export type LockedAssignment = Assignment & {
  readonly numberName: string;
  /** Null when that account was deleted. */
  readonly userId: number | null;
};

/** Locks both rows until the end of the call, so that concurrent reprieves add up. */
export async function lockAssignment(
  db: Db,
  { territoryId, historyId }: AssignmentKey,
): Promise<LockedAssignment | undefined> {
  const row = await db.row<{
    number_name: string;
    user_id: number | null;
    returned: boolean;
    theoretical_return_date: string;
    reprieve_months: number;
  }>(selectForUpdate, [territoryId, historyId]);
  return (
    row && {
      numberName: row.number_name,
      userId: row.user_id,
      returned: row.returned,
      theoreticalReturnDate: Temporal.PlainDate.from(row.theoretical_return_date),
      reprieveMonths: row.reprieve_months,
    }
  );
}

const selectForUpdate = `
  select
    ${numberName} as number_name,
    h.user_id,
    h.return_date is not null as returned,
    h.theoretical_return_date,
    h.reprieve_months
  from territories t
  join histories h
    on h.congregation_id = t.congregation_id
    and h.territory_id = t.id
  where t.congregation_id = current_congregation()
    and t.id = $1
    and h.id = $2
  for update of t, h`;

export async function moveTheoreticalReturn(
  db: Db,
  historyId: number,
  changes: Pick<Assignment, 'theoreticalReturnDate' | 'reprieveMonths'>,
): Promise<void> {
  await db.rows(updateTheoreticalReturn, [
    historyId,
    changes.theoreticalReturnDate.toString(),
    changes.reprieveMonths,
  ]);
}

const updateTheoreticalReturn = `
  update histories
  set theoretical_return_date = $2, reprieve_months = $3
  where congregation_id = current_congregation()
    and id = $1`;
