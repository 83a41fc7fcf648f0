import type { Db } from '../parts/db/database.ts';
import type { DashboardCounts } from './dashboard.rules.ts';

export interface DashboardFacts {
  readonly lateUntil: string;
  readonly workedSince: string;
  readonly firstMonth: string;
}

export interface DashboardRow extends DashboardCounts {
  /** Number of exits by 'MM/YYYY'; months without any are absent. */
  readonly exits: Readonly<Record<string, number>>;
}

/** All figures in one statement; the gauges need only the latest assignment of each territory. */
export async function dashboard(
  db: Db,
  { lateUntil, workedSince, firstMonth }: DashboardFacts,
): Promise<DashboardRow> {
  const row = await db.row<DashboardRow>(selectDashboard, [lateUntil, workedSince, firstMonth]);
  if (!row) throw new Error('The query returned no row.');
  return row;
}

const selectDashboard = `
  select
    count(*) as total,
    count(*) filter (where last.found and last.return_date is null) as out,
    count(*) filter (
      where last.return_date is null
        and last.theoretical_return_date <= $1::date
    ) as late,
    count(*) filter (
      where last.found is null
        or coalesce(last.return_date, last.release_date) < $2::date
    ) as neglected,
    (
      select coalesce(json_object_agg(month, exits), '{}')
      from (
        select to_char(h.release_date, 'MM/YYYY') as month, count(*) as exits
        from histories h
        where h.congregation_id = current_congregation()
          and h.release_date >= $3::date
        group by 1
      ) counted
    ) as exits
  from territories t
  left join lateral (
    select true as found, h.release_date, h.return_date, h.theoretical_return_date
    from histories h
    where h.congregation_id = t.congregation_id
      and h.territory_id = t.id
    order by h.return_date desc nulls first, h.output_number desc
    limit 1
  ) last on true
  where t.congregation_id = current_congregation()`;
