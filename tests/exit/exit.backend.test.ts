import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, aTerritory } from '../support/builders.ts';
import { refusal, told } from '../support/generic-fields.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type Form, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-15T09:00:00Z' });
  staff = await aStaff(world);
  await aTerritory(world, { id: 900, congregation: 2 });
  for (const id of [1, 2, 3]) {
    await world.database.asTenant(1, (db) =>
      db.rows('insert into setting_activities values (1, $1)', [id]),
    );
  }
});
afterAll(() => world.close());

let lastId = 0;
/** A territory of its own for each test. */
const territory = (facts: Partial<Parameters<typeof aTerritory>[1]> = {}) =>
  aTerritory(world, { ...facts, id: (lastId += 1) });

const managersForm = (ids: unknown, more: Form = {}): Form => ({
  territory_ids: String(ids),
  release_date: '2026-03-15',
  return_date: '',
  exit_and_return: 'n',
  user_id: '5',
  activity_id: '1',
  force_online_booking: 'n',
  ...more,
});
const exit = (who: Who, form: Form) => staff.ask(who, 'POST /territory/exit', form);

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
  online: false,
  ...facts,
});
const booked = (id: number) =>
  world.read(`select booking_id from booking_territories where territory_id = ${id}`);
const logged = (id: number) =>
  world.read(`
    select login, user_id, action, css_class from event_logs
    where number_name = 'T${id} - Rue ${id}' order by id`);

describe('a manager who assigns territories', () => {
  it('opens an assignment of each, removes it from its booking, logs it, and gets the names in the answer [REST-41, EXIT-19, EXIT-20, EXIT-22, B-39, B-81, B-87, OWN-52]', async () => {
    const [one, two] = [await territory(), await territory()];
    await aBooking(world, { id: 10, territories: [one, two] });
    expect(await exit('3', managersForm(`${two},${one}`, { activity_id: '2' }))).toEqual({
      ...told('Sortie enregistrée.'),
      change_display: true,
      change_message: `2 territoires sortis\u202F: T${one} - Rue ${one}, T${two} - Rue ${two}`,
    });
    for (const id of [one, two]) {
      expect(await rows(id)).toEqual([row({ activity_id: 2, due: '2026-05-15' })]);
      expect(await booked(id)).toEqual([]);
      expect(await logged(id)).toEqual([
        {
          login: 'Rôle numéro 3',
          user_id: 3,
          action: 'Sortie\u202F: Rôle numéro 5',
          css_class: '',
        },
      ]);
    }
  });

  it('closes them at once when exit and return are one step [EXIT-23, B-39, B-68]', async () => {
    const id = await territory();
    await aBooking(world, { id: 11, territories: [id] });
    const form = managersForm(id, {
      exit_and_return: 'y',
      release_date: '2026-03-01',
      return_date: '2026-03-10',
    });
    expect((await exit('2', form))['success']).toBe(true);
    expect(await rows(id)).toEqual([
      row({ release_date: '2026-03-01', return_date: '2026-03-10', due: '2026-07-01' }),
    ]);
    expect(await booked(id)).toEqual([]);
    expect(await logged(id)).toMatchObject([{ action: 'Sortie et rentrée\u202F: Rôle numéro 5' }]);
  });

  it('gets the output number after the highest, even if there is a gap [EXIT-22]', async () => {
    const id = await territory({
      exited: {
        to: 5,
        released: '2025-01-01',
        returned: '2025-02-01',
        due: '2025-05-01',
        outputNumber: 7,
      },
    });
    await exit('3', managersForm(id));
    expect(await rows(id)).toMatchObject([{ output_number: 7 }, { output_number: 8 }]);
  });

  it('takes them all or none [REST-41, B-68]', async () => {
    const [free, out] = [
      await territory(),
      await territory({ exited: { to: 5, released: '2026-03-01', due: '2026-07-01' } }),
    ];
    expect(await exit('3', managersForm(`${free},${out}`))).toEqual(
      refusal(`Le territoire T${out} - Rue ${out} est déjà sorti.`),
    );
    expect(await rows(free)).toEqual([]);
    expect(await logged(free)).toEqual([]);
  });

  it.each([
    ['a comma list', (ids: readonly number[]) => ({ territory_ids: ids.join(',') })],
    ['JSON', (ids: readonly number[]) => ({ territory_ids: JSON.stringify(ids) })],
    [
      'JSON of texts',
      (ids: readonly number[]) => ({ territory_ids: JSON.stringify(ids.map(String)) }),
    ],
    ['a repeated name', (ids: readonly number[]) => ({ territory_ids: ids.map(String) })],
    ['name[]', (ids: readonly number[]) => ({ 'territory_ids[]': ids.map(String) })],
    ['each twice', (ids: readonly number[]) => ({ territory_ids: [...ids, ...ids].join(',') })],
  ])('sends their ids as %s [B-26]', async (_, encode) => {
    const ids = [await territory(), await territory()];
    const { territory_ids: __, ...others } = managersForm('');
    expect((await exit('3', { ...others, ...encode(ids) }))['success']).toBe(true);
    for (const id of ids) expect(await rows(id)).toHaveLength(1);
  });

  it.each(['y', 'true', '1', 'on'])(
    'forces online with %s, where there is an online booking [EXIT-15, B-08, B-25]',
    async (yes) => {
      const id = await territory();
      const form = managersForm(id, { force_online_booking: yes });
      expect(await exit('3', form)).toEqual(
        refusal(
          'La sortie en ligne n’est pas activée dans ton assemblée. Demande ton territoire à un gestionnaire.',
        ),
      );
      await aBooking(world, { id: 12, type: 'online' });
      expect((await exit('3', form))['success']).toBe(true);
      await world.database.asTenant(1, (db) => db.rows('delete from bookings where id = 12'));
      expect(await rows(id)).toMatchObject([{ online: true }]);
    },
  );

  it('is warned of an event booking only where the filter hides it, and may override it [EXIT-21, B-07]', async () => {
    const id = await territory();
    await aBooking(world, { id: 13, type: 'event', name: 'Visite', territories: [id] });
    for (const filter of ['', 'paper', 'online', 'tous']) {
      expect(await exit('3', managersForm(id, { filter }))).toEqual({
        ...refusal(
          `Le territoire T${id} - Rue ${id} est réservé («\u202FVisite\u202F»). Active «\u202FForcer\u202F» pour le sortir quand même.`,
        ),
        force_booking_overwrite_switch: true,
      });
    }
    expect(await rows(id)).toEqual([]);
    expect(await booked(id)).toEqual([{ booking_id: 13 }]);
    const forced = managersForm(id, { filter: 'paper', force_booking_overwrite: 'y' });
    expect((await exit('3', forced))['success']).toBe(true);
    expect(await booked(id)).toEqual([]);
  });

  it.each([
    ['without the field', {}],
    ['under its own filter', { filter: 'event' }],
  ])('is not warned %s [B-07]', async (_, more) => {
    const id = await territory();
    await aBooking(world, { id: 100 + id, type: 'event', territories: [id] });
    expect((await exit('3', managersForm(id, more)))['success']).toBe(true);
  });

  it.each([
    [{ territory_ids: '' }, 'Choisis au moins un territoire.'],
    [{ territory_ids: '[]' }, 'Choisis au moins un territoire.'],
    [{ release_date: '' }, 'Champs obligatoire'],
    [{ release_date: '2026-02-29' }, 'Date invalide'],
    [{ release_date: '15/03/2026' }, 'Date invalide'],
    [{ release_date: '2026-03-16' }, 'La date de sortie ne peut pas dépasser aujourd’hui.'],
    [{ user_id: '' }, 'Champs obligatoire'],
    [{ user_id: '999' }, 'Ce proclamateur n’existe pas.'],
    [{ user_id: '21' }, 'Ce proclamateur n’existe pas.'],
    [{ activity_id: '9' }, 'Cette activité n’existe pas.'],
    [{ activity_id: '' }, 'Cette activité n’existe pas.'],
    [
      { exit_and_return: 'y' },
      'La date de rentrée doit être comprise entre la date de sortie et aujourd’hui.',
    ],
    [
      { exit_and_return: 'y', return_date: '2026-03-16' },
      'La date de rentrée doit être comprise entre la date de sortie et aujourd’hui.',
    ],
    [{ exit_and_return: 'y', return_date: '2026-3-1' }, 'Date invalide'],
  ])('is refused %j: %s [REST-41, EXIT-18, RG-03, GEN-20]', async (wrong, message) => {
    const id = await territory();
    expect(await exit('3', managersForm(id, wrong))).toEqual(refusal(message));
    expect(await rows(id)).toEqual([]);
  });

  it('is refused a release before the last return [B-68]', async () => {
    const id = await territory({
      exited: { to: 5, released: '2025-01-01', returned: '2026-03-02', due: '2025-05-01' },
    });
    expect(await exit('3', managersForm(id, { release_date: '2026-03-01' }))).toEqual(
      refusal(
        `La date de sortie ne peut pas précéder la dernière rentrée du territoire T${id} - Rue ${id}.`,
      ),
    );
    expect((await exit('3', managersForm(id, { release_date: '2026-03-02' })))['success']).toBe(
      true,
    );
  });

  it.each([
    '900',
    '999999',
    '-1',
    '0',
    '2147483648',
    'abc',
    '1.5',
    '1; drop table histories',
    '[[1]]',
    '{"a":1}',
    '[1',
  ])(
    'learns that %s does not exist, and no other territory goes out [RG-06, GEN-20]',
    async (id) => {
      const free = await territory();
      expect(await exit('3', managersForm(id))).toEqual(refusal('Ce territoire n’existe pas.'));
      if (/^[-\w.]+$/.test(id)) {
        expect(await exit('3', managersForm(`${free},${id}`))).toEqual(
          refusal('Ce territoire n’existe pas.'),
        );
      }
      expect(await rows(free)).toEqual([]);
      expect(await world.read('select id from histories', 2)).toEqual([]);
    },
  );

  it('may be a site administrator in another congregation, with its people and territories [B-47]', async () => {
    await aTerritory(world, { id: 901, congregation: 2 });
    expect(await exit('site in 2', managersForm(901, { user_id: '5' }))).toEqual(
      refusal('Ce proclamateur n’existe pas.'),
    );
    expect((await exit('site in 2', managersForm(901, { user_id: '21' })))['success']).toBe(true);
    expect(
      await world.read("select login, user_id from event_logs where number_name like 'T901 %'", 2),
    ).toEqual([{ login: 'Rôle numéro 1', user_id: null }]);
  });
});
