import { aBooking, aCongregation, aMap, anAssignment, aTerritory } from '../../support/builders.ts';
import { aStaff, type Staff } from '../../support/staff.ts';
import { openWorld, type World } from '../../support/world.ts';

const out = { to: 5, released: '2026-01-01', due: '2026-05-01' };

interface IdWorld {
  readonly world: World;
  readonly staff: Staff;
}

/** Rows of congregation 2 have the id 21, rows of congregation 1 an id below ten. `before` the first connection. */
export async function openIdWorld(
  before: (world: World) => Promise<void> = async () => {},
): Promise<IdWorld> {
  const world = await openWorld();
  await before(world);
  const staff = await aStaff(world);
  await aCongregation(world, { id: 3, name: 'Vide' });
  for (const id of [1, 3, 4]) await aTerritory(world, { id, exited: out });
  for (const id of [2, 5, 6, 7, 8]) await aTerritory(world, { id });
  await aTerritory(world, { id: 9 });
  const past = { to: 5, released: '2024-01-01', returned: '2024-02-01', due: '2024-05-01' };
  await anAssignment(world, { id: 90, territory: 9, ...past });
  await aType(world, 1, 50);
  await aType(world, 1, 51);
  await aType(world, 2, 21);
  await aMap(world, { territory: 1 });
  await aBooking(world, { id: 1, territories: [7] });
  await aBooking(world, { id: 2, type: 'event', territories: [8] });
  const away = { congregation: 2, exited: { ...out, to: 21 } };
  await aTerritory(world, { id: 21, ...away });
  await aTerritory(world, { id: 22, congregation: 2 });
  await aMap(world, { territory: 21, congregation: 2 });
  await aBooking(world, { id: 21, congregation: 2, territories: [22] });
  return { world, staff };
}

const aType = ({ database }: World, congregation: number, id: number) =>
  database.asTenant(congregation, (db) =>
    db.rows(
      'insert into territory_types (id, congregation_id, long_name, short_name) values ($1, current_congregation(), $2, $2)',
      [id, `Type ${id}`],
    ),
  );
