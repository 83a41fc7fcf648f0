import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTerritory, type TerritoryFacts } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { aStaff, set, type Staff } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-15T13:32:00Z' });
  staff = await aStaff(world);
  await aTerritory(world, { id: 900, congregation: 2 });
});
afterAll(() => world.close());

let lastId = 0;
const territory = (facts: Partial<TerritoryFacts> = {}) =>
  aTerritory(world, { ...facts, id: (lastId += 1) });
describe('the list of territories', () => {
  it('says of each where it is, by number [REST-37, B-18, B-108, B-111]', async () => {
    await world.database.asTenant(1, (db) => db.rows('delete from territories'));
    const [back, out, never] = [
      await territory({
        number: 3,
        exited: { to: 5, released: '2025-01-01', returned: '2025-02-01', due: '2025-05-01' },
      }),
      await territory({
        number: 2,
        exited: { to: 5, released: '2026-03-01', due: '2026-07-01' },
      }),
      await territory({ number: 1, name: 'Rue Neuve' }),
    ];
    const rows = [
      {
        id: never,
        number_name: 'T1 - Rue Neuve',
        icon: 'mdi-home',
        icon_color: '#2c6637',
        return_date_human: '',
        number: 1,
        name: 'Rue Neuve',
      },
      {
        id: out,
        number_name: `T2 - Rue ${out}`,
        icon: 'mdi-arrow-up-bold',
        icon_color: '#a3221c',
        return_date_human: '01/07/2026',
        number: 2,
        name: `Rue ${out}`,
      },
      {
        id: back,
        number_name: `T3 - Rue ${back}`,
        icon: 'mdi-home',
        icon_color: '#2c6637',
        return_date_human: '01/02/2025',
        number: 3,
        name: `Rue ${back}`,
      },
    ];
    expect(await staff.ask('4', 'GET /territory/list')).toEqual(success({ territories: rows }));
    expect(await staff.ask('5', 'GET /territory/list')).toEqual(
      refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
    );
    expect(await staff.ask('neighbour', 'GET /territory/list')).toMatchObject({
      territories: [{ id: 900 }],
    });
  });

  it('shows as in what came back by itself today [REST-37, B-13]', async () => {
    await set(world, 'online_automatic_return = true');
    const id = await territory({
      number: 4,
      exited: { to: 5, released: '2025-11-01', due: '2026-03-01', online: true },
    });
    const { territories } = await staff.ask('3', 'GET /territory/list');
    expect(territories).toContainEqual(
      expect.objectContaining({ id, icon: 'mdi-home', return_date_human: '01/03/2026' }),
    );
  });
});
