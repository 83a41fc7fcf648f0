import { numberName } from '../domain/assignment/assignment.columns.ts';
import type { Db } from '../parts/db/database.ts';
import { exitTexts } from '../domain/assignment/exit.texts.ts';
import type { DemoMap } from './seed-territories.ts';

export type MapRow = DemoMap & { readonly number: number; readonly token: string };

export async function insertMaps(db: Db, maps: readonly MapRow[]): Promise<void> {
  await db.rows(insertMapRows, [JSON.stringify(maps)]);
}

const insertMapRows = `
  insert into territory_maps (
    congregation_id, territory_id, token, latitude, longitude, zoom, geojson_feature
  )
  select current_congregation(), t.id, token, latitude, longitude, zoom, geojson_feature
  from json_to_recordset($1) as given (
    number smallint, token text, latitude float8, longitude float8, zoom float8,
    geojson_feature jsonb
  )
  join territories t
    on t.congregation_id = current_congregation()
    and t.number = given.number`;

export async function insertGlobalMap(db: Db, map: DemoMap): Promise<void> {
  await db.rows(insertGlobalMapRow, [
    map.latitude,
    map.longitude,
    map.zoom,
    JSON.stringify(map.geojson_feature),
  ]);
}

const insertGlobalMapRow = `
  insert into global_maps (congregation_id, latitude, longitude, zoom, geojson_feature)
  values (current_congregation(), $1, $2, $3, $4)`;

export interface AssignmentRow {
  readonly number: number;
  readonly output_number: number;
  readonly login: string | null;
  readonly activity_id: number;
  readonly release_date: string;
  readonly return_date: string | null;
  readonly theoretical_return_date: string;
  readonly reprieve_months: number;
  readonly online: boolean;
}

export async function insertAssignments(
  db: Db,
  assignments: readonly AssignmentRow[],
): Promise<void> {
  await db.rows(insertAssignmentRows, [JSON.stringify(assignments)]);
}

const insertAssignmentRows = `
  insert into histories (
    congregation_id, territory_id, output_number, user_id, activity_id, release_date, return_date,
    theoretical_return_date, reprieve_months, online
  )
  select
    current_congregation(), t.id, output_number, u.id, activity_id, release_date, return_date,
    theoretical_return_date, reprieve_months, online
  from json_to_recordset($1) as given (
    number smallint, output_number integer, login text, activity_id smallint, release_date date,
    return_date date, theoretical_return_date date, reprieve_months integer, online boolean
  )
  join territories t
    on t.congregation_id = current_congregation()
    and t.number = given.number
  left join users u
    on u.congregation_id = current_congregation()
    and u.login = given.login
  order by release_date, given.number`;

/**
 * Log lines for the assignments of the last year; the author is the publisher for online
 * assignments, otherwise `desk`.
 */
export async function insertAssignmentEvents(db: Db, desk: string, today: string): Promise<void> {
  await db.rows(insertAssignmentEventRows, [
    desk,
    today,
    exitTexts.exitLogged,
    exitTexts.returnLogged,
  ]);
}

const insertAssignmentEventRows = `
  insert into event_logs (
    congregation_id, user_id, login, number_name, action, about_user_id, at
  )
  select
    h.congregation_id, author.id, author.login, ${numberName},
    done.action || coalesce(E'\\u202F: ' || holder.login, ''), holder.id,
    (done.day + time '16:30') at time zone 'UTC'
  from histories h
  join territories t
    on t.congregation_id = h.congregation_id
    and t.id = h.territory_id
  cross join lateral (values (h.release_date, $3), (h.return_date, $4)) done (day, action)
  join users author
    on author.congregation_id = h.congregation_id
    and case when h.online then author.id = h.user_id else author.login = $1 end
  left join users holder
    on holder.congregation_id = h.congregation_id
    and holder.id = h.user_id
    and holder.id <> author.id
  where h.congregation_id = current_congregation()
    and done.day >= $2::date - interval '1 year'
    and done.day < $2::date
  order by done.day, t.number`;

export interface BookingRow {
  readonly type: string;
  readonly name: string;
  readonly numbers: readonly number[];
}

export async function insertBookings(db: Db, bookings: readonly BookingRow[]): Promise<void> {
  await db.rows(insertBookingRows, [JSON.stringify(bookings)]);
}

const insertBookingRows = `
  with given as (
    select type, name, numbers
    from json_to_recordset($1) as row (type text, name text, numbers integer[])
  ),
  made as (
    insert into bookings (congregation_id, name, type)
    select current_congregation(), name, type
    from given
    returning id, type
  )
  insert into booking_territories (congregation_id, booking_id, territory_id)
  select current_congregation(), made.id, t.id
  from made
  join given on given.type = made.type
  join territories t
    on t.congregation_id = current_congregation()
    and t.number = any (given.numbers)`;
