import { numberName } from '../domain/assignment/assignment.columns.ts';
import type { Db } from '../parts/db/database.ts';
import type { Booking, BookingType, SelectedTerritory } from './booking.rules.ts';

export interface BookingRow extends Booking {
  readonly type: BookingType;
}

export const bookings = (db: Db): Promise<readonly BookingRow[]> =>
  db.rows<BookingRow>(selectBookings);

const selectBookings = `
  select id, name, type
  from bookings
  where congregation_id = current_congregation()
  order by name collate "fr-x-icu", id`;

/** Locks the bookings, in the order of their ids, until the end of the transaction. */
export const lockBookings = (db: Db, ids: readonly number[]): Promise<readonly BookingRow[]> =>
  db.rows<BookingRow>(selectForUpdate, [ids]);

const selectForUpdate = `
  select id, name, type
  from bookings
  where congregation_id = current_congregation()
    and id = any ($1::integer[])
  order by id
  for update`;

export interface BookedTerritory {
  readonly id: number;
  readonly number_name: string;
  readonly booking_id: number;
}

/** Territories of the bookings, by number. */
export const bookedIn = (
  db: Db,
  bookingIds: readonly number[],
): Promise<readonly BookedTerritory[]> => db.rows<BookedTerritory>(selectBooked, [bookingIds]);

const selectBooked = `
  select t.id, ${numberName} as number_name, bt.booking_id
  from booking_territories bt
  join territories t
    on t.congregation_id = bt.congregation_id
    and t.id = bt.territory_id
  where bt.congregation_id = current_congregation()
    and bt.booking_id = any ($1::integer[])
  order by t.number`;

/** Existing bookings and those of their territories that are available. */
export async function loadedBookings(
  db: Db,
  bookingIds: readonly number[],
): Promise<{ readonly bookings: readonly Booking[]; readonly selected: readonly number[] }> {
  const row = await db.row<{ bookings: readonly Booking[]; selected: readonly number[] }>(
    selectLoaded,
    [bookingIds],
  );
  return row ?? { bookings: [], selected: [] };
}

const selectLoaded = `
  select
    (
      select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name)), '[]')
      from bookings b
      where b.congregation_id = current_congregation()
        and b.id = any ($1::integer[])
    ) as bookings,
    array(
      select t.id
      from booking_territories bt
      join territories t
        on t.congregation_id = bt.congregation_id
        and t.id = bt.territory_id
      where bt.congregation_id = current_congregation()
        and bt.booking_id = any ($1::integer[])
        and not exists (
          select
          from histories h
          where h.congregation_id = t.congregation_id
            and h.territory_id = t.id
            and h.return_date is null
        )
      order by t.number
    ) as selected`;

/** Requires the territories to be locked; ordered by number. */
export async function selectedTerritories(
  db: Db,
  ids: readonly number[],
): Promise<readonly SelectedTerritory[]> {
  const rows = await db.rows<{
    id: number;
    number_name: string;
    out: boolean;
    booking_id: number | null;
  }>(selectSelected, [ids]);
  return rows.map((row) => ({
    id: row.id,
    numberName: row.number_name,
    out: row.out,
    bookingId: row.booking_id,
  }));
}

const selectSelected = `
  select
    t.id,
    ${numberName} as number_name,
    exists (
      select
      from histories h
      where h.congregation_id = t.congregation_id
        and h.territory_id = t.id
        and h.return_date is null
    ) as out,
    bt.booking_id
  from territories t
  left join booking_territories bt
    on bt.congregation_id = t.congregation_id
    and bt.territory_id = t.id
  where t.congregation_id = current_congregation()
    and t.id = any ($1::integer[])
  order by t.number`;

export const bookingNameTaken = async (db: Db, type: BookingType, name: string): Promise<boolean> =>
  (await db.row(selectSameName, [type, name])) !== undefined;

const selectSameName = `
  select
  from bookings
  where congregation_id = current_congregation()
    and type = $1
    and lower(name) = lower($2)`;

export async function insertBooking(db: Db, type: BookingType, name: string): Promise<number> {
  const row = await db.row<{ id: number }>(insertOne, [type, name]);
  if (!row) throw new Error('The insert returned no row.');
  return row.id;
}

const insertOne = `
  insert into bookings (congregation_id, type, name)
  values (current_congregation(), $1, $2)
  returning id`;

/** Removes the territories from any other booking first. */
export async function moveIntoBooking(
  db: Db,
  bookingId: number,
  territoryIds: readonly number[],
): Promise<void> {
  await db.rows(upsertBooked, [bookingId, territoryIds]);
}

const upsertBooked = `
  insert into booking_territories (congregation_id, booking_id, territory_id)
  select current_congregation(), $1, territory_id
  from unnest($2::integer[]) as given (territory_id)
  on conflict (congregation_id, territory_id) do update
  set booking_id = excluded.booking_id`;

export async function emptyBooking(
  db: Db,
  bookingId: number,
  butFor: readonly number[] = [],
): Promise<void> {
  await db.rows(deleteBooked, [bookingId, butFor]);
}

const deleteBooked = `
  delete from booking_territories
  where congregation_id = current_congregation()
    and booking_id = $1
    and territory_id <> all ($2::integer[])`;

export async function deleteBookings(db: Db, ids: readonly number[]): Promise<void> {
  await db.rows(deleteMany, [ids]);
}

const deleteMany = `
  delete from bookings
  where congregation_id = current_congregation()
    and id = any ($1::integer[])`;
