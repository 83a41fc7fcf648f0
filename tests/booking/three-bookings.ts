import { aBooking } from '../support/builders.ts';
import type { World } from '../support/world.ts';

/** 1 and 2 on paper, 3 online, an empty event; nothing logged yet. */
export async function threeBookings(world: World): Promise<void> {
  await world.database.asTenant(1, async (db) => {
    await db.rows('delete from bookings');
    await db.rows('delete from event_logs');
  });
  await aBooking(world, { id: 7, type: 'paper', name: 'Au tableau', territories: [1, 2] });
  await aBooking(world, { id: 8, type: 'online', name: 'En ligne', territories: [3] });
  await aBooking(world, { id: 9, type: 'event', name: 'Visite' });
}

export const asBefore = { 'Au tableau': [1, 2], 'En ligne': [3], Visite: [] };

/** The territories of each booking, by its name. */
export async function contentOf(
  world: World,
): Promise<Readonly<Record<string, readonly number[]>>> {
  const rows = await world.read<{ name: string; held: readonly number[] }>(`
    select name, array(
      select territory_id from booking_territories where booking_id = bookings.id order by 1
    ) as held
    from bookings order by name`);
  return Object.fromEntries(rows.map(({ name, held }) => [name, held]));
}

export const line = (id: number | null, action: string, css_class = '') => ({
  number_name: id === null ? null : `T${id} - Rue ${id}`,
  action,
  css_class,
});
