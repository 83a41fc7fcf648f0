import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mapOfPlanned } from '../cards/some-cards.ts';
import { aMap, anAssignment, aTerritory } from '../support/builders.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld();
  staff = await aStaff(world);
});
afterAll(() => world.close());

/** Of Monaco: Rue du Gabian lies within it with both sides, Avenue Albert II along it with one. */
const features = mapOfPlanned(8);
const street = 'Rue du Gabian';

beforeEach(async () => {
  await world.database.asTenant(1, (db) => db.rows('delete from territories'));
  await aTerritory(world, { id: 1, exited: { to: 5, released: '2026-03-01', due: '2026-07-01' } });
  await aMap(world, { territory: 1, features });
});

interface Street {
  readonly name: string;
  readonly side: string;
  readonly metres: number;
  readonly state: string;
}
const seenBy = async (who: Who = '5') => {
  const { body } = await world.call('GET /territory/streets/{territory_id}', {
    token: staff.token(who),
    path: { territory_id: 1 },
  });
  return body as typeof body & { readonly streets: readonly Street[] };
};
const mark = (side: string, state = 'done', who: Who = '5') =>
  staff.ask(who, 'POST /territory/streets/mark', { territory_id: '1', street, side, state });
const sidesOf = async (name: string, who: Who = '5') =>
  (await seenBy(who)).streets
    .filter((it) => it.name === name)
    .map(({ side, state }) => [side, state]);

describe('the sides of a street', () => {
  it('are listed and marked apart, or both by one mark; each counts as half [OWN-160]', async () => {
    const { streets } = await seenBy();
    const [even, odd] = streets.filter(({ name }) => name === street);
    expect([even?.side, odd?.side]).toEqual(['even', 'odd']);
    expect(await sidesOf('Avenue Albert II')).toEqual([['odd', 'left']]);
    await mark('odd');
    expect(await sidesOf(street)).toEqual([
      ['even', 'left'],
      ['odd', 'done'],
    ]);
    const total = streets.reduce((sum, { metres }) => sum + metres, 0);
    expect(await seenBy()).toMatchObject({
      covered: Math.round(((odd?.metres ?? 0) * 100) / total),
      total_metres: total,
    });
    await mark('both', 'again');
    expect(await sidesOf(street)).toEqual([
      ['even', 'again'],
      ['odd', 'again'],
    ]);
  });

  it('no side that the list does not have [OWN-160]', async () => {
    for (const side of ['north', 'inner', '', 'Mme Dupont'])
      expect(await mark(side)).toMatchObject({ success: false });
    expect(await world.read('select name from round_streets')).toEqual([]);
  });

  it('one that is left is what the next holder sees of the street [OWN-125, OWN-160]', async () => {
    await mark('odd');
    await staff.ask('3', 'POST /territory/return', {
      territory_ids: '1',
      return_date: '2026-03-15',
    });
    const next = { to: 4, released: '2026-03-15', due: '2026-07-15', outputNumber: 2 };
    await anAssignment(world, { id: 9, territory: 1, ...next });
    expect(await sidesOf(street, '4')).toEqual([['even', 'left']]);
    await mark('both', 'done', '4');
    expect(await sidesOf(street, '4')).toEqual([['even', 'done']]);
  });
});
