import { anAssignment, aTerritory } from '../support/builders.ts';
import { aStaff, type Who } from '../support/staff.ts';
import { openWorld, type Form } from '../support/world.ts';

export interface Row {
  readonly history_id: number;
  readonly output_number: number;
  readonly release_date: string;
  readonly return_date: string | null;
  readonly version: number;
}

/** Territory 12 has three closed entries, 13 a closed and an open one, 14 none; 20 belongs to the neighbours. */
export async function openHistoryDesk() {
  const world = await openWorld({ now: '2026-03-15T09:00:00Z' });
  const staff = await aStaff(world);
  await aTerritory(world, { id: 12, number: 12, name: 'Rue Grimaldi' });
  await aTerritory(world, { id: 13, number: 13, name: 'Rue Plati' });
  await aTerritory(world, { id: 14, number: 14, name: 'Rue Terrazzani' });
  await aTerritory(world, { id: 20, congregation: 2 });

  const start = async () => {
    for (const congregation of [1, 2]) {
      await world.database.asTenant(congregation, async (db) => {
        await db.rows('delete from histories');
        await db.rows('delete from event_logs');
      });
    }
    const closed = { territory: 12, to: 5, activity: 1 };
    await anAssignment(world, {
      ...closed,
      id: 121,
      released: '2025-01-10',
      returned: '2025-03-10',
      due: '2025-05-10',
    });
    await anAssignment(world, {
      ...closed,
      id: 122,
      outputNumber: 2,
      to: null,
      activity: 2,
      released: '2025-04-01',
      returned: '2025-05-01',
      due: '2025-06-01',
    });
    await anAssignment(world, {
      ...closed,
      id: 123,
      outputNumber: 3,
      to: 6,
      activity: 3,
      released: '2025-06-01',
      returned: '2025-07-01',
      due: '2025-09-01',
      reprieves: 1,
    });
    await anAssignment(world, {
      id: 131,
      territory: 13,
      to: 4,
      released: '2025-10-01',
      returned: '2025-12-01',
      due: '2026-02-01',
    });
    await anAssignment(world, {
      id: 132,
      territory: 13,
      outputNumber: 2,
      to: 5,
      released: '2026-02-01',
      due: '2026-06-01',
    });
    await anAssignment(world, {
      id: 201,
      territory: 20,
      congregation: 2,
      to: 21,
      released: '2025-01-10',
      returned: '2025-03-10',
      due: '2025-05-10',
    });
  };
  await start();

  const view = async (who: Who, territory: number | string) =>
    (
      await world.call('GET /history/view/{territory_id}', {
        token: staff.token(who),
        path: { territory_id: territory },
      })
    ).body;
  const rows = async (territory: number) =>
    (await view('3', territory))['histories'] as readonly Row[];
  const versionOf = async (territory: number, id: number) =>
    String((await rows(territory)).find(({ history_id }) => history_id === id)?.version);
  /** Edits entry 123: other fields keep their stored value, `null` leaves a field out. */
  const edit = async (change: Form | Record<string, null> = {}, who: Who = '3') => {
    const form = { ...entry123, ...change };
    return staff.ask(who, 'POST /history/edit', sent(form));
  };
  const add = (change: Form | Record<string, null> = {}, who: Who = '3') =>
    staff.ask(who, 'POST /history/add', sent({ ...newEntry, ...change }));
  const remove = (form: Form, who: Who = '3') => staff.ask(who, 'POST /history/remove', form);
  const stored = (id: number, congregation = 1) =>
    world.database.asTenant(congregation, (db) =>
      db.row(
        `select output_number as number, release_date as released, return_date as returned, user_id as "to",
           activity_id as activity, theoretical_return_date as due, reprieve_months as reprieves, online
         from histories where id = $1`,
        [id],
      ),
    );
  const all = (congregation = 1) =>
    world.read(`select ${columns} from histories order by id`, congregation);
  const logged = (congregation = 1) =>
    world.read(
      'select login, number_name, action, css_class from event_logs order by id',
      congregation,
    );

  return { world, staff, start, view, rows, versionOf, edit, add, remove, stored, all, logged };
}

const columns =
  'id, territory_id, output_number, release_date, return_date, user_id, activity_id, theoretical_return_date';

export const entry123 = {
  territory_id: '12',
  history_id: '123',
  output_number: '3',
  release_date: '2025-06-01',
  return_date: '2025-07-01',
  user_id: '6',
  activity_id: '3',
};

export const newEntry = {
  territory_id: '12',
  release_date: '2025-08-01',
  return_date: '2025-09-01',
  user_id: '5',
  activity_id: '1',
  action: 'add',
};

const sent = (form: Record<string, string | readonly string[] | null>): Form =>
  Object.fromEntries(
    Object.entries(form).filter((field): field is [string, string] => field[1] !== null),
  );
