import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTerritory, aUser, anAssignment } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-15T10:00:00Z' });
  staff = await aStaff(world);
  await aTerritory(world, {
    id: 1,
    exited: { to: 5, released: '2026-01-01', due: '2026-05-01' },
  });
  await aTerritory(world, {
    id: 2,
    exited: { to: 5, released: '2025-10-01', due: '2026-03-01' },
  });
  await aTerritory(world, { id: 3 });
  const past = { territory: 3, to: 5, due: '2025-05-01' };
  await anAssignment(world, { id: 90, ...past, released: '2024-01-01', returned: '2024-02-01' });
  await anAssignment(world, {
    id: 91,
    ...past,
    outputNumber: 2,
    released: '2025-01-01',
    returned: '2025-02-01',
  });
  await anAssignment(world, {
    id: 92,
    ...past,
    to: 6,
    outputNumber: 3,
    released: '2025-06-01',
    returned: '2025-07-01',
  });
});
afterAll(() => world.close());

const read = async (who: Who, userId: number) => {
  const call = { token: staff.token(who), path: { user_id: userId } };
  return (await world.call('GET /user/person/{user_id}', call)).body;
};
const unknown = refusal('Ce proclamateur n’existe pas.');

it('says what a person has, those due first at the head, and what he had, the latest first [OWN-251]', async () => {
  const histories = await world.read<{ id: number; territory_id: number }>(
    'select id, territory_id from histories where return_date is null order by territory_id',
  );
  const [one, two] = histories.map(({ id }) => id);
  const [name1, name2, name3] = (
    await world.read<{ name: string }>(
      "select 'T' || number || ' - ' || name as name from territories order by id",
    )
  ).map(({ name }) => name);
  await staff.ask('5', 'POST /onetap/ask', { history_id: String(two), action: 'month' });
  expect(await read('3', 5)).toEqual(
    success({
      user_id: 5,
      login: 'Rôle numéro 5',
      role_description: 'Proclamateur',
      editable: true,
      held: [
        {
          territory_id: 2,
          history_id: two,
          number_name: name2,
          release_date: '2025-10-01',
          release_date_human: '01/10/2025',
          theoretical_return_date: '2026-03-01',
          theoretical_return_date_human: '01/03/2026',
          activity: 'Porte à porte',
          css_class: 'row-late',
          asked: ['month'],
        },
        {
          territory_id: 1,
          history_id: one,
          number_name: name1,
          release_date: '2026-01-01',
          release_date_human: '01/01/2026',
          theoretical_return_date: '2026-05-01',
          theoretical_return_date_human: '01/05/2026',
          activity: 'Porte à porte',
          css_class: '',
          asked: [],
        },
      ],
      past: [
        {
          territory_id: 3,
          history_id: 91,
          number_name: name3,
          release_date: '2025-01-01',
          release_date_human: '01/01/2025',
          return_date: '2025-02-01',
          return_date_human: '01/02/2025',
          activity: 'Porte à porte',
        },
        {
          territory_id: 3,
          history_id: 90,
          number_name: name3,
          release_date: '2024-01-01',
          release_date_human: '01/01/2024',
          return_date: '2024-02-01',
          return_date_human: '01/02/2024',
          activity: 'Porte à porte',
        },
      ],
    }),
  );
});

it('is read by those who have the list of people, and edited up to their own role [OWN-251, B-06]', async () => {
  for (const who of ['4', '5'] as const) {
    expect(await read(who, 5)).toMatchObject({ success: false });
  }
  expect(await read('3', 2)).toMatchObject({ success: true, editable: false });
  expect(await read('2', 2)).toMatchObject({ success: true, editable: true });
});

it('stays within the congregation, and a person who is gone or never was has no page [OWN-251, GEN-20]', async () => {
  expect(await read('neighbour', 5)).toEqual(unknown);
  expect(await read('3', 21)).toEqual(unknown);
  await aUser(world, { id: 40, login: 'PARTI Jean' });
  expect(await read('3', 40)).toMatchObject({ success: true, held: [], past: [] });
  await staff.ask('3', 'POST /user/remove', { user_id: '40' });
  expect(await read('3', 40)).toEqual(unknown);
});

it('an assignment whose name was forgotten is on no page [OWN-251]', async () => {
  await world.database.asTenant(1, (db) =>
    db.rows('update histories set user_id = null where id = 90'),
  );
  const { past } = (await read('3', 5)) as unknown as { past: { history_id: number }[] };
  expect(past.map(({ history_id }) => history_id)).toEqual([91]);
});
