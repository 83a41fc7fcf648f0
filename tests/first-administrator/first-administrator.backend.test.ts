import { Temporal } from 'temporal-polyfill';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offerCode } from '../../backend/first-administrator/code.ts';
import { openWorld, type World } from '../support/world.ts';

const wrong = 'Ce code n’est pas le bon. Il est écrit là où l’application a démarré.';
const expired = 'Ce code a expiré. Redémarre l’application\u202F: elle en écrit un autre.';
const tooMany = 'Trop de codes essayés, réessaie dans 15 minutes.';
const exists = "Il y a déjà un administrateur du site : il ajoute les suivants dans l'application.";
const who = { congregation: 'Menton', login: 'DUPONT Jean', password: 'tout-premier-1' };

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const offered = async () => (await offerCode(world.database, world.clock.now())) ?? 'no code';
const make = async (code: string, form: object = {}, address = '203.0.113.7') => {
  const { status, body } = await world.call('POST /administrator/first/add', {
    form: { ...who, code, ...form },
    headers: { 'X-Forwarded-For': address },
  });
  return body.success ? { status, said: 'made' } : { status, said: body.message };
};
const said = (sentence: string) => ({ status: 200, said: sentence });
const isWanted = async () =>
  (await world.call('GET /administrator/first/view')).body['wanted'] as boolean;
const kept = () =>
  world.database.asSite((db) => db.rows('select code_hash from first_administrator_codes'));
const later = (duration: { hours?: number; minutes?: number }) =>
  world.clock.set(Temporal.Instant.from('2026-03-15T09:00:00Z').add(duration).toString());

describe('the first administrator, made in a browser', () => {
  it('takes the code of the start, however it is typed, signs in and administers the site [OWN-97]', async () => {
    const code = await offered();
    expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/u);
    expect(await isWanted()).toBe(true);
    expect(await make(` ${code.toUpperCase().replaceAll('-', ' ')}`)).toEqual(said('made'));
    expect(await isWanted()).toBe(false);

    const { body } = await world.call('GET /congregation/select');
    const [menton] = body['congregations'] as readonly { id: number; name: string }[];
    const signedIn = await world.call('POST /user/auth', {
      form: {
        login: 'dupont jean',
        password: who.password,
        congregation_id: String(menton?.id),
      },
    });
    const token = String(signedIn.body['token']);
    expect((await world.call('GET /congregation/list', { token })).body.success).toBe(true);
    const log = await world.read<{ action: string }>('select action from event_logs', menton?.id);
    expect(log).toEqual([{ action: 'Premier administrateur du site créé dans le navigateur' }]);
  });

  it('is made once: afterwards no code is good, none is kept and none is given [OWN-97]', async () => {
    const [first, second] = [await offered(), await offered()];
    expect(await kept()).toHaveLength(2);
    const both = await Promise.all([make(first), make(second, { login: 'MARTIN Luc' })]);
    expect(both.map((answer) => answer.said).toSorted()).toEqual([exists, 'made'].toSorted());
    expect(await make(second)).toEqual(said(exists));
    expect(await kept()).toEqual([]);
    expect(await offered()).toBe('no code');
    expect(await kept()).toEqual([]);
  });

  it('is made by nobody without the code, and no code is kept as it is read [OWN-97]', async () => {
    const code = await offered();
    expect(await make('abcd-efgh-jkmn')).toEqual(said(wrong));
    expect(await make('')).toEqual(said('Champs obligatoire'));
    expect(JSON.stringify(await kept())).not.toContain(code.replaceAll('-', ''));
    expect(await isWanted()).toBe(true);
  });

  it('has a day: then a new start is needed [OWN-97]', async () => {
    const code = await offered();
    later({ hours: 24 });
    expect(await make(code)).toEqual(said(expired));
    expect(await make(await offered())).toEqual(said('made'));
  });

  it('is guessed at ten times in a quarter of an hour from one address, and the owner elsewhere is not held up [OWN-97]', async () => {
    const code = await offered();
    for (let guess = 1; guess <= 10; guess += 1) {
      expect(await make(`guess ${guess}`, {}, '198.51.100.1')).toEqual(said(wrong));
    }
    expect(await make(code, {}, '198.51.100.1')).toEqual({ status: 429, said: tooMany });
    expect(await make('another', {}, '198.51.100.2')).toEqual(said(wrong));
    later({ minutes: 15 });
    expect(await make(code, {}, '198.51.100.1')).toEqual(said('made'));
  });

  it('is told what is wrong with a field, and the code stays good [OWN-97]', async () => {
    const code = await offered();
    for (const [form, sentence] of [
      [{ congregation: ' ' }, 'Champs obligatoire'],
      [{ congregation: 'A#' }, 'Caractère invalide'],
      [{ login: 'LI Bo' }, 'Ce champs doit contenir au moins 6 caractères'],
      [{ login: "O'NEIL Jean" }, 'NOM Prénom invalide'],
      [{ password: '' }, 'Champs obligatoire'],
      [{ password: 'ABCDEF1' }, 'Mot de passe invalide'],
    ] as const) {
      expect(await make(code, form)).toEqual(said(sentence));
    }
    expect(await make(code)).toEqual(said('made'));
  });
});
