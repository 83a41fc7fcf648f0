import type { Db } from '../parts/db/database.ts';
import type { RowsBefore, ActPart } from '../domain/undo/undoable-act.ts';

/** Deletes the assignments and bookings that the act made; what hangs on them goes with them. */
export async function deleteMade(db: Db, part: ActPart): Promise<void> {
  await db.rows(deleteHistories, [part.madeHistoryIds]);
  await db.rows(deleteBookings, [part.madeBookingIds]);
}

const deleteHistories = `
  delete from histories
  where congregation_id = current_congregation()
    and id = any ($1::integer[])`;

const deleteBookings = `
  delete from bookings
  where congregation_id = current_congregation()
    and id = any ($1::integer[])`;

/** A query that writes whole rows; every column travels, also one that a later migration adds. */
const writing =
  (sql: string) =>
  async (db: Db, rows: readonly object[]): Promise<void> => {
    if (rows.length > 0) await db.rows(sql, [JSON.stringify(rows)]);
  };

const given = (table: keyof RowsBefore) => `jsonb_populate_recordset(null::${table}, $1::jsonb)`;
const inserting = (table: keyof RowsBefore) => `
  insert into ${table}
  select it.*
  from ${given(table)} it`;

export const reopenAssignments = writing(`${inserting('histories')}
  on conflict (congregation_id, id) do update
  set
    return_date = excluded.return_date,
    theoretical_return_date = excluded.theoretical_return_date,
    reprieve_months = excluded.reprieve_months`);

/** How many of the bookings exist afterwards. */
export async function insertBookings(db: Db, rows: RowsBefore['bookings']): Promise<number> {
  await db.rows(insertRemoved, [JSON.stringify(rows)]);
  const row = await db.row<{ there: number }>(countBookings, [rows.map(({ id }) => id)]);
  return row?.there ?? 0;
}

const insertRemoved = `${inserting('bookings')}
  on conflict do nothing`;

const countBookings = `
  select count(*) as there
  from bookings
  where congregation_id = current_congregation()
    and id = any ($1::integer[])`;

export async function leaveBookings(db: Db, part: ActPart): Promise<void> {
  await db.rows(deleteBooked, [part.territoryIds, part.wholeBookingIds]);
}

const deleteBooked = `
  delete from booking_territories
  where congregation_id = current_congregation()
    and (territory_id = any ($1::integer[]) or booking_id = any ($2::integer[]))`;

export const bookAgain = writing(inserting('booking_territories'));

export async function leaveRounds(db: Db, { territoryIds }: ActPart): Promise<void> {
  await db.rows(deleteRounds, [territoryIds]);
}

const deleteRounds = `
  delete from street_rounds
  where congregation_id = current_congregation()
    and territory_id = any ($1::integer[])`;

export const restoreRounds = writing(inserting('street_rounds'));
export const restoreStreets = writing(inserting('round_streets'));

const unlessThere = `
  on conflict do nothing`;

/** What an act leaves is still there. */
export const restoreRequests = writing(inserting('assignment_requests') + unlessThere);
export const restoreLinks = writing(inserting('one_tap_links') + unlessThere);

/** The mail of a reminder may have been tidied away. */
export const restoreReminders = writing(`
  insert into reminders (congregation_id, history_id, due_date, kind, user_id, mail_id, day)
  select it.congregation_id, it.history_id, it.due_date, it.kind, it.user_id, m.id, it.day
  from ${given('reminders')} it
  left join mail_outbox m
    on m.congregation_id = it.congregation_id
    and m.id = it.mail_id
  on conflict do nothing`);

export const linkPermissions = writing(`
  update pocket_permissions p
  set history_id = it.history_id
  from ${given('pocket_permissions')} it
  where p.congregation_id = current_congregation()
    and p.token_hash = it.token_hash
    and p.history_id is null`);

export const openMaps = writing(`
  update territory_maps m
  set token = it.token
  from ${given('territory_maps')} it
  where m.congregation_id = current_congregation()
    and m.territory_id = it.territory_id
    and m.token <> it.token`);

export const linkMails = writing(`
  update mail_outbox m
  set history_id = it.history_id
  from ${given('mail_outbox')} it
  where m.congregation_id = current_congregation()
    and m.id = it.id
    and m.history_id is null`);
