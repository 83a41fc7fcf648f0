import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aMap, aTerritory } from '../support/builders.ts';
import { set } from '../support/staff.ts';
import { openUnvisitedWorld } from './unvisited-world.ts';

const { world, staff, begin, note, seenBy, onePlace, flagOf } = await openUnvisitedWorld();
beforeEach(begin);
afterAll(() => world.close());

describe('the documented flag', () => {
  it('follows the places, and is as it was typed without them [OWN-122]', async () => {
    const place = await onePlace(1);
    expect(await flagOf(1)).toEqual([{ no_visited: true, typed: false }]);
    await staff.ask('3', 'POST /territory/unvisited/remove', place);
    expect(await flagOf(1)).toEqual([{ no_visited: false, typed: null }]);

    await aTerritory(world, { id: 8, noVisited: true });
    await aMap(world, { territory: 8 });
    const other = await onePlace(8);
    expect(await flagOf(8)).toEqual([{ no_visited: true, typed: true }]);
    await staff.ask('3', 'POST /territory/unvisited/remove', other);
    expect(await flagOf(8)).toEqual([{ no_visited: true, typed: null }]);
  });

  it('cannot be typed away while there are places, and a save elsewhere is told of it [OWN-122]', async () => {
    await note(1);
    const form = {
      territory_id: '1',
      name: 'Rue 1',
      type_id: '1',
      gate: '',
      no_visited: 'n',
      note: '',
    };
    const saved = await staff.ask('3', 'POST /territory/setting/edit', form);
    expect(saved).toMatchObject({ success: true });
    expect(await flagOf(1)).toEqual([{ no_visited: true, typed: false }]);
    const { body } = await world.call('GET /territory/setting/view/{territory_id}', {
      token: staff.token('3'),
      path: { territory_id: 1 },
    });
    expect(body).toMatchObject({ no_visited: true, no_visited_follows: true, version: 2 });
    const late = { ...form, name: 'Rue Une', version: '1' };
    expect(await staff.ask('2', 'POST /territory/setting/edit', late)).toMatchObject({
      success: false,
      overwrite_switch: true,
    });
  });

  it('goes with the territory, and its places too [OWN-122]', async () => {
    await note(2);
    await staff.ask('3', 'POST /territory/remove', { territory_id: '2' });
    expect(await world.read('select id from unvisited_places')).toEqual([]);
  });
});

describe('after the years that a congregation chooses', () => {
  it('a place is to be confirmed again, which sets its day anew [OWN-123]', async () => {
    const place = await onePlace(1);
    await world.database.asTenant(1, (db) =>
      db.rows(`update unvisited_places set confirmed_on = '2023-03-15'`),
    );
    expect((await seenBy('5', 1)).places).toMatchObject([{ to_reconfirm: true }]);
    await set(world, 'unvisited_reconfirm_years = 5');
    expect((await seenBy('5', 1)).places).toMatchObject([{ to_reconfirm: false }]);
    await set(world, 'unvisited_reconfirm_years = 2');
    const [{ version } = { version: '' }] = (await seenBy('3', 1)).places;
    const answer = await staff.ask('3', 'POST /territory/unvisited/reconfirm', {
      ...place,
      version,
    });
    expect(answer).toMatchObject({
      success: true,
      snackbar_text: 'Lieu confirmé à la date d’aujourd’hui.',
    });
    expect((await seenBy('5', 1)).places).toMatchObject([
      { to_reconfirm: false, confirmed_on: '2026-03-15' },
    ]);
  });

  it('three years at first; others than those offered are refused [OWN-123]', async () => {
    const { body } = await world.call('GET /congregation/setting/view', {
      token: staff.token('3'),
    });
    expect(body['unvisited_reconfirm_years']).toBe(3);
    const form = Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
    const save = (years: string) =>
      staff.ask('3', 'POST /congregation/setting/edit', {
        ...form,
        activity_ids: '',
        version: '',
        unvisited_reconfirm_years: years,
      });
    expect(await save('4')).toMatchObject({ success: false, message: 'Cette durée n’existe pas.' });
    expect(await save('5')).toMatchObject({ success: true });
    expect(
      await world.read('select unvisited_reconfirm_years as years from congregation_settings'),
    ).toEqual([{ years: 5 }]);
    expect(await save('')).toMatchObject({ success: true });
    expect(
      await world.read('select unvisited_reconfirm_years as years from congregation_settings'),
    ).toEqual([{ years: 5 }]);
  });
});
