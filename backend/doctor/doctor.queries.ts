import { numberName } from '../domain/assignment/assignment.columns.ts';
import type { Db } from '../parts/db/database.ts';
import type { FoundCongregation } from './doctor.rules.ts';

export interface CongregationName {
  readonly id: number;
  readonly name: string;
}

export const everyCongregation = (db: Db): Promise<readonly CongregationName[]> =>
  db.rows<CongregationName>('select id, name from congregations order by id');

export interface FailingJob {
  readonly task: string;
  readonly congregation: number | null;
  readonly attempts: number;
  readonly error: string;
}

const attemptsBeforeItCounts = 3;

/** Jobs that keep failing after several attempts; empty when the database has no queue yet. */
export async function failingJobs(db: Db): Promise<readonly FailingJob[]> {
  const queue = await db.row<{ there: boolean }>(selectWhetherQueue);
  return queue?.there ? db.rows<FailingJob>(selectFailing, [attemptsBeforeItCounts]) : [];
}

const selectWhetherQueue = `select to_regproc('failed_jobs') is not null as there`;

const selectFailing = `
  select task, congregation, attempts, error
  from failed_jobs(null)
  where attempts >= $1`;

/** The stored rows of the congregation of `db`, unvalidated. */
export async function foundCongregation(db: Db): Promise<FoundCongregation> {
  const row = await db.row<{ found: FoundCongregation }>(selectFound);
  if (!row) throw new Error('The query returned no row.');
  return row.found;
}

const selectFound = `
  select json_build_object(
    'settings', (select count(*) from congregation_settings),
    'activities_imposed_without_any', (
      exists (select from congregation_settings where restrict_activities)
      and not exists (select from setting_activities)
    ),
    'territories', (
      select coalesce(json_agg(row_to_json(listed)), '[]')
      from (
        select t.id, t.number, ${numberName} as number_name, t.name, t.gate, ty.id is not null as type_known
        from territories t
        left join territory_types ty on ty.id = t.type_id
        order by t.number, t.id
      ) listed
    ),
    'entries', (
      select coalesce(json_agg(row_to_json(listed)), '[]')
      from (
        select
          h.territory_id as territory,
          h.output_number as number,
          h.release_date as released,
          h.return_date as returned,
          h.theoretical_return_date as due,
          h.reprieve_months as reprieves,
          h.user_id is null or u.id is not null as holder_known,
          a.id is not null as activity_known
        from histories h
        left join users u
          on u.congregation_id = h.congregation_id
          and u.id = h.user_id
        left join activities a on a.id = h.activity_id
        order by h.territory_id, h.output_number, h.id
      ) listed
    ),
    'booked', (
      select coalesce(json_agg(row_to_json(listed)), '[]')
      from (
        select bt.territory_id as territory, b.id is not null as booking_known
        from booking_territories bt
        left join bookings b
          on b.congregation_id = bt.congregation_id
          and b.id = bt.booking_id
      ) listed
    ),
    'maps', (
      select coalesce(json_agg(row_to_json(listed)), '[]')
      from (
        select
          m.territory_id as territory,
          m.token,
          coalesce(
            m.geojson_feature ->> 'type' = 'FeatureCollection'
              and jsonb_typeof(m.geojson_feature -> 'features') = 'array',
            false
          ) as drawn
        from territory_maps m
        order by m.territory_id
      ) listed
    ),
    'users', (
      select coalesce(json_agg(row_to_json(listed)), '[]')
      from (
        select u.login, r.id is not null as role_known
        from users u
        left join roles r on r.id = u.role_id
        order by u.id
      ) listed
    )
  ) as found`;
