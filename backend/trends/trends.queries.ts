import type { Db } from '../parts/db/database.ts';

/** Months at rest by which territories are sorted; each group ends with its limit. */
export const restMonths = [4, 8, 12, 24] as const;

export interface TrendsFacts {
  readonly today: string;
  readonly firstMonth: string;
  /** The earliest returns of the groups at rest, latest first. */
  readonly restedSince: readonly string[];
}

export interface TrendMonth {
  /** Its first day. */
  readonly month: string;
  /** In the order of `activities`. */
  readonly exits: readonly number[];
  readonly returns: number;
  readonly late_returns: number;
  readonly out: number;
  readonly late: number;
  readonly never_covered: number;
}

export interface TypeAtRest {
  readonly type: string;
  readonly total: number;
  readonly out: number;
  readonly median_days: number | null;
  /** One a limit of `restedSince`, then those before all of them, then those without history. */
  readonly groups: readonly number[];
}

export interface Trends {
  readonly total: number;
  readonly first_release: string | null;
  readonly activities: readonly string[];
  readonly months: readonly TrendMonth[];
  readonly rest: readonly TypeAtRest[];
}

/**
 * Each assignment is counted in the months in which it begins, falls due and ends; states at the
 * ends of months are running sums. What ended before the first month adds nothing to any of them.
 */
export async function trends(
  db: Db,
  { today, firstMonth, restedSince }: TrendsFacts,
): Promise<Trends> {
  const row = await db.row<Trends>(selectTrends, [today, firstMonth, restedSince]);
  if (!row) throw new Error('The query returned no row.');
  return row;
}

const monthOf = (day: string) => `date_trunc('month', ${day}::timestamp)::date`;

const neverOut = restMonths.length + 1;
const groups = Array.from(
  { length: neverOut + 1 },
  (_, group) => `count(*) filter (where not out and rest = ${group})`,
);

const selectTrends = `
  with loans as materialized (
    select
      activity_id,
      release_date as released,
      return_date as returned,
      greatest(theoretical_return_date, release_date) as due
    from histories
    where congregation_id = current_congregation()
      and (return_date is null or return_date >= $2::date)
  ),
  firsts as materialized (
    select min(release_date) as released, min(return_date) as returned
    from histories
    where congregation_id = current_congregation()
    group by territory_id
  ),
  events as (
    select
      month,
      sum(released) as released,
      sum(returned) as returned,
      sum(due) as due,
      sum(returned_late) as returned_late,
      sum(covered) as covered
    from (
      select
        greatest(${monthOf('day')}, $2::date - 1) as month,
        count(*) filter (where event = 'released') as released,
        count(*) filter (where event = 'returned') as returned,
        count(*) filter (where event = 'due') as due,
        count(*) filter (where event = 'returned' and returned > due) as returned_late,
        0 as covered
      from loans
      cross join lateral (
        values
          ('released', released),
          ('returned', returned),
          ('due', case when returned is null or returned > due then due end)
      ) happened (event, day)
      where day <= $1::date
      group by 1
      union all
      select greatest(${monthOf('returned')}, $2::date - 1), 0, 0, 0, 0, count(*)
      from firsts
      where returned is not null
      group by 1
    ) counted
    group by month
  ),
  exits as materialized (
    select ${monthOf('released')} as month, activity_id, count(*) as exits
    from loans
    where released >= $2::date
    group by 1, 2
  ),
  months as (
    select
      listed.month,
      (
        select json_agg(coalesce(e.exits, 0) order by a.id)
        from activities a
        left join exits e
          on e.activity_id = a.id
          and e.month = listed.month
      ) as exits,
      coalesce(events.returned, 0) as returns,
      coalesce(events.returned_late, 0) as late_returns,
      coalesce(sum(events.released - events.returned) over past, 0) as out,
      coalesce(sum(events.due - events.returned_late) over past, 0) as late,
      coalesce(sum(events.covered) over past, 0) as covered
    from (
      select $2::date - 1 as month
      union all
      select generate_series($2::date, $1::date, '1 month')::date
    ) listed
    left join events on events.month = listed.month
    window past as (order by listed.month)
  ),
  stock as (
    select
      t.type_id,
      last.return_date,
      last.found is not null and last.return_date is null as out,
      case
        when last.found is null then ${neverOut}
        else (
          select count(*)
          from unnest($3::date[]) since
          where last.return_date < since
        )
      end as rest
    from territories t
    left join lateral (
      select true as found, h.return_date
      from histories h
      where h.congregation_id = t.congregation_id
        and h.territory_id = t.id
      order by h.return_date desc nulls first, h.output_number desc
      limit 1
    ) last on true
    where t.congregation_id = current_congregation()
  ),
  types as (
    select
      ty.id,
      ty.long_name as type,
      count(*) as total,
      count(*) filter (where out) as out,
      round(
        percentile_cont(0.5) within group (order by $1::date - return_date)
          filter (where return_date is not null)
      ) as median_days,
      json_build_array(${groups.join(', ')}) as groups
    from stock
    join territory_types ty on ty.id = stock.type_id
    group by ty.id, ty.long_name
  )
  select
    (select count(*) from stock) as total,
    (select min(released) from firsts) as first_release,
    (select json_agg(name order by id) from activities) as activities,
    (
      select json_agg(
        json_build_object(
          'month', month,
          'exits', exits,
          'returns', returns,
          'late_returns', late_returns,
          'out', out,
          'late', late,
          'never_covered', (select count(*) from stock) - covered
        )
        order by month
      )
      from months
      where month >= $2::date
    ) as months,
    (
      select coalesce(json_agg(to_json(types)::jsonb - 'id' order by id), '[]')
      from types
    ) as rest`;
