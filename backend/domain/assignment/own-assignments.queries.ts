import { dueClass, humanDate, mapLink, numberName } from './assignment.columns.ts';
import type { DueLimits } from './due.rules.ts';
import type { Db } from '../../parts/db/database.ts';

export interface MyExitedRow {
  readonly territory_id: number;
  readonly history_id: number;
  readonly number_name: string;
  readonly type: string;
  readonly map_link: string | null;
  readonly release_date: string;
  readonly release_date_human: string;
  readonly theoretical_return_date: string;
  readonly theoretical_return_date_human: string;
  readonly activity: string;
  readonly note: string;
  readonly online: boolean;
  readonly css_class: '' | 'row-late' | 'row-soon';
  /** The setting that stops publishers (RET-10). */
  readonly restrict_returns: boolean;
  /** Requests of the caller that wait for a manager. */
  readonly asked: readonly ('returned' | 'month')[];
}

export interface MyExitedFacts extends DueLimits {
  readonly userId: number;
  /** Public address of a map without its token. */
  readonly mapsAddress: string;
}

/** Open assignments of a person, those due first at the head. */
export const assignmentsOf = (
  db: Db,
  { userId, mapsAddress, lateUntil, soonUntil }: MyExitedFacts,
): Promise<readonly MyExitedRow[]> =>
  db.rows<MyExitedRow>(selectOpenOf, [userId, mapsAddress, lateUntil, soonUntil]);

const selectOpenOf = `
  select
    t.id as territory_id,
    h.id as history_id,
    ${numberName} as number_name,
    ty.long_name as type,
    ${mapLink('$2')} as map_link,
    h.release_date,
    ${humanDate('h.release_date')} as release_date_human,
    h.theoretical_return_date,
    ${humanDate('h.theoretical_return_date')} as theoretical_return_date_human,
    a.name as activity,
    t.note,
    h.online,
    ${dueClass('h.theoretical_return_date', '$3::date', '$4::date')} as css_class,
    array(
      select r.kind
      from assignment_requests r
      where r.congregation_id = h.congregation_id
        and r.history_id = h.id
      order by r.kind
    ) as asked,
    s.restrict_returns
  from histories h
  join territories t
    on t.congregation_id = h.congregation_id
    and t.id = h.territory_id
  join territory_types ty on ty.id = t.type_id
  join congregation_settings s on s.congregation_id = h.congregation_id
  join activities a on a.id = h.activity_id
  left join territory_maps m
    on m.congregation_id = t.congregation_id
    and m.territory_id = t.id
  where h.congregation_id = current_congregation()
    and h.user_id = $1
    and h.return_date is null
  order by h.theoretical_return_date, t.number`;
