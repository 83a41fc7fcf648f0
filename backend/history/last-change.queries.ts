import { Temporal } from 'temporal-polyfill';
import type { Db } from '../parts/db/database.ts';

export interface LastChange {
  readonly at: Temporal.Instant;
  readonly login: string;
  readonly action: string;
}

/** The event logged in the transaction that last wrote this assignment. */
export async function lastChangeOf(db: Db, historyId: number): Promise<LastChange | undefined> {
  const line = await db.row<{ at: Date; login: string; action: string }>(selectLine, [historyId]);
  return (
    line && {
      at: Temporal.Instant.fromEpochMilliseconds(line.at.getTime()),
      login: line.login,
      action: line.action,
    }
  );
}

const selectLine = `
  select e.at, e.login, e.action
  from histories h
  join territories t
    on t.congregation_id = h.congregation_id
    and t.id = h.territory_id
  join event_logs e
    on e.congregation_id = h.congregation_id
    and e.xmin = h.xmin
  where h.congregation_id = current_congregation()
    and h.id = $1
  order by e.number_name = 'T' || t.number || ' - ' || t.name desc nulls last, e.id
  limit 1`;
