import { humanDate, numberName } from '../domain/assignment/assignment.columns.ts';
import { assignmentTexts } from '../domain/assignment/assignment.texts.ts';
import type { Db } from '../parts/db/database.ts';

/** What the database counts beside each row of a list that is cut. */
interface Counted {
  readonly total: number;
}

export interface DueRow {
  readonly territory_id: number;
  readonly number_name: string;
  readonly login: string;
  readonly day: string;
  readonly day_human: string;
}

interface Due {
  /** Exclusive; null for no beginning. */
  readonly after: string | null;
  /** Inclusive. */
  readonly until: string;
  readonly most: number;
}

/** What is out and due within these days, first what is due first. */
export const dueTerritories = (db: Db, { after, until, most }: Due) =>
  db.rows<DueRow & Counted>(selectDue, [after, until, assignmentTexts.removedUser, most]);

const selectDue = `
  select
    t.id as territory_id,
    ${numberName} as number_name,
    coalesce(u.login, $3) as login,
    h.theoretical_return_date as day,
    ${humanDate('h.theoretical_return_date')} as day_human,
    count(*) over () as total
  from histories h
  join territories t
    on t.congregation_id = h.congregation_id
    and t.id = h.territory_id
  left join users u
    on u.congregation_id = h.congregation_id
    and u.id = h.user_id
  where h.congregation_id = current_congregation()
    and h.return_date is null
    and ($1::date is null or h.theoretical_return_date > $1::date)
    and h.theoretical_return_date <= $2::date
  order by h.theoretical_return_date, t.number
  limit $4`;

export interface RestedRow {
  readonly territory_id: number;
  readonly number_name: string;
  /** Null for one that was never out. */
  readonly day: string | null;
  readonly day_human: string;
}

/** What is in, first what has never been out, then what came back first. */
export const restedTerritories = (db: Db, most: number) =>
  db.rows<RestedRow & Counted>(selectRested, [most]);

const selectRested = `
  select
    t.id as territory_id,
    ${numberName} as number_name,
    last.return_date as day,
    coalesce(${humanDate('last.return_date')}, '') as day_human,
    count(*) over () as total
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
    and (last.found is null or last.return_date is not null)
  order by last.return_date nulls first, t.number
  limit $1`;

export interface ChangeRow {
  /** Null for a line about no territory. */
  readonly number_name: string | null;
  readonly at_human: string;
  readonly login: string;
  readonly action: string;
}

interface Changes {
  /** The first day, in the time zone. */
  readonly since: string;
  readonly timeZone: string;
  readonly most: number;
}

/** Lines of the event log since a day, newest first. */
export const changesSince = (db: Db, { since, timeZone, most }: Changes) =>
  db.rows<ChangeRow & Counted>(selectChanges, [since, timeZone, most]);

const selectChanges = `
  select
    number_name,
    to_char(at at time zone $2, 'DD/MM HH24:MI') as at_human,
    login,
    action,
    count(*) over () as total
  from event_logs
  where congregation_id = current_congregation()
    and at >= $1::timestamp at time zone $2
  order by at desc, id desc
  limit $3`;
