import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aTerritory } from '../support/builders.ts';
import { openExitedDesk, today } from './exited-desk.ts';

const { world, token, rows, reprieve, stored, logged } = await openExitedDesk();

afterAll(() => world.close());
beforeEach(() => world.clock.set(today));

describe('granting a reprieve', () => {
  it('adds a month to the stored date and logs it; the list and the holder see the new date [REST-15, EXD-07, EXD-08, EXD-09, EXD-10, B-81]', async () => {
    await aTerritory(world, {
      id: 40,
      name: 'Rue Plati',
      exited: { to: 5, released: '2025-09-30', due: '2026-01-31' },
    });
    expect(await reprieve('3', 40, 40)).toEqual({
      status: 200,
      body: {
        success: true,
        message: null,
        message_type: null,
        snackbar: true,
        snackbar_text: 'Sursis d’un mois ajouté.',
        snackbar_color: 'success',
        snackbar_timeout: 4000,
      },
    });
    expect(await stored(1, 40)).toEqual({ due: '2026-02-28', months: 1 });
    expect(await logged()).toEqual([
      {
        login: 'Rôle numéro 3',
        user_id: 3,
        number_name: 'T40 - Rue Plati',
        action: 'Sursis d’un mois\u202F: Rôle numéro 5',
        css_class: '',
      },
    ]);
    const shown = (await rows('3')).find(({ number_name }) => number_name === 'T40 - Rue Plati');
    expect(shown?.return_date).toBe('2026-02-28');
    const { body } = await world.call('GET /territory/myexited', { token: token['5']! });
    expect(
      (body['territories'] as { number_name: string; theoretical_return_date: string }[]).find(
        ({ number_name }) => number_name === 'T40 - Rue Plati',
      )?.theoretical_return_date,
    ).toBe('2026-02-28');
  });

  it('adds another month each time [B-19]', async () => {
    await aTerritory(world, {
      id: 41,
      exited: { to: 5, released: '2025-09-30', due: '2026-01-31' },
    });
    await reprieve('2', 41, 41);
    await reprieve('1', 41, 41);
    expect(await stored(1, 41)).toEqual({ due: '2026-03-28', months: 2 });
  });

  it('is possible on any day, for assignments due later too [B-19]', async () => {
    await aTerritory(world, {
      id: 42,
      exited: { to: 5, released: '2026-03-01', due: '2026-07-01' },
    });
    expect((await reprieve('3', 42, 42)).body.success).toBe(true);
    expect(await stored(1, 42)).toEqual({ due: '2026-08-01', months: 1 });
  });

  it('twenty times at once loses none: twenty months and twenty lines in the log [REST-15]', async () => {
    await aTerritory(world, {
      id: 43,
      exited: { to: 5, released: '2026-01-10', due: '2026-05-10' },
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => reprieve('3', 43, 43)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(20);
    expect(await stored(1, 43)).toEqual({ due: '2028-01-10', months: 20 });
    const lines = (await logged()).filter(({ number_name }) => number_name === 'T43 - Rue 43');
    expect(lines).toHaveLength(20);
  });

  it('is refused once the territory is back, and changes nothing [REST-15]', async () => {
    await aTerritory(world, {
      id: 44,
      exited: { to: 5, released: '2025-01-23', returned: '2025-03-23', due: '2025-05-23' },
    });
    const before = await logged();
    expect((await reprieve('3', 44, 44)).body).toMatchObject({
      success: false,
      message: 'Ce territoire est déjà rentré.',
      message_type: 'error',
    });
    expect(await stored(1, 44)).toEqual({ due: '2025-05-23', months: 0 });
    expect(await logged()).toEqual(before);
  });

  it.each([
    ['an entry of another territory', 3, 2],
    ['text', 'abc', 'def'],
    ['nothing', '', ''],
    ['zero', 0, 0],
    ['a negative number', -1, -1],
    ['a number beyond every id', 2 ** 31, 2 ** 31],
    ['a very long number', '9'.repeat(400), '9'.repeat(400)],
    ['a fraction', '2.0', '2.0'],
    ['an id that nothing has', 999_999, 999_999],
    ['a hostile text', '2; drop table histories; --', '2'],
    ['a nul byte', '2\u0000', '2'],
    ['an entry of another congregation', 6, 6],
  ])(
    'is refused for %s, never with a server error [RG-06, GEN-20, REST-15]',
    async (_, territory, history) => {
      const before = await stored(1, 2);
      expect(await reprieve('3', territory, history)).toMatchObject({
        status: 200,
        body: { success: false, message: 'Cette attribution n’existe pas.', message_type: 'error' },
      });
      expect(await stored(1, 2)).toEqual(before);
      expect(await stored(2, 6)).toEqual({ due: '2026-03-23', months: 0 });
    },
  );

  it('uses the last value of a field sent twice [B-20]', async () => {
    await aTerritory(world, {
      id: 45,
      exited: { to: 5, released: '2026-01-10', due: '2026-05-10' },
    });
    const { body } = await world.call('POST /history/reprieve', {
      token: token['3']!,
      form: { territory_id: ['2', '45'], history_id: ['2', '45'] },
    });
    expect(body.success).toBe(true);
    expect(await stored(1, 45)).toEqual({ due: '2026-06-10', months: 1 });
  });

  it('is not for elders, publishers or strangers [RG-04, RG-05, B-04]', async () => {
    const before = await stored(1, 3);
    for (const role of ['4', '5']) {
      expect((await reprieve(role, 3, 3)).body).toMatchObject({
        success: false,
        message: 'Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.',
      });
    }
    const stranger = await world.call('POST /history/reprieve', {
      form: { territory_id: '3', history_id: '3' },
    });
    expect([stranger.status, stranger.body.success]).toEqual([401, false]);
    expect(await stored(1, 3)).toEqual(before);
  });

  it('by a site administrator in another congregation is logged there under his name [B-47, B-81]', async () => {
    expect((await reprieve('site in 2', 6, 6)).body.success).toBe(true);
    expect(await logged(2)).toEqual([
      {
        login: 'Rôle numéro 1',
        user_id: null,
        number_name: 'T6 - Rue 6',
        action: 'Sursis d’un mois\u202F: Voisin Port',
        css_class: '',
      },
    ]);
  });
});
