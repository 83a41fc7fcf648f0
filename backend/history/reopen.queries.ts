import type { Db } from '../parts/db/database.ts';
import type { Obstacles } from './reopen.rules.ts';

/** Requires the territory to be locked. */
export async function obstaclesTo(
  db: Db,
  territoryId: number,
  historyId: number,
  today: string,
): Promise<Obstacles> {
  const row = await db.row<{ event_booking: string | null; returns_by_itself: boolean }>(
    selectObstacles,
    [territoryId, historyId, today],
  );
  return {
    eventBooking: row?.event_booking ?? null,
    returnsByItself: row?.returns_by_itself === true,
  };
}

const selectObstacles = `
  select
    (
      select b.name
      from booking_territories bt
      join bookings b
        on b.congregation_id = bt.congregation_id
        and b.id = bt.booking_id
      where bt.congregation_id = s.congregation_id
        and bt.territory_id = $1
        and b.type = 'event'
    ) as event_booking,
    exists (
      select
      from histories h
      where h.congregation_id = s.congregation_id
        and h.id = $2
        and h.online
        and s.online_automatic_return
        and h.theoretical_return_date <= $3::date
    ) as returns_by_itself
  from congregation_settings s
  where s.congregation_id = current_congregation()`;

export async function emptyReturnDate(db: Db, historyId: number): Promise<void> {
  await db.rows(updateReturn, [historyId]);
}

const updateReturn = `
  update histories
  set return_date = null
  where congregation_id = current_congregation()
    and id = $1`;
