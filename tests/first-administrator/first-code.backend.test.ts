import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFirstAdministrator } from '../../backend/first-administrator/first-administrator.ts';
import { offerFirstCode } from '../../backend/first-administrator/first-code.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const wish = {
  congregation: 'Menton',
  login: 'DUPONT Jean',
  email: 'jean@example.org',
  password: 'tout-premier-1',
};
const give = async (code: string, more: Partial<typeof wish> = {}) =>
  world.call('POST /site/firstadministrator', { form: { code, ...wish, ...more } });
const offered = async () => (await offerFirstCode(world.database, world.clock.now())) ?? '';
const kept = () =>
  world.database.asSite((db) =>
    db.rows<{ code_hash: Buffer }>('select code_hash from first_administrator_code'),
  );
const congregations = async () =>
  (await world.call('GET /congregation/select')).body['congregations'] as readonly {
    id: number;
    name: string;
  }[];
const wrong = {
  success: false,
  message_type: 'error',
  message:
    'Ce code n’est pas, ou n’est plus, celui du site. Le programme en écrit un nouveau à chaque démarrage, tant que le site est vide.',
};

describe('the code of an empty site [OWN-97]', () => {
  it('makes the first administrator and congregation, once, in whatever way it is typed', async () => {
    const code = await offered();
    expect(code).toMatch(/^(?:[A-HJ-NP-RT-Z2-46-9]{4}-){3}[A-HJ-NP-RT-Z2-46-9]{4}$/u);
    const { body } = await give(` ${code.toLowerCase().replaceAll('-', ' ')}`);
    expect(body).toMatchObject({ success: true });
    const [menton] = await congregations();
    expect(menton?.name).toBe('Menton');
    const signedIn = await world.call('POST /user/auth', {
      form: { login: wish.login, password: wish.password, congregation_id: String(menton?.id) },
    });
    expect(signedIn.body).toMatchObject({ success: true, rgpd_privacy: false });
    expect(await world.read('select email from users', menton?.id)).toEqual([
      { email: 'jean@example.org' },
    ]);
    const token = String(signedIn.body['token']);
    expect((await world.call('GET /congregation/list', { token })).body.success).toBe(true);

    expect((await give(code, { congregation: 'Autre' })).body).toMatchObject(wrong);
    expect(await congregations()).toEqual([menton]);
    expect(await kept()).toEqual([]);
  });

  it('is kept as a hash alone, and the one of the next start replaces it', async () => {
    const first = await offered();
    const [row] = await kept();
    expect(row?.code_hash).toHaveLength(32);
    expect(row?.code_hash.toString('latin1')).not.toContain(first);
    const second = await offered();
    expect(await kept()).toHaveLength(1);
    expect((await give(first)).body).toMatchObject(wrong);
    expect((await give(second)).body).toMatchObject({ success: true });
  });

  it('ends with a first administrator made by the command, and none is offered any more', async () => {
    const code = await offered();
    expect(await makeFirstAdministrator(world.database, wish)).toBe('made');
    expect(await kept()).toEqual([]);
    expect((await give(code)).body).toMatchObject(wrong);
    expect(await offerFirstCode(world.database, world.clock.now())).toBeNull();
    expect(await kept()).toEqual([]);
  });

  it('opens nothing once there is a congregation, with an administrator or not', async () => {
    const code = await offered();
    await world.database.asSite((db) => db.rows("insert into congregations (name) values ('A')"));
    expect((await give(code)).body).toMatchObject(wrong);
    expect(await offerFirstCode(world.database, world.clock.now())).toBeNull();
  });

  it('two who use it at once make one administrator', async () => {
    const code = await offered();
    const answers = await Promise.all([
      give(code),
      give(code, { congregation: 'Autre', login: 'AUTRE Jean' }),
    ]);
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(await congregations()).toHaveLength(1);
  });

  it.each([
    ['congregation', { congregation: 'A#' }, 'Caractère invalide'],
    ['congregation', { congregation: ' ' }, 'Champs obligatoire'],
    ['login', { login: "O'NEIL Jean" }, 'NOM Prénom invalide'],
    ['password', { password: 'ABCDEF1' }, 'Mot de passe invalide'],
    ['password', { password: '' }, 'Champs obligatoire'],
  ])('a wrong %s is said, and the code still serves', async (_, more, message) => {
    const code = await offered();
    expect((await give(code, more)).body).toMatchObject({ success: false, message });
    expect(await congregations()).toEqual([]);
    expect((await give(code)).body).toMatchObject({ success: true });
  });

  it('after thirty wrong ones of an address more are refused for fifteen minutes, the right one is not [OWN-215]', async () => {
    const code = await offered();
    for (let guess = 0; guess < 30; guess += 1)
      expect((await give(`WRONG-${guess}`)).body).toMatchObject(wrong);
    const refused = await give('WRONG-30');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      success: false,
      message: 'Trop de tentatives\u202F: réessaie dans quelques minutes.',
    });
    expect((await give(code)).body).toMatchObject({ success: true });
  });
});
