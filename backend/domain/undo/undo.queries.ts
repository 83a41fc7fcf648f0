import { Temporal } from 'temporal-polyfill';
import type { Db } from '../../parts/db/database.ts';
import { instant } from '../../parts/db/instant.ts';
import { minutesToUndo, type RowsBefore, type UndoableAct } from './undoable-act.ts';

/** Requires bookings and territories to be locked. */
export async function rowsBefore(
  db: Db,
  territoryIds: readonly number[],
  wholeBookingIds: readonly number[],
): Promise<RowsBefore> {
  const row = await db.row<{ before: RowsBefore }>(selectBefore, [territoryIds, wholeBookingIds]);
  if (!row) throw new Error('The select returned no row.');
  return row.before;
}

const listed = (rows: string, from: string) => `(
    select coalesce(jsonb_agg(${rows}), '[]')
    from ${from}
  )`;
const ofTerritory = (table: string, rows = 'to_jsonb(it)') =>
  listed(
    rows,
    `${table} it
    where it.congregation_id = current_congregation()
      and it.territory_id = any ($1::integer[])`,
  );
const ofOpen = (table: string, rows = 'to_jsonb(it)') =>
  listed(
    rows,
    `${table} it
    join open
      on open.congregation_id = it.congregation_id
      and open.id = it.history_id`,
  );
const booked = `it.congregation_id = current_congregation()
        and (
          it.territory_id = any ($1::integer[])
          or it.booking_id = any ($2::integer[])
        )`;

/** Of a mail only its id: its text is nobody's to copy. */
const selectBefore = `
  with open as (
    select h.*
    from histories h
    where h.congregation_id = current_congregation()
      and h.territory_id = any ($1::integer[])
      and h.return_date is null
  )
  select jsonb_build_object(
    'histories', ${listed('to_jsonb(open)', 'open')},
    'bookings', ${listed(
      'to_jsonb(b)',
      `bookings b
    where b.congregation_id = current_congregation()
      and (
        b.id = any ($2::integer[])
        or b.id in (
          select it.booking_id
          from booking_territories it
          where ${booked}
        )
      )`,
    )},
    'booking_territories', ${listed('to_jsonb(it)', `booking_territories it where ${booked}`)},
    'street_rounds', ${ofTerritory('street_rounds')},
    'round_streets', ${ofTerritory('round_streets')},
    'assignment_requests', ${ofOpen('assignment_requests')},
    'one_tap_links', ${ofOpen('one_tap_links')},
    'reminders', ${ofOpen('reminders')},
    'pocket_permissions', ${ofOpen(
      'pocket_permissions',
      `jsonb_build_object('token_hash', it.token_hash, 'history_id', it.history_id)`,
    )},
    'mail_outbox', ${ofOpen('mail_outbox', `jsonb_build_object('id', it.id, 'history_id', it.history_id)`)},
    'territory_maps', ${ofTerritory(
      'territory_maps',
      `jsonb_build_object('territory_id', it.territory_id, 'token', it.token)`,
    )}
  ) as before`;

/** Ids of the assignments of the territories, and of bookings, that this transaction has written. */
export async function writtenByNow(
  db: Db,
  territoryIds: readonly number[],
): Promise<{ readonly histories: readonly number[]; readonly bookings: readonly number[] }> {
  const row = await db.row<{ histories: readonly number[]; bookings: readonly number[] }>(
    selectWritten,
    [territoryIds],
  );
  return row ?? { histories: [], bookings: [] };
}

const selectWritten = `
  select
    array(
      select id
      from histories
      where congregation_id = current_congregation()
        and territory_id = any ($1::integer[])
        and xmin = pg_current_xact_id()::xid
    ) as histories,
    array(
      select id
      from bookings
      where congregation_id = current_congregation()
        and xmin = pg_current_xact_id()::xid
    ) as bookings`;

/**
 * What the act left behind, in one value that moves with any later change: every assignment of the
 * territories, the links of their maps, the bookings concerned, who is booked where.
 */
const mark = (territories: string, bookings: string, wholeBookings: string) => `(
    select encode(sha256(convert_to(string_agg(trace, ',' order by trace), 'UTF8')), 'hex')
    from (
      select 'territory ' || id as trace
      from territories
      where congregation_id = current_congregation()
        and id = any (${territories})
      union all
      select 'assignment ' || id || ' ' || xmin
      from histories
      where congregation_id = current_congregation()
        and territory_id = any (${territories})
      union all
      select 'link ' || territory_id || ' ' || token
      from territory_maps
      where congregation_id = current_congregation()
        and territory_id = any (${territories})
      union all
      select 'booking ' || id || ' ' || xmin
      from bookings
      where congregation_id = current_congregation()
        and id = any (${bookings})
      union all
      select 'booked ' || territory_id || ' ' || booking_id
      from booking_territories
      where congregation_id = current_congregation()
        and (territory_id = any (${territories}) or booking_id = any (${wholeBookings}))
    ) traces
  )`;

/** Keeps what takes the act back beside the answer that offers it. */
export async function keepUndo(
  db: Db,
  userId: number,
  key: string,
  act: UndoableAct,
): Promise<void> {
  await db.rows(updateAnswer, [
    userId,
    key,
    JSON.stringify(act),
    act.territoryIds,
    act.bookingIds,
    act.wholeBookingIds,
  ]);
}

const updateAnswer = `
  update idempotent_answers
  set undo = $3::jsonb || jsonb_build_object(
    'mark', ${mark('$4::integer[]', '$5::integer[]', '$6::integer[]')}
  )
  where congregation_id = current_congregation()
    and user_id = $1
    and key = $2`;

export interface KeptAct {
  /** Null once it was taken back, and where there was nothing to. */
  readonly undo: (UndoableAct & { readonly mark: string }) | null;
  readonly doneAt: Temporal.Instant;
}

/** Locks the act, so that it is taken back once. */
export async function lockAct(db: Db, userId: number, key: string): Promise<KeptAct | undefined> {
  const row = await db.row<{ undo: KeptAct['undo']; done_at: string }>(selectAct, [userId, key]);
  return row && { undo: row.undo, doneAt: Temporal.Instant.from(row.done_at) };
}

const selectAct = `
  select undo, ${instant('created_at')} as done_at
  from idempotent_answers
  where congregation_id = current_congregation()
    and user_id = $1
    and key = $2
  for update`;

/** Locks the bookings that still exist, in the order of their ids. */
export async function lockBookingsOf(db: Db, { bookingIds }: UndoableAct): Promise<void> {
  await db.rows(selectBookings, [bookingIds]);
}

const selectBookings = `
  select id
  from bookings
  where congregation_id = current_congregation()
    and id = any ($1::integer[])
  order by id
  for update`;

/** Requires bookings and territories to be locked. */
export async function markNow(db: Db, act: UndoableAct): Promise<string | null> {
  const row = await db.row<{ mark: string | null }>(selectMark, [
    act.territoryIds,
    act.bookingIds,
    act.wholeBookingIds,
  ]);
  return row?.mark ?? null;
}

const selectMark = `select ${mark('$1::integer[]', '$2::integer[]', '$3::integer[]')} as mark`;

export async function forgetUndo(db: Db, userId: number, key: string): Promise<void> {
  await db.rows(updateUndone, [userId, key]);
}

const updateUndone = `
  update idempotent_answers
  set undo = null
  where congregation_id = current_congregation()
    and user_id = $1
    and key = $2`;

/** Forgets what can no longer be taken back; idempotent. */
export async function forgetOldUndos(db: Db, now: Temporal.Instant): Promise<void> {
  await db.rows(updateOld, [now.subtract({ minutes: minutesToUndo }).toString()]);
}

const updateOld = `
  update idempotent_answers
  set undo = null
  where congregation_id = current_congregation()
    and undo is not null
    and created_at < $1`;
