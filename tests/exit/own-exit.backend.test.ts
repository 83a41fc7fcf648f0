import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, aTerritory, aUser } from '../support/builders.ts';
import { refusal } from '../support/generic-fields.ts';
import { aStaff, set, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type Form, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-15T09:00:00Z' });
  staff = await aStaff(world);
  for (const id of [1, 2, 3]) {
    await world.database.asTenant(1, (db) =>
      db.rows('insert into setting_activities values (1, $1)', [id]),
    );
  }
});
afterAll(() => world.close());

let lastId = 0;
const territory = (facts: Partial<Parameters<typeof aTerritory>[1]> = {}) =>
  aTerritory(world, { ...facts, id: (lastId += 1) });
const exit = (who: Who, form: Form) => staff.ask(who, 'POST /territory/exit', form);
const managersForm = (id: number, more: Form): Form => ({
  territory_ids: String(id),
  release_date: '2026-03-15',
  user_id: '5',
  activity_id: '1',
  ...more,
});
const rows = (id: number) =>
  world.read(`
    select output_number, user_id, activity_id, release_date, return_date,
      theoretical_return_date as due, online
    from histories where territory_id = ${id} order by output_number`);
const row = (facts: object) => ({
  output_number: 1,
  user_id: 5,
  activity_id: 1,
  release_date: '2026-03-15',
  return_date: null,
  due: '2026-07-15',
  online: true,
  ...facts,
});
const booked = (id: number) =>
  world.read(`select booking_id from booking_territories where territory_id = ${id}`);

describe('somebody who is not a manager and takes a territory out', () => {
  const ownForm = (id: unknown, more: Form = {}): Form => ({
    territory_ids: String(id),
    activity_id: '1',
    ...more,
  });
  const onlineTerritory = async (facts: Partial<Parameters<typeof aTerritory>[1]> = {}) => {
    const id = await territory(facts);
    await aBooking(world, { id: 1000 + id, type: 'online', territories: [id] });
    return id;
  };

  it.each([
    ['5', 5],
    ['4', 4],
  ] as const)(
    'with role %s gets it for himself, from today and online, whatever else the form contains [EXIT-24, B-08, RG-05]',
    async (who, user_id) => {
      const id = await onlineTerritory();
      const smuggled = ownForm(id, {
        user_id: '1',
        release_date: '2020-01-01',
        return_date: '2020-02-01',
        exit_and_return: 'y',
        force_online_booking: 'y',
        filter: 'paper',
        force_booking_overwrite: 'y',
        manager: 'true',
        role_id: '1',
        congregation_id: '2',
        online: 'n',
      });
      expect((await exit(who, smuggled))['success']).toBe(true);
      expect(await rows(id)).toEqual([row({ user_id, online: true })]);
      expect(await booked(id)).toEqual([]);
    },
  );

  it('takes one at a time [EXIT-10]', async () => {
    const ids = [await onlineTerritory(), await onlineTerritory()];
    expect(await exit('5', ownForm(ids))).toEqual(
      refusal('Tu ne peux sortir qu’un seul territoire à la fois.'),
    );
    expect(await exit('4', ownForm(JSON.stringify(ids)))).toEqual(
      refusal('Tu ne peux sortir qu’un seul territoire à la fois.'),
    );
    expect(await rows(ids[0] ?? 0)).toEqual([]);
  });

  it('gets only territories open to online exits [B-102]', async () => {
    const [none, paper, event] = [await territory(), await territory(), await territory()];
    await aBooking(world, { id: 14, type: 'paper', territories: [paper] });
    await aBooking(world, { id: 15, type: 'event', territories: [event] });
    for (const id of [none, paper, event]) {
      expect(await exit('5', ownForm(id, { force_booking_overwrite: 'y' }))).toEqual(
        refusal(
          `Le territoire T${id} - Rue ${id} n’est pas en libre service en ligne. Demande-le à un gestionnaire.`,
        ),
      );
    }
  });

  it('gets none with people not to be visited, unless the setting allows it [B-12]', async () => {
    const id = await onlineTerritory({ noVisited: true });
    expect(await exit('4', ownForm(id))).toEqual(
      refusal(
        `Le territoire T${id} - Rue ${id} ne peut pas être sorti en ligne\u202F: il a des personnes à ne pas visiter. Demande-le à un gestionnaire.`,
      ),
    );
    await set(world, 'bypass_no_visited = true');
    expect((await exit('4', ownForm(id)))['success']).toBe(true);
    await set(world, 'bypass_no_visited = false');
  });

  it('is stopped by the restriction of exits as a publisher, not as an elder [EXIT-25, B-10]', async () => {
    const id = await onlineTerritory();
    await set(world, 'restrict_exits = true');
    expect(await exit('5', ownForm(id))).toEqual({
      ...refusal('Seuls les anciens et les gestionnaires peuvent sortir un territoire en ligne.'),
      message_type: 'info',
    });
    expect((await exit('4', ownForm(id)))['success']).toBe(true);
    await set(world, 'restrict_exits = false');
  });

  it('is limited to the imposed activities, as an elder too [EXIT-26, B-11]', async () => {
    const [one, two] = [await onlineTerritory(), await onlineTerritory()];
    await set(world, 'restrict_activities = true');
    for (const who of ['4', '5'] as const) {
      expect(await exit(who, ownForm(one, { activity_id: '4' }))).toEqual(
        refusal('Cette activité ne t’est pas proposée.'),
      );
    }
    expect((await exit('5', ownForm(one, { activity_id: '3' })))['success']).toBe(true);
    expect((await exit('3', managersForm(two, { activity_id: '4' })))['success']).toBe(true);
    await set(world, 'restrict_activities = false');
    expect(await rows(one)).toEqual([row({ activity_id: 3, due: '2026-05-15', online: true })]);
  });

  it('may hold several, and needs no acceptance of the privacy rules [B-52]', async () => {
    await aUser(world, { id: 8, login: 'Nouveau Venu', acceptedPrivacy: false });
    const token = await world.signIn('Nouveau Venu');
    for (const id of [await onlineTerritory(), await onlineTerritory()]) {
      const { body } = await world.call('POST /territory/exit', { token, form: ownForm(id) });
      expect(body.success).toBe(true);
    }
  });
});
