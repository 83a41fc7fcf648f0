import type { Db } from '../db/database.ts';

/**
 * Keeps the number of log lines of each day that ended an hour ago, in UTC, so that the doctor sees
 * when one is gone (OWN-94). Idempotent.
 */
export async function sealPastDays(db: Db): Promise<void> {
  await db.rows(insertSeals);
}

const insertSeals = `
  insert into log_seals (congregation_id, day, lines)
  select congregation_id, (at at time zone 'UTC')::date, count(*)
  from event_logs
  where congregation_id = current_congregation()
    and at >= coalesce(
      (
        select (max(day) + 1)::timestamp at time zone 'UTC'
        from log_seals
        where congregation_id = current_congregation()
      ),
      '-infinity'
    )
    and at < date_trunc('day', (now() - interval '1 hour') at time zone 'UTC') at time zone 'UTC'
  group by congregation_id, (at at time zone 'UTC')::date
  on conflict do nothing`;
