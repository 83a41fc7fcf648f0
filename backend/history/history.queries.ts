import { Temporal } from 'temporal-polyfill';
import { numberName, reprieveButton } from '../domain/assignment/assignment.columns.ts';
import { assignmentTexts } from '../domain/assignment/assignment.texts.ts';
import type { DueLimits } from '../domain/assignment/due.rules.ts';
import type { ActivityKind, AssignmentPeriods } from '../domain/assignment/period.rules.ts';
import type { Db } from '../parts/db/database.ts';
import type { HistoryFacts, EntryValues } from '../domain/assignment/history.rules.ts';

export interface EntryRow {
  readonly history_id: number;
  readonly output_number: number;
  readonly release_date: string;
  readonly return_date: string | null;
  readonly login: string;
  readonly activity: string;
  readonly css_class: 'row-out' | '';
  readonly user_id: number | null;
  readonly activity_id: number;
  readonly exited: boolean;
  readonly version: number;
}

export interface TerritoryHistory {
  /** Highest output number first (B-108). */
  readonly histories: readonly EntryRow[];
  /** Of the open assignment; null while the territory is in. */
  readonly theoretical_return_date: string | null;
  /** As in the list of what is out (B-19). */
  readonly reprieve_btn: boolean;
}

/** Undefined for an unknown territory. */
export const territoryHistory = (
  db: Db,
  territoryId: number,
  { reprieve, soonUntil }: { readonly reprieve: boolean } & Pick<DueLimits, 'soonUntil'>,
): Promise<TerritoryHistory | undefined> =>
  db.row<TerritoryHistory>(selectHistory, [
    territoryId,
    assignmentTexts.removedUser,
    reprieve,
    soonUntil,
  ]);

/** `xmin` changes with every update of the row, whichever call makes it. */
const version = 'h.xmin::text::bigint';

const entryColumns = `
  h.id as history_id,
  h.output_number,
  h.release_date,
  h.return_date,
  h.user_id,
  h.activity_id,
  h.return_date is null as exited,
  ${version} as version`;

const selectHistory = `
  select
    coalesce(listed.histories, '[]') as histories,
    open.theoretical_return_date,
    coalesce(${reprieveButton('open.theoretical_return_date', '$3', '$4')}, false) as reprieve_btn
  from territories t
  left join histories open
    on open.congregation_id = t.congregation_id
    and open.territory_id = t.id
    and open.return_date is null
  cross join lateral (
    select json_agg(row_to_json(entry)) as histories
    from (
      select
        ${entryColumns},
        coalesce(u.login, $2) as login,
        a.name as activity,
        case when h.return_date is null then 'row-out' else '' end as css_class
      from histories h
      join activities a on a.id = h.activity_id
      left join users u
        on u.congregation_id = h.congregation_id
        and u.id = h.user_id
      where h.congregation_id = t.congregation_id
        and h.territory_id = t.id
      order by h.output_number desc
    ) entry
  ) listed
  where t.congregation_id = current_congregation()
    and t.id = $1`;

export type LatestRow = {
  readonly [Column in keyof Omit<EntryRow, 'login' | 'activity' | 'css_class'>]:
    | EntryRow[Column]
    | null;
};

/**
 * The open assignment, else the last one returned; all null without a history, undefined for an
 * unknown territory.
 */
export const latestEntry = (db: Db, territoryId: number): Promise<LatestRow | undefined> =>
  db.row<LatestRow>(selectLatest, [territoryId]);

const selectLatest = `
  select latest.*
  from territories t
  left join lateral (
    select ${entryColumns}
    from histories h
    where h.congregation_id = t.congregation_id
      and h.territory_id = t.id
    order by h.return_date desc nulls first, h.output_number desc
    limit 1
  ) latest on true
  where t.congregation_id = current_congregation()
    and t.id = $1`;

export interface ActivityRow {
  readonly id: number;
  readonly name: string;
}

export const activities = (db: Db): Promise<readonly ActivityRow[]> =>
  db.rows<ActivityRow>('select id, name from activities order by id');

interface HistoryFactsRow {
  readonly number_name: string;
  readonly activity_kind: ActivityKind | null;
  readonly user_exists: boolean;
  readonly periods: AssignmentPeriods;
  readonly entries: readonly (Omit<EntryRow, 'login' | 'activity' | 'css_class'> & {
    readonly theoretical_return_date: string;
    readonly reprieve_months: number;
  })[];
}

/** Requires the territory to be locked. */
export async function historyFacts(
  db: Db,
  territoryId: number,
  { userId, activityId }: { readonly userId: number | null; readonly activityId: number | null },
): Promise<HistoryFacts | undefined> {
  const row = await db.row<HistoryFactsRow>(selectFacts, [territoryId, userId, activityId]);
  return (
    row && {
      numberName: row.number_name,
      activityKind: row.activity_kind,
      userExists: row.user_exists,
      periods: row.periods,
      entries: row.entries.map((it) => ({
        id: it.history_id,
        outputNumber: it.output_number,
        releaseDate: Temporal.PlainDate.from(it.release_date),
        returnDate: it.return_date === null ? null : Temporal.PlainDate.from(it.return_date),
        userId: it.user_id,
        activityId: it.activity_id,
        theoreticalReturnDate: Temporal.PlainDate.from(it.theoretical_return_date),
        reprieveMonths: it.reprieve_months,
        version: it.version,
      })),
    }
  );
}

const selectFacts = `
  select
    ${numberName} as number_name,
    (select kind from activities where id = $3::integer) as activity_kind,
    exists (
      select
      from users u
      where u.congregation_id = t.congregation_id
        and u.id = $2::integer
    ) as user_exists,
    json_build_object(
      'standard', s.standard_period,
      'campaign', s.campaign_period,
      'stand', s.stand_period
    ) as periods,
    (
      select coalesce(json_agg(row_to_json(entry)), '[]')
      from (
        select ${entryColumns}, h.theoretical_return_date, h.reprieve_months
        from histories h
        where h.congregation_id = t.congregation_id
          and h.territory_id = t.id
      ) entry
    ) as entries
  from territories t
  join congregation_settings s on s.congregation_id = t.congregation_id
  where t.congregation_id = current_congregation()
    and t.id = $1`;

export async function insertEntry(db: Db, territoryId: number, entry: EntryValues): Promise<void> {
  await db.rows(insertClosed, [territoryId, ...valuesOf(entry)]);
}

const insertClosed = `
  insert into histories (
    congregation_id, territory_id, output_number, release_date, return_date, user_id, activity_id,
    theoretical_return_date
  )
  values (current_congregation(), $1, $2, $3, $4, $5, $6, $7)`;

export async function updateEntry(db: Db, historyId: number, entry: EntryValues): Promise<void> {
  await db.rows(updateOne, [historyId, ...valuesOf(entry)]);
}

const updateOne = `
  update histories
  set output_number = $2,
    release_date = $3,
    return_date = $4,
    user_id = $5,
    activity_id = $6,
    theoretical_return_date = $7
  where congregation_id = current_congregation()
    and id = $1`;

const valuesOf = (entry: EntryValues) => [
  entry.outputNumber,
  entry.releaseDate.toString(),
  entry.returnDate?.toString() ?? null,
  entry.userId,
  entry.activityId,
  entry.theoreticalReturnDate.toString(),
];

export async function deleteEntry(db: Db, historyId: number): Promise<void> {
  await db.rows(deleteOne, [historyId]);
}

const deleteOne = `
  delete from histories
  where congregation_id = current_congregation()
    and id = $1`;
