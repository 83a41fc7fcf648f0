import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCongregation, aUser, thePassword, type UserFacts } from '../support/builders.ts';
import { refusal, told } from '../support/generic-fields.ts';
import { openWorld, type Form, type World } from '../support/world.ts';

let world: World;
let people = 0;
let minutes = 0;

beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world, { name: 'Monaco' });
});
afterAll(() => world.close());

const pass = (more: number) => {
  minutes += more;
  const at = new Date(Date.UTC(2026, 2, 15, 9, minutes));
  world.clock.set(at.toISOString());
};

/** Somebody whose session is that many minutes old. */
async function somebody(age: number, facts: Partial<UserFacts> = {}) {
  const id = (people += 1);
  const login = `DEMO Personne ${id}`;
  await aUser(world, { id, login, email: 'avant@example.org', ...facts });
  const token = await world.signIn(login);
  pass(age);
  return { id, login, token };
}

const edit = async (token: string, form: Form = {}) =>
  (
    await world.call('POST /user/myaccount/edit', {
      token,
      form: {
        password: '',
        email: 'avant@example.org',
        subscription: 'n',
        rgpd_forget_me: 'n',
        ...form,
      },
    })
  ).body;
const opens = async (login: string, password: string) =>
  (await world.call('POST /user/auth', { form: { login, password, congregation_id: '1' } })).body
    .success;
const rowOf = async (id: number) =>
  (await world.read(`select email, token_version from users where id = ${id}`))[0];
const mailsOf = (id: number) =>
  world.read(`select recipient, kind, subject from mail_outbox where user_id = ${id} order by id`);

const saved = told('Ton compte est enregistré.');
const passwordChanged = told('Mot de passe modifié\u202F: reconnecte-toi.');
const asked = {
  ...refusal(
    'Tu es connecté depuis plus de dix minutes\u202F: donne ton mot de passe actuel pour changer de mot de passe ou d’e-mail.',
  ),
  message_type: 'info',
  present_password_asked: true,
};
const wrong = { ...refusal('Ce n’est pas ton mot de passe actuel.'), present_password_asked: true };
const changes: readonly Form[] = [
  { password: 'tout-neuf-1' },
  { email: 'apres@example.org' },
  { email: '' },
];

describe('a change of password or e-mail', () => {
  it.each(changes)(
    'is made by the documented call alone within ten minutes of the sign-in: %j [OWN-231, REST-09]',
    async (change) => {
      const { token } = await somebody(10);
      expect((await edit(token, change)).success).toBe(true);
    },
  );

  it.each(changes)(
    'asks for the present password in an older session, and changes nothing without it: %j [OWN-231]',
    async (change) => {
      const { token, id, login } = await somebody(11);
      expect(await edit(token, { ...change, subscription: 'y' })).toEqual(asked);
      expect(await rowOf(id)).toEqual({ email: 'avant@example.org', token_version: 0 });
      expect(await opens(login, thePassword)).toBe(true);
      expect(await mailsOf(id)).toEqual([]);
    },
  );

  it('is made with it, and refused with a wrong one [OWN-231]', async () => {
    const { token, id, login } = await somebody(11);
    const change = { email: 'apres@example.org' };
    expect(await edit(token, { ...change, present_password: 'faux-faux-1' })).toEqual(wrong);
    expect(await rowOf(id)).toEqual({ email: 'avant@example.org', token_version: 0 });
    expect(await edit(token, { ...change, present_password: thePassword })).toEqual(saved);
    const password = { ...change, password: 'tout-neuf-1', present_password: thePassword };
    expect(await edit(token, password)).toEqual(passwordChanged);
    expect(await rowOf(id)).toEqual({ email: 'apres@example.org', token_version: 1 });
    expect(await opens(login, 'tout-neuf-1')).toBe(true);
  });

  it('takes the temporary password that one came in with [OWN-231, B-49]', async () => {
    const { token, login } = await somebody(11, { email: 'perdu@example.org' });
    const form = { login, congregation_id: '1', email: 'perdu@example.org' };
    await world.call('POST /user/password/lost', { form });
    const [mail] = await world.read<{ body: string }>(
      `select body from mail_outbox where kind = 'password' order by id desc limit 1`,
    );
    const temporary = /^ {4}(\S+)$/mu.exec(mail?.body ?? '')?.[1] ?? '';
    const change = { email: 'perdu@example.org', password: 'tout-neuf-1' };
    expect(await edit(token, { ...change, present_password: temporary })).toEqual(passwordChanged);
  });

  it('is guessed at no more often than at the sign-in [OWN-231, OWN-39]', async () => {
    const { token, login } = await somebody(11);
    const change = { email: 'apres@example.org', present_password: 'faux-faux-1' };
    for (let time = 0; time < 10; time += 1) expect(await edit(token, change)).toEqual(wrong);
    const right = { ...change, present_password: thePassword };
    const turnedAway = await world.call('POST /user/myaccount/edit', {
      token,
      form: { password: '', subscription: 'n', rgpd_forget_me: 'n', ...right },
    });
    expect(turnedAway.status).toBe(429);
    expect(await opens(login, thePassword)).toBe(false);
  });

  it.each<Form>([{ subscription: 'y' }, { rgpd_forget_me: 'y' }, {}])(
    'is none where both stay as they are: no old session is asked: %j [OWN-231]',
    async (form) => {
      const { token } = await somebody(11 * 60);
      expect(await edit(token, form)).toEqual(saved);
    },
  );
});

describe('the letter to the former address', () => {
  it.each([
    [{ email: 'apres@example.org' }, 'L’adresse e-mail de ton compte'],
    [{ email: '' }, 'L’adresse e-mail de ton compte'],
    [{ password: 'tout-neuf-1' }, 'Le mot de passe de ton compte'],
    [
      { password: 'tout-neuf-1', email: 'apres@example.org' },
      'Le mot de passe et l’adresse e-mail de ton compte',
    ],
  ])('tells of %j [OWN-232]', async (change, words) => {
    const { token, id } = await somebody(0);
    await edit(token, change);
    expect(await mailsOf(id)).toEqual([
      { recipient: 'avant@example.org', kind: 'account', subject: 'Ton compte a été modifié' },
    ]);
    const [mail] = await world.read<{ body: string; html: string }>(
      `select body, html from mail_outbox where user_id = ${id}`,
    );
    expect(mail?.body).toContain(words);
    expect(`${mail?.body}${mail?.html}`).not.toMatch(/apres@|tout-neuf/u);
  });

  it('goes to nobody where there was no address, or neither changed [OWN-232]', async () => {
    const without = await somebody(0, { email: null });
    await edit(without.token, { email: 'apres@example.org', password: 'tout-neuf-1' });
    expect(await mailsOf(without.id)).toEqual([]);
    const same = await somebody(0);
    await edit(same.token, { subscription: 'y' });
    expect(await mailsOf(same.id)).toEqual([]);
  });

  it('goes out when a manager changes them, and says so [OWN-232]', async () => {
    const manager = await somebody(11, { role: 3 });
    const { id, login } = await somebody(0);
    const form = {
      user_id: String(id),
      login,
      role_id: '5',
      password: 'tout-neuf-1',
      email: 'apres@example.org',
    };
    const { body } = await world.call('POST /user/edit', { token: manager.token, form });
    expect(body.success).toBe(true);
    expect(await mailsOf(id)).toMatchObject([{ recipient: 'avant@example.org', kind: 'account' }]);
    const [mail] = await world.read<{ body: string }>(
      `select body from mail_outbox where user_id = ${id}`,
    );
    expect(mail?.body).toContain('par un gestionnaire');
  });
});

describe('one’s own account among the people', () => {
  const own = ({ id, login }: { id: number; login: string }, more: Form) => ({
    user_id: String(id),
    login,
    role_id: '3',
    password: '',
    email: 'avant@example.org',
    ...more,
  });

  it.each(changes)('is no way around the question: %j [OWN-231, REST-35]', async (change) => {
    const manager = await somebody(11, { role: 3 });
    const { body } = await world.call('POST /user/edit', {
      token: manager.token,
      form: own(manager, change),
    });
    expect(body).toEqual(
      refusal(
        'Pour ton propre compte, change de mot de passe ou d’e-mail dans «\u202FMon compte\u202F».',
      ),
    );
    expect(await rowOf(manager.id)).toEqual({ email: 'avant@example.org', token_version: 0 });
  });

  it('is edited as documented in a fresh session, and its name in any [REST-35, UEDT-02]', async () => {
    const manager = await somebody(10, { role: 3 });
    const call = (form: Form) =>
      world.call('POST /user/edit', { token: manager.token, form: own(manager, form) });
    expect((await call({ email: 'apres@example.org' })).body.success).toBe(true);
    pass(20);
    const renamed = { email: 'apres@example.org', login: `${manager.login} Bis` };
    expect((await call(renamed)).body.success).toBe(true);
  });
});
