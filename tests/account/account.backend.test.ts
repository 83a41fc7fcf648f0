import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { privacyVersion } from '../../backend/parts/consent/privacy-version.ts';
import { aCongregation, aUser, thePassword, type UserFacts } from '../support/builders.ts';
import { refusal, success, told } from '../support/generic-fields.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let people = 0;

beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world);
  await aCongregation(world, { id: 2, name: 'Assemblée Est' });
});
afterAll(() => world.close());

/** A new user, signed in. */
async function somebody(facts: Partial<UserFacts> = {}) {
  const id = (people += 1);
  const login = `DEMO Personne ${id}`;
  await aUser(world, { id, login, ...facts });
  return { id, login, token: await world.signIn(login) };
}

const view = (token: string) => world.call('GET /user/myaccount/view', { token });
const edit = (token: string, form: Record<string, string> = {}) =>
  world.call('POST /user/myaccount/edit', {
    token,
    form: { password: '', email: '', subscription: 'n', rgpd_forget_me: 'n', ...form },
  });
const auth = async (login: string, password: string) =>
  (await world.call('POST /user/auth', { form: { login, password, congregation_id: '1' } })).body;
const eventsOf = (id: number) =>
  world.read(
    `select login, number_name, action, css_class from event_logs where user_id = ${id} order by id`,
  );
const saved = told('Ton compte est enregistré.');
const consent = {
  version: privacyVersion,
  accepted_at: '2026-01-01T08:00:00.000Z',
  accepted_on: '01/01/2026',
};

describe('the account', () => {
  it('shows the reader’s own data and choices [REST-08, ACCT-01, ACCT-02, ACCT-03]', async () => {
    const { token, login } = await somebody({
      email: 'une@example.org',
      subscription: true,
      forgetMe: true,
      role: 4,
    });
    expect(await view(token)).toEqual({
      status: 200,
      body: success({
        login,
        role_description: 'Ancien',
        email: 'une@example.org',
        subscription: true,
        rgpd_forget_me: true,
        privacy_consent: consent,
      }),
    });
  });

  it('without an e-mail shows none [REST-08, B-88]', async () => {
    const { token, login } = await somebody();
    expect((await view(token)).body).toEqual(
      success({
        login,
        role_description: 'Proclamateur',
        email: null,
        subscription: false,
        rgpd_forget_me: false,
        privacy_consent: consent,
      }),
    );
  });

  it('keeps what is saved, the e-mail without the spaces around it [REST-09, ACCT-17, ACCT-18, ACCT-20]', async () => {
    const { token, id, login } = await somebody();
    const form = { email: ' Une.Personne@example.org ', subscription: 'y', rgpd_forget_me: 'y' };
    expect(await edit(token, form)).toEqual({ status: 200, body: saved });
    expect((await view(token)).body).toMatchObject({
      email: 'Une.Personne@example.org',
      subscription: true,
      rgpd_forget_me: true,
    });
    expect(await eventsOf(id)).toEqual([
      { login, number_name: null, action: 'Compte modifié', css_class: '' },
      { login, number_name: null, action: 'Suppression du compte demandée', css_class: '' },
    ]);
  });

  it('loses its e-mail when the field is saved empty [REST-09, ACCT-16]', async () => {
    const { token, id } = await somebody({ email: 'une@example.org' });
    expect((await edit(token)).body).toEqual(saved);
    expect(await world.read(`select email from users where id = ${id}`)).toEqual([{ email: null }]);
  });

  it('saved without a change adds no line to the log [B-81]', async () => {
    const { token, id } = await somebody({ email: 'une@example.org', subscription: true });
    expect((await edit(token, { email: 'une@example.org', subscription: 'y' })).body).toEqual(
      saved,
    );
    expect(await eventsOf(id)).toEqual([]);
  });

  it('still works after its deletion was requested, and the request can be withdrawn [ACCT-09, ACCT-19]', async () => {
    const { token, id, login } = await somebody();
    await edit(token, { rgpd_forget_me: 'y' });
    expect((await auth(login, thePassword)).success).toBe(true);
    await edit(token, { rgpd_forget_me: 'n' });
    expect((await view(token)).body['rgpd_forget_me']).toBe(false);
    expect(await eventsOf(id)).toMatchObject([
      { action: 'Suppression du compte demandée' },
      { action: 'Demande de suppression du compte retirée' },
    ]);
  });

  it('is changed alone: neither another account nor one with the same id in another congregation changes [GEN-20]', async () => {
    const { token, id } = await somebody();
    await aUser(world, { id, congregation: 2, login: 'DEMO Voisin', email: 'voisin@example.org' });
    const other = await somebody({ email: 'autre@example.org' });
    await edit(token, { email: 'une@example.org' });
    expect((await view(other.token)).body['email']).toBe('autre@example.org');
    expect(await world.read(`select email from users where id = ${id}`, 2)).toEqual([
      { email: 'voisin@example.org' },
    ]);
  });

  it('of a site administrator is his own, in whatever congregation he works [B-47]', async () => {
    const { id, login } = await somebody({ role: 1 });
    const elsewhere = await world.signIn(login, 2);
    expect((await edit(elsewhere, { email: 'admin@example.org' })).body).toEqual(saved);
    expect((await view(elsewhere)).body).toMatchObject({
      login,
      role_description: 'Administrateur du site',
      email: 'admin@example.org',
    });
    expect(await world.read('select login from event_logs', 2)).toEqual([]);
    expect(await eventsOf(id)).toMatchObject([{ action: 'Compte modifié' }]);
  });
});

describe('the password', () => {
  it('left empty stays as it was, and so does the session [REST-09, ACCT-12]', async () => {
    const { token, login } = await somebody();
    await edit(token, { email: 'une@example.org' });
    expect((await auth(login, thePassword)).success).toBe(true);
    expect((await view(token)).status).toBe(200);
  });

  it('given replaces the old one and ends every session of the account [REST-09, B-90]', async () => {
    const { token, id, login } = await somebody();
    const onThePhone = await world.signIn(login);
    expect((await edit(token, { password: 'nouveau2026' })).body).toEqual(
      told('Mot de passe modifié\u202F: reconnecte-toi.'),
    );
    expect((await view(token)).status).toBe(401);
    expect((await view(onThePhone)).status).toBe(401);
    expect((await auth(login, thePassword)).success).toBe(false);
    expect((await auth(login, 'nouveau2026')).success).toBe(true);
    expect(await eventsOf(id)).toMatchObject([{ action: 'Mot de passe modifié' }]);
  });

  it('of somebody else stays alive [B-90]', async () => {
    const [one, other] = [await somebody(), await somebody()];
    await edit(one.token, { password: 'nouveau2026' });
    expect((await view(other.token)).status).toBe(200);
  });

  it.each(['abcde1', 'abcde!', 'ABCDe1', 'ééééa é', 'mot de passe 1', ' a1234 '])(
    'may be %j [ACCT-13, ACCT-14, B-58]',
    async (password) => {
      const { token, login } = await somebody();
      expect((await edit(token, { password })).body.success).toBe(true);
      expect((await auth(login, password)).success).toBe(true);
    },
  );

  it.each(['abc1!', 'ABCDEF1', 'abcdef', 'abcde_', '123456', '      '])(
    'may not be %j [REST-09, ACCT-13, ACCT-14, B-58, RG-07]',
    async (password) => {
      const { token, login } = await somebody();
      const form = { password, email: 'une@example.org' };
      expect(await edit(token, form)).toEqual({
        status: 200,
        body: refusal('Mot de passe invalide'),
      });
      expect((await view(token)).body['email']).toBeNull();
      expect((await auth(login, thePassword)).success).toBe(true);
    },
  );

  it('appears neither in the answers nor in the log nor in the database [REST-08, B-81]', async () => {
    const { token, id, login } = await somebody();
    const answer = await edit(token, { password: 'tres-secret-1' });
    const again = String((await auth(login, 'tres-secret-1'))['token']);
    const everything = JSON.stringify([
      answer,
      await view(again),
      await eventsOf(id),
      await world.read(`select * from users where id = ${id}`),
    ]);
    expect(everything).not.toContain('tres-secret-1');
    expect((await view(again)).body).not.toHaveProperty('password');
  });
});

describe('the e-mail', () => {
  it.each([`${'a'.repeat(38)}@example.org`, 'x@y.fr', "o'neil+{t}@sous.domaine.example.org"])(
    'may be %s [ACCT-16]',
    async (email) => {
      const { token } = await somebody();
      expect((await edit(token, { email })).body).toEqual(saved);
      expect((await view(token)).body['email']).toBe(email);
    },
  );

  it.each([
    'x@',
    '@example.org',
    'x@example',
    'x y@example.org',
    'x@example.org, y@example.org',
    `${'a'.repeat(39)}@example.org`,
    'x@example.org\nBcc: y@example.org',
  ])('may not be %j [REST-09, ACCT-16, RG-07]', async (email) => {
    const { token } = await somebody();
    expect((await edit(token, { email })).body).toEqual(refusal('E-mail invalide'));
    expect((await view(token)).body['email']).toBeNull();
  });
});
