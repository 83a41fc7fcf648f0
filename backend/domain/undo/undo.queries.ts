import { Temporal } from 'temporal-polyfill';
import type { Db } from '../../parts/db/database.ts';
import { instant } from '../../parts/db/instant.ts';
import {
  hoursToUndo,
  type ActPart,
  type MarkedRows,
  type RowsBefore,
  type UndoableAct,
  type UndoEvent,
} from './undoable-act.ts';

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

interface Written {
  readonly histories: readonly { readonly id: number; readonly territoryId: number }[];
  readonly bookings: readonly number[];
}

/** Assignments of the territories, and ids of bookings, that this transaction has written. */
export async function writtenByNow(db: Db, territoryIds: readonly number[]): Promise<Written> {
  const row = await db.row<Written>(selectWritten, [territoryIds]);
  return row ?? { histories: [], bookings: [] };
}

const selectWritten = `
  select
    (
      select coalesce(json_agg(json_build_object('id', id, 'territoryId', territory_id)), '[]')
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

/** Names of who is spoken of in events, by id. */
export async function loginsOf(
  db: Db,
  events: readonly Pick<UndoEvent, 'holder'>[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(events.flatMap(({ holder }) => holder ?? []))];
  const rows = await db.rows<{ id: number; login: string }>(selectLogins, [ids]);
  return new Map(rows.map(({ id, login }) => [id, login]));
}

const selectLogins = `
  select id, login
  from users
  where congregation_id = current_congregation()
    and id = any ($1::integer[])`;

/**
 * What parts of acts left behind, each in one value that moves with any later change: every
 * assignment of the territories, the links of their maps, the bookings concerned, who is booked
 * where, and the state of streets where the act changed hands; in the order of the parts. Null for
 * a part without a row. Their moments are not in it: time alone blurs them.
 */
export async function marksNow(
  db: Db,
  parts: readonly MarkedRows[],
): Promise<readonly (string | null)[]> {
  const marked = parts.map(({ territoryIds, bookingIds, wholeBookingIds, streets }) => ({
    territories: territoryIds,
    bookings: bookingIds,
    whole_bookings: wholeBookingIds,
    streets,
  }));
  const rows = await db.rows<{ mark: string | null }>(selectMarks, [JSON.stringify(marked)]);
  return rows.map(({ mark }) => mark);
}

const selectMarks = `
  select (
    select encode(sha256(convert_to(string_agg(trace, ',' order by trace), 'UTF8')), 'hex')
    from (
      select 'territory ' || id as trace
      from territories
      where congregation_id = current_congregation()
        and id = any (part.territories)
      union all
      select 'assignment ' || id || ' ' || xmin
      from histories
      where congregation_id = current_congregation()
        and territory_id = any (part.territories)
      union all
      select 'link ' || territory_id || ' ' || token
      from territory_maps
      where congregation_id = current_congregation()
        and territory_id = any (part.territories)
      union all
      select 'booking ' || id || ' ' || xmin
      from bookings
      where congregation_id = current_congregation()
        and id = any (part.bookings)
      union all
      select 'booked ' || territory_id || ' ' || booking_id
      from booking_territories
      where congregation_id = current_congregation()
        and (territory_id = any (part.territories) or booking_id = any (part.whole_bookings))
      union all
      select concat_ws(' ', 'street', territory_id, side, state, name)
      from round_streets
      where congregation_id = current_congregation()
        and territory_id = any (part.territories)
        and part.streets
    ) traces
  ) as mark
  from rows from (
    jsonb_to_recordset($1::jsonb) as (
      territories integer[],
      bookings integer[],
      whole_bookings integer[],
      streets boolean
    )
  ) with ordinality as part (territories, bookings, whole_bookings, streets, nth)
  order by part.nth`;

/** Keeps what takes the act back beside the answer that offers it. */
export async function keepUndo(
  db: Db,
  userId: number,
  key: string,
  { parts, ...act }: Pick<UndoableAct, 'what' | 'notice'> & { readonly parts: readonly ActPart[] },
): Promise<void> {
  const marks = await marksNow(db, parts);
  const kept = { ...act, parts: parts.map((part, at) => ({ ...part, mark: marks[at] })) };
  await db.rows(updateAnswer, [userId, key, JSON.stringify(kept)]);
}

const updateAnswer = `
  update idempotent_answers
  set undo = $3::jsonb || jsonb_build_object(
    'lastLine', (
      select coalesce(max(id), 0)::text
      from event_logs
      where congregation_id = current_congregation()
    )
  )
  where congregation_id = current_congregation()
    and user_id = $1
    and key = $2`;

export interface KeptAct {
  /** Null once all was taken back, and where there was nothing to. */
  readonly parts: UndoableAct['parts'] | null;
  readonly notice: string | null;
  readonly doneAt: Temporal.Instant;
}

/** Locks the act, so that each part is taken back once. */
export async function lockAct(db: Db, userId: number, key: string): Promise<KeptAct | undefined> {
  const row = await db.row<Omit<KeptAct, 'doneAt'> & { done_at: string }>(selectAct, [userId, key]);
  return (
    row && {
      parts: row.parts,
      notice: row.notice,
      doneAt: Temporal.Instant.from(row.done_at),
    }
  );
}

const selectAct = `
  select undo -> 'parts' as parts, undo ->> 'notice' as notice, ${instant('created_at')} as done_at
  from idempotent_answers
  where congregation_id = current_congregation()
    and user_id = $1
    and key = $2
  for update`;

/** Locks the bookings that still exist, in the order of their ids. */
export async function lockBookingsOf(db: Db, bookingIds: readonly number[]): Promise<void> {
  await db.rows(selectBookings, [bookingIds]);
}

const selectBookings = `
  select id
  from bookings
  where congregation_id = current_congregation()
    and id = any ($1::integer[])
  order by id
  for update`;

/** Keeps the parts that were not taken back; without any the act is forgotten. */
export async function leaveParts(
  db: Db,
  userId: number,
  key: string,
  parts: UndoableAct['parts'],
): Promise<void> {
  await db.rows(updateUndone, [userId, key, parts.length === 0 ? null : JSON.stringify(parts)]);
}

const updateUndone = `
  update idempotent_answers
  set undo = case when $3::jsonb is not null then jsonb_set(undo, '{parts}', $3::jsonb) end
  where congregation_id = current_congregation()
    and user_id = $1
    and key = $2`;

/** Forgets what can no longer be taken back; idempotent. */
export async function forgetOldUndos(db: Db, now: Temporal.Instant): Promise<void> {
  await db.rows(updateOld, [now.subtract({ hours: hoursToUndo }).toString()]);
}

const updateOld = `
  update idempotent_answers
  set undo = null
  where congregation_id = current_congregation()
    and undo is not null
    and created_at < $1`;
