import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, aMap, aTerritory, type TerritoryFacts } from '../support/builders.ts';
import { refusal, told } from '../support/generic-fields.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-15T09:00:00Z' });
  staff = await aStaff(world);
  await aTerritory(world, { id: 900, congregation: 2 });
});
afterAll(() => world.close());

let lastId = 0;
const territory = (facts: Partial<TerritoryFacts> = {}) =>
  aTerritory(world, { ...facts, id: (lastId += 1) });
const remove = (who: Who, id: number | string) =>
  staff.ask(who, 'POST /territory/remove', { territory_id: String(id) });
const left = (id: number) =>
  world.read(`
    select
      (select count(*) from territories where id = ${id}) as territories,
      (select count(*) from histories where territory_id = ${id}) as histories,
      (select count(*) from territory_maps where territory_id = ${id}) as maps,
      (select count(*) from booking_territories where territory_id = ${id}) as booked,
      (select count(*) from territory_changes where territory_id = ${id}) as changes`);

describe('removing a territory', () => {
  it('takes its history, its map and its place in a booking with it, and leaves the log [REST-66, TREM-03, B-81]', async () => {
    const id = await territory({
      exited: { to: 5, released: '2025-01-01', returned: '2025-02-01', due: '2025-05-01' },
    });
    const token = await aMap(world, { territory: id });
    await aBooking(world, { id: 10, territories: [id] });
    await staff.ask('3', 'POST /territory/setting/edit', {
      territory_id: String(id),
      name: 'Rue Haute',
      type_id: '1',
    });
    expect(await remove('3', id)).toEqual(told(`Le territoire T${id} - Rue Haute est supprimé.`));
    expect(await left(id)).toEqual([
      { territories: 0, histories: 0, maps: 0, booked: 0, changes: 0 },
    ]);
    expect((await world.call('GET /map/info/{token}', { path: { token } })).body.success).toBe(
      false,
    );
    expect(
      await world.read(
        `select login, action, css_class from event_logs where number_name = 'T${id} - Rue Haute' order by id`,
      ),
    ).toEqual([
      { login: 'Rôle numéro 3', action: 'Modifié\u202F: nom', css_class: '' },
      { login: 'Rôle numéro 3', action: 'Supprimé', css_class: 'row-danger' },
    ]);
  });

  it('frees its number [REST-66]', async () => {
    const id = await territory({ number: 77 });
    await remove('2', id);
    await expect(territory({ number: 77 })).resolves.toBeGreaterThan(id);
  });

  it('is refused while it is out, and nothing is gone [REST-66, B-70]', async () => {
    const id = await territory({ exited: { to: 5, released: '2026-03-01', due: '2026-07-01' } });
    expect(await remove('3', id)).toEqual(
      refusal(
        `Le territoire T${id} - Rue ${id} est sorti\u202F: rentre-le ou annule la sortie avant de le supprimer.`,
      ),
    );
    expect(await left(id)).toMatchObject([{ territories: 1, histories: 1 }]);
  });

  it.each(['900', '99999', '0', '', 'abc', '1,2', '99999999999'])(
    'refuses the unknown %o [REST-66]',
    async (id) => {
      expect(await remove('3', id)).toEqual(refusal('Ce territoire n’existe pas.'));
      expect(await world.read('select id from territories where id = 900', 2)).toEqual([
        { id: 900 },
      ]);
    },
  );

  it.each(['4', '5'] as const)('is refused to role %s [REST-66, B-03]', async (who) => {
    const id = await territory();
    expect(await remove(who, id)).toEqual(
      refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
    );
    expect(await left(id)).toMatchObject([{ territories: 1 }]);
  });

  it('while others take it out ends in one of both, told to the other [REST-66, EXIT-27, B-70]', async () => {
    for (let round = 0; round < 20; round += 1) {
      const id = await territory();
      const [removed, exited] = await Promise.all([
        remove('3', id),
        staff.ask('2', 'POST /territory/exit', {
          territory_ids: String(id),
          release_date: '2026-03-15',
          user_id: '5',
          activity_id: '1',
        }),
      ]);
      expect(new Set([removed['success'], exited['success']])).toEqual(new Set([false, true]));
      expect(await left(id)).toMatchObject([
        exited['success'] === true ? { territories: 1, histories: 1 } : { territories: 0 },
      ]);
    }
  });
});
