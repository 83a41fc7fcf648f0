import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { anAssignment, aUser } from '../support/builders.ts';
import { inside, elsewhere, openUnvisitedWorld } from './unvisited-world.ts';

const { world, staff, begin, note, seenBy, onePlace, flagOf } = await openUnvisitedWorld();
beforeEach(begin);
afterAll(() => world.close());

const held = 'Les lieux à ne pas visiter se voient quand le territoire t’est attribué.';

describe('who sees the places', () => {
  it('managers and whoever has the territory at that moment, nobody else [OWN-122]', async () => {
    await note(1);
    const places = [
      {
        place_id: expect.any(Number),
        latitude: 43.7355,
        longitude: 7.422,
        confirmed_on: '2026-03-15',
        to_reconfirm: false,
        version: expect.stringMatching(/^\d+$/),
      },
    ];
    const common = {
      number_name: 'T1 - Rue 1',
      map_link: 'https://plans.example.org/map/token-of-the-map-of-0001',
    };
    expect(await seenBy('3', 1)).toMatchObject({
      ...common,
      can_edit: true,
      can_remove: true,
      places,
    });
    expect(await seenBy('5', 1)).toMatchObject({
      ...common,
      can_edit: false,
      can_remove: false,
      places,
    });
    expect(await seenBy('4', 1)).toMatchObject({ success: false, message: held });
    await aUser(world, { id: 7, login: 'Sans territoire' });
    const other = await world.signIn('Sans territoire');
    const { body } = await world.call('GET /territory/unvisited/{territory_id}', {
      token: other,
      path: { territory_id: 1 },
    });
    expect(body).toMatchObject({ success: false, message: held });
    expect(await seenBy('neighbour', 1)).toMatchObject({
      success: false,
      message: 'Ce territoire n’existe pas.',
    });
  });

  it('with the return its holder sees them no more, and the next holder does [OWN-122]', async () => {
    await note(1);
    await staff.ask('3', 'POST /territory/return', {
      territory_ids: '1',
      return_date: '2026-03-15',
    });
    expect(await seenBy('5', 1)).toMatchObject({ success: false, message: held });
    await anAssignment(world, {
      id: 9,
      territory: 1,
      to: 4,
      released: '2026-03-15',
      due: '2026-07-15',
      outputNumber: 2,
    });
    expect(await seenBy('4', 1)).toMatchObject({ success: true });
  });

  it('the public map, its editor, the global map and the log never show them [OWN-122]', async () => {
    await note(1, { latitude: '43.735577', longitude: '7.421133' });
    const answers = [
      await world.call('GET /map/info/{token}', { path: { token: 'token-of-the-map-of-0001' } }),
      await world.call('GET /map/info/{token}', {
        token: staff.token('3'),
        path: { token: 'token-of-the-map-of-0001' },
      }),
      await world.call('GET /map/edit/territory/{territory_id}', {
        token: staff.token('3'),
        path: { territory_id: 1 },
      }),
      await world.call('GET /map/neighbours/{territory_id}', {
        token: staff.token('3'),
        path: { territory_id: 2 },
      }),
      await world.call('GET /map/global/view', { token: staff.token('3') }),
      await world.call('GET /user/myaccount/export', { token: staff.token('3') }),
      await world.call('GET /user/myaccount/export', { token: staff.token('5') }),
    ];
    const told = JSON.stringify(answers);
    expect(told).not.toContain('43.735577');
    expect(told).not.toContain('7.421133');
    expect(await world.read('select * from event_logs')).not.toEqual([]);
    const logged = JSON.stringify(
      await world.read(
        'select login, number_name, action from event_logs order by id desc limit 1',
      ),
    );
    expect(logged).toBe(
      '[{"login":"Rôle numéro 3","number_name":"T1 - Rue 1","action":"Lieux à ne pas visiter modifiés"}]',
    );
  });

  it('a device keeps them for its holder, and nobody else’s [OWN-122]', async () => {
    await note(1);
    await note(2);
    const filled = await staff.ask('5', 'POST /pocket/fill', { held: '' });
    expect(filled['territories']).toMatchObject([
      { number_name: 'T1 - Rue 1', unvisited: [{ latitude: 43.7355, longitude: 7.422 }] },
    ]);
  });
});

describe('who changes them', () => {
  it('elders and publishers are refused, also what they hold [OWN-122]', async () => {
    const place = await onePlace(1);
    for (const who of ['4', '5'] as const) {
      expect(await note(1, elsewhere, who)).toMatchObject({ success: false });
      expect(await staff.ask(who, 'POST /territory/unvisited/remove', place)).toMatchObject({
        success: false,
      });
      const moved = { ...place, ...elsewhere };
      expect(await staff.ask(who, 'POST /territory/unvisited/move', moved)).toMatchObject({
        success: false,
      });
      const again = await staff.ask(who, 'POST /territory/unvisited/reconfirm', place);
      expect(again).toMatchObject({ success: false });
    }
    expect((await seenBy('3', 1)).places).toHaveLength(1);
  });

  it('another congregation reaches neither territory nor place [OWN-122]', async () => {
    const place = await onePlace(1);
    expect(await note(1, inside, 'neighbour')).toMatchObject({
      success: false,
      message: 'Ce territoire n’existe pas.',
    });
    expect(await staff.ask('neighbour', 'POST /territory/unvisited/remove', place)).toMatchObject({
      success: false,
      message: 'Ce lieu n’est plus noté\u202F: quelqu’un d’autre l’a retiré.',
    });
    expect(await world.read('select id from unvisited_places', 2)).toEqual([]);
  });
});

describe('what is refused', () => {
  const told = async (answer: Promise<Readonly<Record<string, unknown>>>) => {
    const { success, message } = await answer;
    return success === false ? message : null;
  };

  it('a place outside the limits, without limits, or that is no position [OWN-122]', async () => {
    const outside = { latitude: '43.7355', longitude: '7.43' };
    expect(await told(note(1, outside))).toBe('Ce lieu est hors des limites du territoire.');
    expect(await told(note(3))).toBe('Dessine d’abord les limites de ce territoire.');
    for (const bad of ['', 'là-bas', '91', 'NaN', 'Infinity']) {
      expect(await told(note(1, { ...inside, latitude: bad }))).toBe(
        'La position n’a pas pu être lue\u202F: rien n’est enregistré.',
      );
    }
    expect((await seenBy('3', 1)).places).toEqual([]);
    expect(await flagOf(1)).toEqual([{ no_visited: false, typed: null }]);
  });

  it('the same door twice, whoever is second [OWN-122]', async () => {
    const answers = await Promise.all([
      note(1),
      note(1, inside, '2'),
      note(1, { ...inside, latitude: '43.735510' }),
    ]);
    expect(answers.filter(({ success }) => success === true)).toHaveLength(1);
    expect(answers.filter(({ message }) => message === 'Un lieu est déjà noté ici.')).toHaveLength(
      2,
    );
    expect((await seenBy('3', 1)).places).toHaveLength(1);
  });

  it('more than two hundred in one territory [OWN-122]', async () => {
    await world.database.asTenant(1, (db) =>
      db.rows(`insert into unvisited_places (congregation_id, territory_id, latitude, longitude, confirmed_on)
        select current_congregation(), 1, 43.7341 + at * 0.00001, 7.4201 + at % 20 * 0.0001, '2026-03-01'
        from generate_series(1, 200) at`),
    );
    expect(await told(note(1, { latitude: '43.7369', longitude: '7.4239' }))).toBe(
      'Pas plus de 200 lieux par territoire.',
    );
    expect((await seenBy('5', 1)).places).toHaveLength(200);
  });

  it('what somebody else has moved or removed meanwhile [OWN-122]', async () => {
    const place = await onePlace(1);
    const moved = { ...place, ...elsewhere };
    expect(await told(staff.ask('2', 'POST /territory/unvisited/move', moved))).toBe(null);
    for (const [name, form] of [
      ['POST /territory/unvisited/move', { ...place, ...inside }],
      ['POST /territory/unvisited/reconfirm', place],
      ['POST /territory/unvisited/remove', place],
    ] as const) {
      expect(await told(staff.ask('3', name, form))).toBe(
        'Quelqu’un d’autre a changé ce lieu entre-temps\u202F: regarde où il est maintenant.',
      );
    }
    expect((await seenBy('3', 1)).places).toMatchObject([{ latitude: 43.736 }]);
    const [now] = (await seenBy('3', 1)).places;
    const present = { place_id: place.place_id, version: now?.version ?? '' };
    expect(await told(staff.ask('2', 'POST /territory/unvisited/remove', present))).toBe(null);
    expect(await told(staff.ask('3', 'POST /territory/unvisited/remove', present))).toBe(
      'Ce lieu n’est plus noté\u202F: quelqu’un d’autre l’a retiré.',
    );
  });
});
