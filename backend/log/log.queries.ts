import type { Db } from '../parts/db/database.ts';
import { writtenJson, type WrittenJson } from '../parts/http/written-json.ts';

export interface EventLog {
  readonly total: number;
  readonly logs: WrittenJson;
}

/**
 * The event log as JSON written by the database, newest first (B-108), optionally only the newest
 * lines; local times are of `timeZone`.
 */
export async function eventLogs(
  db: Db,
  timeZone: string,
  newest: number | null,
): Promise<EventLog> {
  const list = await db.row<{ total: number; logs: string }>(selectLogs, [timeZone, newest]);
  return { total: list?.total ?? 0, logs: writtenJson(list?.logs ?? '[]') };
}

const selectLogs = `
  select
    case
      when $2::integer is null then count(*)
      else (
        select count(*)
        from event_logs
        where congregation_id = current_congregation()
      )
    end as total,
    coalesce(json_agg(row_to_json(listed)), '[]')::text as logs
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
    limit $2::integer
  ) listed`;
