import { humanDate, numberName } from '../domain/assignment/assignment.columns.ts';
import { assignmentTexts } from '../domain/assignment/assignment.texts.ts';
import type { Db } from '../parts/db/database.ts';
import type { CheckedAssignment, ServiceYear } from './s13.rules.ts';
import { s13Texts } from './s13.texts.ts';

/**
 * `S13Territory[]` as JSON: every territory with its assignments of the service year. An assignment
 * belongs to exactly one year's sheet.
 */
export async function s13Territories(db: Db, { begins, ends }: ServiceYear): Promise<string> {
  const list = await db.row<{ territories: string }>(selectS13, [
    begins,
    ends,
    assignmentTexts.removedUser,
    s13Texts.campaign,
  ]);
  return list?.territories ?? '[]';
}

const selectS13 = `
  select
    coalesce(json_agg(row_to_json(listed)), '[]')::text as territories
  from (
    select
      t.number,
      coalesce(${humanDate('past.last_covered')}, '') as last_covered,
      coalesce(past.assignments, '[]') as assignments
    from territories t
    cross join lateral (
      select
        max(h.return_date) filter (where h.return_date < $1::date) as last_covered,
        json_agg(
          json_build_object(
            'assigned_to', case
              when a.kind = 'campaign' then replace($4, '{login}', coalesce(u.login, $3))
              else coalesce(u.login, $3)
            end,
            'assigned_on', ${humanDate('h.release_date')},
            'covered_on', coalesce(${humanDate('h.return_date')}, '')
          )
          order by h.release_date, h.output_number
        ) filter (where h.release_date between $1::date and $2::date) as assignments
      from histories h
      join activities a on a.id = h.activity_id
      left join users u
        on u.congregation_id = h.congregation_id
        and u.id = h.user_id
      where h.congregation_id = t.congregation_id
        and h.territory_id = t.id
    ) past
    where t.congregation_id = current_congregation()
    order by t.number
  ) listed`;

interface CheckedTerritory {
  readonly number_name: string;
  readonly link: string;
  readonly covered: boolean;
  /** Ordered by release date. */
  readonly assignments: readonly (CheckedAssignment & { readonly text: string })[];
}

export function checkedTerritories(db: Db): Promise<readonly CheckedTerritory[]> {
  return db.rows<CheckedTerritory>(selectChecked, [assignmentTexts.removedUser]);
}

const selectChecked = `
  select
    ${numberName} as number_name,
    '/t-view/' || t.id as link,
    coalesce(past.covered, false) as covered,
    coalesce(past.assignments, '[]') as assignments
  from territories t
  cross join lateral (
    select
      bool_or(h.return_date is not null) as covered,
      json_agg(
        json_build_object(
          'released', h.release_date,
          'returned', h.return_date,
          'exited', h.return_date is null,
          'text', concat(
            ${humanDate('h.release_date')}, ' – ',
            coalesce(${humanDate('h.return_date')}, '…'), ' · ', coalesce(u.login, $1)
          )
        )
        order by h.release_date, h.output_number
      ) as assignments
    from histories h
    left join users u
      on u.congregation_id = h.congregation_id
      and u.id = h.user_id
    where h.congregation_id = t.congregation_id
      and h.territory_id = t.id
  ) past
  where t.congregation_id = current_congregation()
  order by t.number`;

/** Names on the sheet of that year, in alphabetical order. */
export async function loginsOnSheet(
  db: Db,
  { begins, ends }: ServiceYear,
): Promise<readonly string[]> {
  const rows = await db.rows<{ login: string }>(selectLogins, [begins, ends]);
  return rows.map(({ login }) => login);
}

const selectLogins = `
  select distinct u.login
  from histories h
  join users u
    on u.congregation_id = h.congregation_id
    and u.id = h.user_id
  where h.congregation_id = current_congregation()
    and h.release_date between $1::date and $2::date
  order by u.login`;

/** Day of the first assignment; null without any. */
export async function firstRelease(db: Db): Promise<string | null> {
  const row = await db.row<{ first: string | null }>(selectFirst);
  return row?.first ?? null;
}

const selectFirst = `
  select min(release_date) as first
  from histories
  where congregation_id = current_congregation()`;
