import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '../../backend/parts/permissions/permissions.ts';
import { aBooking, aTerritory } from '../support/builders.ts';
import { refusal, success, told } from '../support/generic-fields.ts';
import { aStaff, type Staff } from '../support/staff.ts';
import { openWorld, type Form, type World } from '../support/world.ts';
import { asBefore, contentOf, line, threeBookings } from './three-bookings.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-15T09:00:00Z' });
  staff = await aStaff(world);
  for (const id of [1, 2, 3, 4, 5]) await aTerritory(world, { id });
  await aTerritory(world, { id: 6, exited: { to: 5, released: '2026-03-01', due: '2026-07-01' } });
  await aTerritory(world, { id: 20, congregation: 2 });
  await aBooking(world, { id: 20, congregation: 2, name: 'Au port', territories: [20] });
});
afterAll(() => world.close());

beforeEach(() => threeBookings(world));

const ask = (name: CallName, form: Form = {}) => staff.ask('3', name, form);
const content = () => contentOf(world);
const logged = () =>
  world.read('select number_name, action, css_class from event_logs order by id');

describe('the bookings', () => {
  it('are listed by name with their type [REST-47, BOOK-01, BOOK-02]', async () => {
    expect(await ask('GET /booking/list')).toEqual(
      success({
        bookings: [
          { id: 7, name: 'Au tableau', type: 'paper' },
          { id: 8, name: 'En ligne', type: 'online' },
          { id: 9, name: 'Visite', type: 'event' },
        ],
      }),
    );
    expect(await staff.ask('neighbour', 'GET /booking/list')).toMatchObject({
      bookings: [{ id: 20, name: 'Au port', type: 'paper' }],
    });
  });

  it('are displayed together, and nothing changes [REST-48, BOOK-06, B-38]', async () => {
    expect(await ask('POST /booking/load', { booking_ids: '8,7' })).toEqual(
      success({ selected: [1, 2, 3] }),
    );
    expect(await ask('POST /booking/load', { booking_ids: '[9]' })).toEqual(
      success({ selected: [] }),
    );
    expect(await content()).toEqual(asBefore);
    expect(await logged()).toEqual([]);
  });

  it('are for managers only [BOOK-20, RG-05]', async () => {
    for (const who of ['4', '5'] as const) {
      for (const name of world.builtCalls.filter((it) => it.includes('/booking/'))) {
        expect(
          await staff.ask(who, name, { booking_ids: '7', booking_id: '7', selected: '[4]' }),
        ).toEqual(
          refusal(
            'Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.',
          ),
        );
      }
    }
    expect(await content()).toEqual(asBefore);
  });
});

describe('making a booking', () => {
  const add = (form: Form) =>
    ask('POST /booking/add', {
      booking_type: 'event',
      booking_name: 'Été',
      force_create: 'n',
      selected: '[4,5]',
      ...form,
    });

  it('holds exactly the selected territories, with one line in the log for each [REST-49, BOOK-05, B-81]', async () => {
    expect(await add({ selected: '[5,4]', booking_name: '  Été  ' })).toEqual(
      told('Réservation enregistrée.'),
    );
    expect(await content()).toEqual({ ...asBefore, Été: [4, 5] });
    expect(await logged()).toEqual([line(4, 'Réservé\u202F: Été'), line(5, 'Réservé\u202F: Été')]);
  });

  it.each([
    ['paper', 'Libre service papier'],
    ['online', 'Libre service en ligne'],
  ])('of type %s is called %s by default [B-41]', async (booking_type, name) => {
    await add({ booking_type, booking_name: ' ' });
    expect(Object.keys(await content())).toContain(name);
    expect(await add({ booking_type, booking_name: '', selected: '[1]' })).toEqual(
      refusal('Une réservation porte déjà ce nom.'),
    );
  });

  it('takes an existing name for another type, but not for the same type, whatever the case [B-41]', async () => {
    expect(await add({ booking_name: 'VISITE' })).toEqual(
      refusal('Une réservation porte déjà ce nom.'),
    );
    expect((await add({ booking_type: 'paper', booking_name: 'Visite' }))['success']).toBe(true);
  });

  it('moves the territories of another booking only when forced [BOOK-18, B-07]', async () => {
    const wish = { selected: '[2,3,4]' };
    expect(await add(wish)).toEqual({
      ...refusal(
        'Certains territoires sont déjà réservés\u202F: T2 - Rue 2, T3 - Rue 3. Active «\u202FForcer\u202F» pour les déplacer.',
      ),
      force_create_switch: true,
    });
    expect(await content()).toEqual(asBefore);
    expect((await add({ ...wish, force_create: 'y' }))['success']).toBe(true);
    expect(await content()).toEqual({
      'Au tableau': [1],
      'En ligne': [],
      Visite: [],
      Été: [2, 3, 4],
    });
  });

  it.each([
    [{ selected: '[]' }, 'Coche au moins un territoire.'],
    [{ selected: '' }, 'Coche au moins un territoire.'],
    [{ booking_type: 'poster' }, 'Ce type de réservation n’existe pas.'],
    [{ booking_type: '' }, 'Ce type de réservation n’existe pas.'],
    [{ booking_name: '   ' }, 'Champs obligatoire'],
    [{ booking_name: 'a'.repeat(51) }, 'Ce champs doit contenir 50 caractères maximum'],
    [
      { selected: '[4,6]', force_create: 'y' },
      'Le territoire T6 - Rue 6 est sorti\u202F: il ne peut pas être réservé.',
    ],
    [{ selected: '[4,20]' }, 'Ce territoire n’existe pas.'],
    [{ selected: '[4,-1]' }, 'Ce territoire n’existe pas.'],
    [{ selected: '[2147483648]' }, 'Ce territoire n’existe pas.'],
    [{ selected: '[4,"x"]' }, 'Ce territoire n’existe pas.'],
    [{ selected: '[4' }, 'Ce territoire n’existe pas.'],
    [{ selected: '{"4":5}' }, 'Ce territoire n’existe pas.'],
  ])('is refused %j: %s [REST-49, BOOK-03, BOOK-04, RG-06, GEN-20]', async (wrong, message) => {
    expect(await add(wrong)).toEqual(refusal(message));
    expect(await content()).toEqual(asBefore);
  });

  it.each([...Array.from('\\&~#{}[]%`=|^$<>"'), '\u0000', '\n'])(
    'refuses %j in a name [BOOK-04, GEN-18]',
    async (character) => {
      for (const booking_type of ['event', 'paper']) {
        expect(await add({ booking_type, booking_name: `Été${character}2026` })).toEqual(
          refusal('Caractère invalide'),
        );
      }
    },
  );

  it('takes fifty characters, accents, an apostrophe and emoji [BOOK-04]', async () => {
    const name = `L'été à « Œuvres » n° 1 (…) ; ! ? : / € @ + * 👩`;
    expect((await add({ booking_name: name }))['success']).toBe(true);
    expect(
      (await add({ booking_name: '👩'.repeat(50), selected: '[1]', force_create: 'y' }))['success'],
    ).toBe(true);
  });
});

describe('overwriting a booking', () => {
  const overwrite = (form: Form) =>
    ask('POST /booking/overwrite', {
      booking_id: '7',
      force_booking_overwrite: 'n',
      selected: '[2,4]',
      ...form,
    });

  it('leaves exactly the selection, and logs what was added and removed [REST-50, BOOK-09]', async () => {
    expect(await overwrite({})).toEqual(told('Réservation écrasée.'));
    expect(await content()).toEqual({ ...asBefore, 'Au tableau': [2, 4] });
    expect(await logged()).toEqual(
      [2, 4, 1].map((id) => line(id, 'Réservation écrasée\u202F: Au tableau')),
    );
  });

  it('takes the territories of another booking only when forced [BOOK-18]', async () => {
    expect(await overwrite({ selected: '[1,3]' })).toEqual({
      ...refusal(
        'Certains territoires sont déjà réservés\u202F: T3 - Rue 3. Active «\u202FForcer\u202F» pour les déplacer.',
      ),
      force_booking_overwrite_switch: true,
    });
    expect(await content()).toEqual(asBefore);
    expect((await overwrite({ selected: '[1,3]', force_booking_overwrite: 'y' }))['success']).toBe(
      true,
    );
    expect(await content()).toEqual({ 'Au tableau': [1, 3], 'En ligne': [], Visite: [] });
  });

  it.each([
    [{ booking_id: '20' }, 'Cette réservation n’existe pas.'],
    [{ booking_id: '7,8' }, 'Cette réservation n’existe pas.'],
    [{ booking_id: '' }, 'Cette réservation n’existe pas.'],
    [{ booking_id: '-1' }, 'Cette réservation n’existe pas.'],
    [{ booking_id: '2147483648' }, 'Cette réservation n’existe pas.'],
    [{ selected: '[]' }, 'Coche au moins un territoire.'],
    [{ selected: '[20]' }, 'Ce territoire n’existe pas.'],
    [{ selected: '[6]' }, 'Le territoire T6 - Rue 6 est sorti\u202F: il ne peut pas être réservé.'],
  ])('is refused %j: %s [REST-50, BOOK-07, RG-06, GEN-20]', async (wrong, message) => {
    expect(await overwrite(wrong)).toEqual(refusal(message));
    expect(await content()).toEqual(asBefore);
    expect(await world.read('select booking_id from booking_territories', 2)).toEqual([
      { booking_id: 20 },
    ]);
  });
});

describe('emptying, deleting and merging', () => {
  it('a cleaned booking still exists, without territories [REST-51, BOOK-12]', async () => {
    expect(await ask('POST /booking/clean', { booking_id: '7' })).toEqual(
      told('Réservation vidée.'),
    );
    expect(await content()).toEqual({ ...asBefore, 'Au tableau': [] });
    await ask('POST /booking/clean', { booking_id: '9' });
    expect(await logged()).toEqual([
      line(1, 'Réservation vidée\u202F: Au tableau'),
      line(2, 'Réservation vidée\u202F: Au tableau'),
      line(null, 'Réservation vidée\u202F: Visite'),
    ]);
  });

  it('removed bookings free their territories [REST-52, BOOK-14]', async () => {
    expect(await ask('POST /booking/remove', { booking_ids: '7' })).toEqual(
      told('Réservation supprimée.'),
    );
    expect(await ask('POST /booking/remove', { booking_ids: '8,9' })).toEqual(
      told('Réservations supprimées.'),
    );
    expect(await content()).toEqual({});
    expect(await world.read('select count(*) from territories')).toEqual([{ count: 6 }]);
    expect(await logged()).toEqual([
      line(1, 'Réservation supprimée\u202F: Au tableau', 'row-danger'),
      line(2, 'Réservation supprimée\u202F: Au tableau', 'row-danger'),
      line(3, 'Réservation supprimée\u202F: En ligne', 'row-danger'),
      line(null, 'Réservation supprimée\u202F: Visite', 'row-danger'),
    ]);
  });

  it('merged bookings become one, the chosen one, with its name and type [REST-53, BOOK-17, B-40]', async () => {
    const form = { booking_ids: '7,8,9', booking_id_to_merge: '9' };
    expect(await ask('POST /booking/merge', form)).toEqual(told('Réservations fusionnées.'));
    expect(await content()).toEqual({ Visite: [1, 2, 3] });
    expect(await world.read('select id, type from bookings')).toEqual([{ id: 9, type: 'event' }]);
    expect(await logged()).toEqual(
      [1, 2, 3].map((id) => line(id, 'Réservation fusionnée\u202F: Visite')),
    );
  });

  it.each([
    ['POST /booking/clean', { booking_id: '20' }],
    ['POST /booking/clean', { booking_id: 'abc' }],
    ['POST /booking/remove', { booking_ids: '7,20' }],
    ['POST /booking/remove', { booking_ids: '7,-1' }],
    ['POST /booking/remove', { booking_ids: '2147483648' }],
    ['POST /booking/load', { booking_ids: '7,20' }],
    ['POST /booking/load', { booking_ids: 'abc' }],
    ['POST /booking/merge', { booking_ids: '7,20', booking_id_to_merge: '7' }],
  ] as const)('%s of %j finds no such booking [RG-06, GEN-20]', async (name, form) => {
    expect(await ask(name, form)).toEqual(refusal('Cette réservation n’existe pas.'));
    expect(await content()).toEqual(asBefore);
  });

  it.each([
    ['POST /booking/load', { booking_ids: '' }, 'Choisis au moins une réservation.'],
    ['POST /booking/remove', { booking_ids: '[]' }, 'Choisis au moins une réservation.'],
    [
      'POST /booking/merge',
      { booking_ids: '7', booking_id_to_merge: '7' },
      'Choisis la réservation à conserver.',
    ],
    [
      'POST /booking/merge',
      { booking_ids: '7,7', booking_id_to_merge: '7' },
      'Choisis la réservation à conserver.',
    ],
    [
      'POST /booking/merge',
      { booking_ids: '7,8', booking_id_to_merge: '9' },
      'Choisis la réservation à conserver.',
    ],
    ['POST /booking/merge', { booking_ids: '7,8' }, 'Choisis la réservation à conserver.'],
  ] as const)('%s of %j: %s [BOOK-10, BOOK-15, B-40]', async (name, form, message) => {
    expect(await ask(name, form)).toEqual(refusal(message));
    expect(await content()).toEqual(asBefore);
  });
});
