import type { Db } from '../db/database.ts';

export interface LogRow {
  readonly number_name: string | null;
  readonly datetime: string;
  readonly datetime_human: string;
  readonly login: string;
  readonly action: string;
  readonly css_class: string;
}

/** The whole log as one JSON value, the newest first (B-108); people read the clock of `timeZone`. */
export async function eventLogs(db: Db, timeZone: string): Promise<readonly LogRow[]> {
  const list = await db.row<{ logs: readonly LogRow[] }>(selectLogs, [timeZone]);
  return list?.logs ?? [];
}

const selectLogs = `
  select coalesce(json_agg(row_to_json(listed)), '[]') as logs
  from (
    select
      number_name,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as datetime,
      to_char(at at time zone $1, 'DD/MM/YYYY HH24:MI') as datetime_human,
      login,
      action,
      css_class
    from event_logs
    where congregation_id = current_congregation()
    order by at desc, id desc
  ) listed`;
