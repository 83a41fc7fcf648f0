import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMap, anAssignment, aTerritory } from '../support/builders.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';
import { mapOfPlanned } from '../cards/some-cards.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld();
  staff = await aStaff(world);
});
afterAll(() => world.close());

/** Eight streets of Monaco, the ground beside the web application; 5 has it, 2 is in. */
const features = mapOfPlanned(2);

beforeEach(async () => {
  await world.database.asTenant(1, (db) => db.rows('delete from territories'));
  await aTerritory(world, { id: 1, exited: { to: 5, released: '2026-03-01', due: '2026-07-01' } });
  await aMap(world, { territory: 1, features });
  await aTerritory(world, { id: 2, exited: { to: 5, released: '2026-03-01', due: '2026-07-01' } });
});

interface Street {
  readonly name: string;
  readonly metres: number;
  readonly state: string;
}
const seenBy = async (who: Who, territory = 1) => {
  const { body } = await world.call('GET /territory/streets/{territory_id}', {
    token: staff.token(who),
    path: { territory_id: territory },
  });
  return body as typeof body & { readonly streets: readonly Street[] };
};
const mark = (street: string, state = 'done', who: Who = '5', territory = 1) =>
  staff.ask(who, 'POST /territory/streets/mark', {
    territory_id: String(territory),
    street,
    side: 'both',
    state,
  });
const names = [
  'Avenue des Castelans',
  'Avenue des Guelfes',
  'Avenue des Ligures',
  'Avenue des Papalins',
  "Jetée de Cap d'Ail",
  'Quai Jean-Charles Rey',
  'Rond-Point Papalins',
  'Rue du Campanin',
];
const giveBack = () =>
  staff.ask('3', 'POST /territory/return', { territory_ids: '1', return_date: '2026-03-15' });
const kept = async () => ({
  rounds: await world.read('select territory_id from street_rounds'),
  streets: await world.read<{ name: string; state: string }>(
    'select name, state from round_streets order by name',
  ),
});
const nothing = { rounds: [], streets: [] };

describe('the streets of a territory', () => {
  it('are those of the ground within its limits, all of them left [OWN-124]', async () => {
    const read = await seenBy('5');
    expect(read).toMatchObject({ success: true, can_mark: true, covered: 0, some_before: false });
    expect(read.streets.map(({ name }) => name)).toEqual(names);
    expect(read.streets.every(({ state, metres }) => state === 'left' && metres >= 12)).toBe(true);
    expect(await kept()).toEqual(nothing);
    expect(await seenBy('5', 2)).toMatchObject({ success: true, covered: 0, streets: [] });
  });

  it('are seen by managers and whoever has it, and marked by the latter only [OWN-124]', async () => {
    expect(await seenBy('3')).toMatchObject({ success: true, can_mark: false, streets: [] });
    const unseen = 'Les rues d’un territoire se voient quand il t’est attribué.';
    expect(await seenBy('4')).toMatchObject({ success: false, message: unseen });
    expect(await seenBy('neighbour')).toMatchObject({
      success: false,
      message: 'Ce territoire n’existe pas.',
    });
    const theirs = 'Seul celui à qui le territoire est attribué coche ses rues.';
    for (const who of ['2', '3', '4'] as const) {
      expect(await mark('Rue du Campanin', 'done', who)).toMatchObject({
        success: false,
        message: theirs,
      });
      expect(
        await staff.ask(who, 'POST /territory/streets/restart', { territory_id: '1' }),
      ).toMatchObject({ success: false, message: theirs });
    }
    expect(await kept()).toEqual(nothing);
  });

  it('count by their length; a mark is changed and taken back [OWN-124, OWN-126]', async () => {
    expect(await mark('Avenue des Papalins')).toMatchObject({ success: true });
    expect(await mark('Rue du Campanin', 'again')).toMatchObject({ success: true });
    const read = await seenBy('5');
    const total = read.streets.reduce((sum, { metres }) => sum + metres, 0);
    const done = read.streets.find(({ name }) => name === 'Avenue des Papalins')?.metres ?? 0;
    expect(read['covered']).toBe(Math.round((done * 100) / total));
    expect(
      read.streets.filter(({ state }) => state !== 'left').map(({ name, state }) => [name, state]),
    ).toEqual([
      ['Avenue des Papalins', 'done'],
      ['Rue du Campanin', 'again'],
    ]);
    await mark('Avenue des Papalins', 'left');
    expect(await seenBy('5')).toMatchObject({ covered: 0 });
  });

  it('no other street, no other mark, and no text is kept [OWN-124]', async () => {
    expect(await mark('Mme Dupont, 2e étage')).toMatchObject({
      success: false,
      message: 'Cette rue n’est plus dans la liste\u202F: elle vient d’être relue.',
    });
    expect(await mark('Rue du Campanin', 'absent')).toMatchObject({
      success: false,
      message: 'Cette marque n’existe pas.',
    });
    expect(await mark('Rue du Campanin', 'done', '5', 2)).toMatchObject({ success: false });
    expect(await kept()).toEqual(nothing);
    const columns = await world.read<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_name in ('street_rounds', 'round_streets') order by 1`,
    );
    expect([...new Set(columns.map(({ name }) => name))]).toEqual([
      'congregation_id',
      'marked_at',
      'metres',
      'name',
      'side',
      'state',
      'territory_id',
      'total_metres',
    ]);
  });

  it('a mark writes nothing into the log, which would tell who was where [OWN-124]', async () => {
    const before = await world.read('select id from event_logs');
    await mark('Rue du Campanin');
    expect(await world.read('select id from event_logs')).toEqual(before);
  });

  it('nor into the answers kept for repeats, which tell who called when; a repeat does no harm [OWN-124]', async () => {
    const mark = { territory_id: '1', street: 'Rue du Campanin', side: 'both', state: 'done' };
    const restart = { territory_id: '1' };
    for (const [name, form, key] of [
      ['POST /territory/streets/mark', mark, 'b7a5b1de-50b5-4c3e-9f0e-6a4b3f1d2c01'],
      ['POST /territory/streets/mark', mark, 'b7a5b1de-50b5-4c3e-9f0e-6a4b3f1d2c01'],
      ['POST /territory/streets/restart', restart, 'b7a5b1de-50b5-4c3e-9f0e-6a4b3f1d2c02'],
      ['POST /territory/streets/restart', restart, 'b7a5b1de-50b5-4c3e-9f0e-6a4b3f1d2c02'],
    ] as const) {
      const { body } = await world.call(name, {
        token: staff.token('5'),
        form,
        headers: { 'Idempotency-Key': key },
      });
      expect(body).toMatchObject({ success: true });
    }
    expect(await world.read('select call from idempotent_answers')).toEqual([]);
  });
});

describe('with the return', () => {
  it('a finished round is erased [OWN-125]', async () => {
    for (const name of names) await mark(name);
    expect(await seenBy('5')).toMatchObject({ covered: 100 });
    await giveBack();
    expect(await kept()).toEqual(nothing);
  });

  it('marks that did nothing are erased [OWN-125]', async () => {
    await mark('Rue du Campanin', 'again');
    await giveBack();
    expect(await kept()).toEqual(nothing);
  });

  it('of an unfinished round only what is left stays, and counts as covered in part [OWN-125, OWN-126]', async () => {
    for (const name of names.slice(0, 6)) await mark(name);
    await mark('Rue du Campanin', 'again');
    const { covered } = await seenBy('5');
    await giveBack();
    expect((await kept()).streets).toEqual([
      { name: 'Rond-Point Papalins', state: 'left' },
      { name: 'Rue du Campanin', state: 'again' },
    ]);
    expect(await seenBy('5')).toMatchObject({ success: false });
    expect(await seenBy('3')).toMatchObject({ covered, some_before: true });

    await anAssignment(world, {
      id: 9,
      territory: 1,
      to: 4,
      released: '2026-03-15',
      due: '2026-07-15',
      outputNumber: 2,
    });
    expect(await seenBy('4')).toMatchObject({ can_mark: true, covered, some_before: true });
    await mark('Rond-Point Papalins', 'done', '4');
    await mark('Rue du Campanin', 'done', '4');
    expect(await seenBy('4')).toMatchObject({ covered: 100 });
    await giveBack();
    expect(await kept()).toEqual(nothing);
  });

  it('the next holder may begin again with every street [OWN-125]', async () => {
    await mark('Avenue des Papalins');
    await giveBack();
    await anAssignment(world, {
      id: 9,
      territory: 1,
      to: 4,
      released: '2026-03-15',
      due: '2026-07-15',
      outputNumber: 2,
    });
    expect((await seenBy('4')).streets.map(({ name }) => name)).not.toContain(
      'Avenue des Papalins',
    );
    await staff.ask('4', 'POST /territory/streets/restart', { territory_id: '1' });
    const read = await seenBy('4');
    expect(read).toMatchObject({ covered: 0, some_before: false });
    expect(read.streets.map(({ name }) => name)).toEqual(names);
  });

  it('passed on to another in the history, it is for him what a return leaves [OWN-125]', async () => {
    await mark('Avenue des Papalins');
    await mark('Rue du Campanin', 'again');
    const [open] = await world.read<{ id: number; activity_id: number }>(
      'select id, activity_id from histories where territory_id = 1',
    );
    const entry = {
      territory_id: '1',
      history_id: String(open?.id),
      output_number: '1',
      release_date: '2026-03-01',
      return_date: '',
      activity_id: String(open?.activity_id),
    };
    const edit = (form: Readonly<Record<string, string>>) =>
      staff.ask('3', 'POST /history/edit', { ...entry, ...form });
    expect(await edit({ release_date: '2026-03-02', user_id: '5' })).toMatchObject({
      success: true,
    });
    expect((await kept()).streets).toHaveLength(names.length);
    expect(await edit({ user_id: '4' })).toMatchObject({ success: true });
    expect((await kept()).streets.map(({ name }) => name)).toEqual(
      names.filter((name) => name !== 'Avenue des Papalins'),
    );
    expect(await seenBy('4')).toMatchObject({ can_mark: true, some_before: true });
  });

  it('a cancelled exit erases what was done, as a return does [OWN-125]', async () => {
    for (const name of names) await mark(name);
    await staff.ask('3', 'POST /territory/exit/cancel', { territory_ids: '1' });
    expect(await world.read('select id from histories where territory_id = 1')).toEqual([]);
    expect(await kept()).toEqual(nothing);
  });

  it('removing the territory removes its streets [OWN-125]', async () => {
    await mark('Avenue des Papalins');
    await giveBack();
    await staff.ask('3', 'POST /territory/remove', { territory_id: '1' });
    expect(await kept()).toEqual(nothing);
  });
});
