import { Temporal } from 'temporal-polyfill';
import { numberName } from '../domain/assignment/assignment.columns.ts';
import { assignmentTexts } from '../domain/assignment/assignment.texts.ts';
import type { ActivityKind, AssignmentPeriods } from '../domain/assignment/period.rules.ts';
import type { Db } from '../parts/db/database.ts';
import type { ExistingUser } from '../domain/people/users.rules.ts';
import type { Register } from './held-back.rules.ts';
import type { HistoryFacts } from './history-facts.ts';
import type { KnownTerritory, TerritoriesFacts } from './territories-import.rules.ts';

/** Ids by territory number; malformed numbers are skipped. */
export const territoryIds = async (
  db: Db,
  numbers: readonly number[],
): Promise<readonly number[]> =>
  (await db.rows<{ id: number }>(selectIds, [numbers])).map(({ id }) => id);

const selectIds = `
  select id
  from territories
  where congregation_id = current_congregation()
    and number = any ($1::integer[])`;

export const knownTerritories = (
  db: Db,
  numbers: readonly number[],
): Promise<readonly KnownTerritory[]> =>
  db.rows<KnownTerritory>(selectTerritories, [numbers, assignmentTexts.removedUser]);

const selectTerritories = `
  select
    t.id,
    t.number,
    t.name,
    t.type_id as "typeId",
    t.gate,
    t.no_visited as "noVisited",
    t.no_visited_typed is not null as "hasPlaces",
    t.note,
    t.map_url as "mapUrl",
    case
      when m.token is not null
      then json_build_object('token', m.token, 'features', m.geojson_feature -> 'features')
    end as map,
    (
      select coalesce(u.login, $2)
      from histories h
      left join users u
        on u.congregation_id = h.congregation_id
        and u.id = h.user_id
      where h.congregation_id = t.congregation_id
        and h.territory_id = t.id
        and h.return_date is null
      order by h.id desc
      limit 1
    ) as holder
  from territories t
  left join territory_maps m
    on m.congregation_id = t.congregation_id
    and m.territory_id = t.id
  where t.congregation_id = current_congregation()
    and t.number = any ($1::integer[])`;

/** How large the register is, and where it lies. */
export async function registerFacts(db: Db): Promise<Register> {
  const row = await db.row<Register>(selectRegister);
  if (!row) throw new Error('The congregation has no settings.');
  return row;
}

const selectRegister = `
  select
    (
      select count(*)::integer
      from territories t
      where t.congregation_id = s.congregation_id
    ) as size,
    (
      select coalesce(json_agg(drawn), '[]')
      from (
        select territory_id as "territoryId", longitude, latitude
        from territory_maps
        where territory_maps.congregation_id = s.congregation_id
        union all
        select null, longitude, latitude
        from global_maps
        where global_maps.congregation_id = s.congregation_id
      ) drawn
    ) as maps,
    case
      when coalesce(g.west, p.longitude) is not null
      then json_build_object(
        'west', coalesce(g.west, p.longitude),
        'south', coalesce(g.south, p.latitude),
        'east', coalesce(g.east, p.longitude),
        'north', coalesce(g.north, p.latitude)
      )
    end as ground
  from congregation_settings s
  join congregations c on c.id = s.congregation_id
  join basemap_providers p on p.id = s.basemap_provider_id
  left join grounds g on g.id = c.ground_id
  where s.congregation_id = current_congregation()`;

export const knownTypes = (db: Db): Promise<TerritoriesFacts['types']> =>
  db.rows<TerritoriesFacts['types'][number]>(selectTypes);

const selectTypes = `
  select id, short_name as "shortName", long_name as "longName"
  from territory_types
  order by id`;

/** Everybody; `lock` holds the rows until the end of the transaction. */
export const knownPeople = (db: Db, lock: boolean): Promise<readonly ExistingUser[]> =>
  db.rows<ExistingUser>(lock ? `${selectPeople}\n  for update` : selectPeople);

const selectPeople = `
  select id, login, email, role_id
  from users
  where congregation_id = current_congregation()
  order by id`;

type KnownActivity = HistoryFacts['activities'][number];

export const knownActivities = (db: Db): Promise<readonly KnownActivity[]> =>
  db.rows<KnownActivity>('select id, name, kind from activities order by id');

export async function assignmentPeriods(db: Db): Promise<AssignmentPeriods> {
  const periods =
    await db.row<{ readonly [Kind in Exclude<ActivityKind, 'invitation'>]: number }>(selectPeriods);
  if (!periods) throw new Error('The congregation has no settings.');
  return periods;
}

const selectPeriods = `
  select standard_period as standard, campaign_period as campaign, stand_period as stand
  from congregation_settings
  where congregation_id = current_congregation()`;

interface PastRow {
  readonly id: number;
  readonly number: number;
  readonly numberName: string;
  readonly booked: boolean;
  readonly entries: readonly {
    readonly id: number;
    readonly outputNumber: number;
    readonly userId: number | null;
    readonly activityId: number;
    readonly releaseDate: string;
    readonly returnDate: string | null;
    readonly theoreticalReturnDate: string;
    readonly reprieveMonths: number;
  }[];
}

export async function knownPasts(
  db: Db,
  numbers: readonly number[],
): Promise<HistoryFacts['territories']> {
  const rows = await db.rows<PastRow>(selectPasts, [numbers]);
  return rows.map((row) => ({
    ...row,
    entries: row.entries.map((entry) => ({
      ...entry,
      releaseDate: Temporal.PlainDate.from(entry.releaseDate),
      returnDate: entry.returnDate === null ? null : Temporal.PlainDate.from(entry.returnDate),
      theoreticalReturnDate: Temporal.PlainDate.from(entry.theoreticalReturnDate),
      version: 0,
    })),
  }));
}

const selectPasts = `
  select
    t.id,
    t.number,
    ${numberName} as "numberName",
    exists (
      select
      from booking_territories b
      where b.congregation_id = t.congregation_id
        and b.territory_id = t.id
    ) as booked,
    (
      select coalesce(
        json_agg(
          json_build_object(
            'id', h.id,
            'outputNumber', h.output_number,
            'userId', h.user_id,
            'activityId', h.activity_id,
            'releaseDate', h.release_date,
            'returnDate', h.return_date,
            'theoreticalReturnDate', h.theoretical_return_date,
            'reprieveMonths', h.reprieve_months
          )
        ),
        '[]'
      )
      from histories h
      where h.congregation_id = t.congregation_id
        and h.territory_id = t.id
    ) as entries
  from territories t
  where t.congregation_id = current_congregation()
    and t.number = any ($1::integer[])`;
