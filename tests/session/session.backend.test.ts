import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCongregation, aUser, thePassword } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world, { id: 1, name: 'Monaco' });
  await aCongregation(world, { id: 2, name: 'Beausoleil' });
  await aUser(world, { id: 1, login: 'HÉLÈNE Dupont', role: 5 });
  await aUser(world, { id: 2, login: 'DEMO Nouveau', role: 5, acceptedPrivacy: false });
  await aUser(world, { id: 3, login: 'DEMO Administrateur', role: 1 });
});
afterAll(() => world.close());

const incorrect = refusal(
  'Le nom, le mot de passe ou l’assemblée ne correspond pas. Vérifie-les, puis réessaie.',
);
const tooMany = refusal(
  'Trop de tentatives\u202F: réessaie dans quelques minutes. Le mot de passe reçu par «\u202FMot de passe oublié\u202F» ouvre tout de suite.',
);

let addresses = 0;
/** A new address for each caller, as attempts are counted by address. */
const someAddress = () => `192.0.2.${(addresses += 1)}`;

const auth = (form: Record<string, string> = {}, address = someAddress()) =>
  world.call('POST /user/auth', {
    form: { login: 'HÉLÈNE Dupont', password: thePassword, congregation_id: '1', ...form },
    headers: { 'X-Forwarded-For': address },
  });

describe('the congregations', () => {
  it('are listed without a token, in the order of a French dictionary [REST-01, LOGIN-04, LOGIN-11, B-108]', async () => {
    await aCongregation(world, { id: 3, name: 'Èze' });
    await aCongregation(world, { id: 4, name: 'Fréjus' });
    await aCongregation(world, { id: 5, name: 'eden' });
    expect(await world.call('GET /congregation/select')).toEqual({
      status: 200,
      body: success({
        congregations: [
          { id: 2, name: 'Beausoleil' },
          { id: 5, name: 'eden' },
          { id: 3, name: 'Èze' },
          { id: 4, name: 'Fréjus' },
          { id: 1, name: 'Monaco' },
        ],
        mails_kept: true,
      }),
    });
  });
});

describe('signing in', () => {
  it('gives a token and says that the privacy rules are accepted [REST-02, LOGIN-16, LOGIN-18]', async () => {
    const { status, body } = await auth();
    expect(status).toBe(200);
    expect(body).toEqual(
      success({ token: expect.any(String), rgpd_privacy: true, device_mark: expect.any(String) }),
    );
    const menu = await world.call('GET /user/menu', { token: String(body['token']) });
    expect(menu.body.success).toBe(true);
  });

  it('says that the privacy rules are still to be accepted [LOGIN-19, REST-02]', async () => {
    const { body } = await auth({ login: 'DEMO Nouveau' });
    expect(body).toEqual(
      success({ token: expect.any(String), rgpd_privacy: false, device_mark: expect.any(String) }),
    );
  });

  it.each(['hélène dupont', 'HÉLÈNE DUPONT', '  Hélène Dupont  '])(
    'accepts the login %j in any case and with spaces around it [B-51, REST-02]',
    async (login) => {
      expect((await auth({ login })).body.success).toBe(true);
    },
  );

  it.each([
    ['a wrong password', { password: 'demo2027' }],
    ['a password in another case', { password: 'DEMO2026' }],
    ['a password with a space after it', { password: 'demo2026 ' }],
    ['an unknown login', { login: 'Personne Inconnue' }],
    ['a login with a wildcard', { login: 'HÉLÈNE%' }],
    ['the congregation next door', { congregation_id: '2' }],
    ['a congregation that does not exist', { congregation_id: '99' }],
    ['a congregation that is no number', { congregation_id: 'abc' }],
    ['a congregation beyond all numbers', { congregation_id: '2147483648' }],
    ['a congregation below all numbers', { congregation_id: '-1' }],
  ])('is refused with the same words for %s [REST-02, LOGIN-22, RG-03, B-51]', async (_, form) => {
    expect(await auth(form)).toEqual({ status: 200, body: incorrect });
  });

  it.each([
    ['no login', { login: '' }, 'Champs obligatoire'],
    ['a blank login', { login: '      ' }, 'Champs obligatoire'],
    [
      'a login of five characters',
      { login: 'Abcde' },
      'Ce champs doit contenir au moins 6 caractères',
    ],
    ['no password', { password: '' }, 'Champs obligatoire'],
    ['no congregation', { congregation_id: '' }, 'Champs obligatoire'],
  ])(
    'is refused with the sentence of the form for %s [LOGIN-12, LOGIN-13, LOGIN-14, LOGIN-15, RG-07]',
    async (_, form, message) => {
      expect((await auth(form)).body).toEqual(refusal(message));
    },
  );
});

describe('too many attempts', () => {
  beforeEach(() =>
    world.database.asTenant(1, async (db) => {
      await db.rows('delete from sign_in_attempts');
    }),
  );

  const tenWrong = async (address: string) => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await auth({ password: 'faux-faux-1' }, address)).body).toEqual(incorrect);
    }
  };

  it('block even the right password for a quarter of an hour [REST-02, AUTH]', async () => {
    const here = someAddress();
    await tenWrong(here);
    expect((await auth({}, here)).body).toEqual(tooMany);
    expect((await auth({ login: ' hélène DUPONT' }, here)).body).toEqual(tooMany);
    world.clock.set('2026-03-15T09:14:59Z');
    expect((await auth({}, here)).body).toEqual(tooMany);
    world.clock.set('2026-03-15T09:15:00Z');
    expect((await auth({}, here)).body.success).toBe(true);
    world.clock.set('2026-03-15T09:00:00Z');
  });

  it('are counted by person and by address: nobody else is blocked [AUTH]', async () => {
    const here = someAddress();
    await tenWrong(here);
    expect((await auth({}, someAddress())).body.success).toBe(true);
    expect((await auth({ login: 'DEMO Nouveau' }, here)).body.success).toBe(true);
  });

  it('are forgotten after a success [AUTH]', async () => {
    const here = someAddress();
    for (let attempt = 0; attempt < 9; attempt += 1) await auth({ password: 'faux-faux-1' }, here);
    expect((await auth({}, here)).body.success).toBe(true);
    await tenWrong(here);
  });

  it('are counted before the password is checked: simultaneous guesses count too [AUTH]', async () => {
    const here = someAddress();
    const guesses = await Promise.all(
      Array.from({ length: 25 }, (_, at) => auth({ password: `deviné-${at}` }, here)),
    );
    const answered = (message: string) =>
      guesses.filter(({ body }) => body.message === message).length;
    expect([answered(incorrect.message), answered(tooMany.message)]).toEqual([10, 15]);
  });

  it('on a site administrator count in whatever congregation they are made [B-47, AUTH]', async () => {
    const here = someAddress();
    const login = 'DEMO Administrateur';
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const congregation_id = String(1 + (attempt % 2));
      await auth({ login, password: 'faux-faux-1', congregation_id }, here);
    }
    expect((await auth({ login }, here)).body).toEqual(tooMany);
    expect((await auth({ login, congregation_id: '2' }, here)).body).toEqual(tooMany);
  });

  it('of one person are deleted without waiting for those of others [AUTH]', async () => {
    await world.database.asTenant(1, (db) =>
      db.rows("insert into sign_in_attempts values (1, 'ended', 1, '2026-01-01T00:00:00Z')"),
    );
    await world.database.asTenant(1, async (sweep) => {
      await sweep.rows("select from sign_in_attempts where subject = 'ended' for update");
      expect((await auth()).body.success).toBe(true);
    });
  });

  it('store neither the name nor the address in the database [AUTH]', async () => {
    await world.database.asTenant(1, (db) => db.rows('delete from sign_in_attempts'));
    await auth({ password: 'faux-faux-1' });
    expect(await world.read('select attempts, subject from sign_in_attempts')).toEqual([
      { attempts: 1, subject: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { attempts: 1, subject: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { attempts: 1, subject: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { attempts: 1, subject: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });
});

describe('a site administrator', () => {
  it('signs in to another congregation and works there [B-47, LOGIN-22]', async () => {
    const token = await world.signIn('DEMO Administrateur', 2);
    const { body } = await world.call('GET /user/menu', { token });
    expect(body).toMatchObject({
      success: true,
      congregation_name: 'Beausoleil',
      login: 'DEMO Administrateur',
      rgpd_privacy: true,
    });
  });

  it('is refused in a congregation that does not exist [B-47]', async () => {
    expect((await auth({ login: 'DEMO Administrateur', congregation_id: '99' })).body).toEqual(
      incorrect,
    );
  });

  it('is not confused with a local person of the same name [B-47, B-51]', async () => {
    await aCongregation(world, { id: 6, name: 'La Turbie' });
    await aUser(world, { id: 9, congregation: 6, login: 'DEMO Administrateur', role: 5 });
    const token = await world.signIn('DEMO Administrateur', 6);
    const { body } = await world.call('GET /user/myaccount/view', { token });
    expect(body['role_description']).toBe('Proclamateur');
  });

  it('is signed out when the other congregation is removed [B-47]', async () => {
    await aCongregation(world, { id: 7, name: 'Peille' });
    const token = await world.signIn('DEMO Administrateur', 7);
    await world.database.asSite((db) => db.rows('delete from congregations where id = 7'));
    expect((await world.call('GET /user/menu', { token })).status).toBe(401);
  });

  it('loses access to the other congregation as soon as the role is taken away [B-47, RG-05]', async () => {
    const token = await world.signIn('DEMO Administrateur', 2);
    await world.database.asTenant(1, (db) => db.rows('update users set role_id = 2 where id = 3'));
    expect(await world.call('GET /user/menu', { token })).toEqual({
      status: 401,
      body: refusal('Ta session a expiré\u202F: reconnecte-toi.'),
    });
    const form = { login: 'DEMO Administrateur', congregation_id: '2' };
    expect((await auth(form)).body).toEqual(incorrect);
  });
});
