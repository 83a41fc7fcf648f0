import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { menu, nothingMine } from '../support/dom/answers.ts';
import { visit } from '../support/dom/visit.ts';
import { signal } from '../support/signal.ts';

const required = 'Champs obligatoire';
const tooShort = 'Ce champs doit contenir au moins 6 caractères';
const Congregations = {
  congregations: [
    { id: '2', name: 'Beausoleil' },
    { id: '1', name: 'Monaco' },
  ],
};
const stored = () => Object.fromEntries(Object.entries(sessionStorage));

async function open(answers: Parameters<typeof visit>[1]['answers'] = {}) {
  const visitor = await visit('/login', { token: null, answers: { Congregations, ...answers } });
  await screen.findByRole('heading', { name: 'Connexion' });
  const { user } = visitor;
  const form = {
    login: screen.getByLabelText<HTMLInputElement>('Nom Prénom'),
    password: screen.getByLabelText<HTMLInputElement>('Mot de passe'),
    congregation: screen.getByRole<HTMLInputElement>('combobox', { name: 'Assemblée' }),
    validate: screen.getByRole<HTMLButtonElement>('button', { name: 'Valider' }),
  };
  const fill = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  const choose = async (name: string) => {
    await fill(form.congregation, name.slice(0, 4));
    await user.click(await screen.findByRole('option', { name }));
  };
  const enter = async () => {
    await fill(form.login, 'DEMO Proclamateur');
    await fill(form.password, 'demo2026');
    await choose('Monaco');
  };
  return { ...visitor, ...form, fill, choose, enter };
}

it('the password is hidden until it is asked to be seen [LOGIN-03]', async () => {
  const { user, password } = await open();
  await user.type(password, 'secret');
  expect(password.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Afficher la saisie' }));
  expect(password.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Masquer la saisie' }));
  expect(password.type).toBe('password');
});

it('typing filters the congregations, and one is chosen [LOGIN-04, LOGIN-05]', async () => {
  const { user, congregation, fill } = await open();
  const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);
  await user.click(congregation);
  await waitFor(() => expect(offered()).toEqual(['Beausoleil', 'Monaco']));
  await fill(congregation, 'BEAU');
  expect(offered()).toEqual(['Beausoleil']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(congregation.value).toBe('Beausoleil');
  await fill(congregation, 'zzzz');
  expect(screen.getByText('Aucune donnée')).toBeTruthy();
  await user.tab();
  expect(congregation.value).toBe('');
});

it('a congregation typed before the list has come is chosen when it comes [LOGIN-04]', async () => {
  const list = signal();
  const { user, congregation, fill, calls } = await open({
    Congregations: () => list.promise.then(() => Congregations),
  });
  await fill(congregation, 'monaco');
  await user.tab();
  expect(calls('Congregations')).toHaveLength(1);
  list.resolve();
  await waitFor(() => expect(congregation.value).toBe('Monaco'));
});

it('each field says what it lacks, and the button waits for all three [LOGIN-06, LOGIN-12…15]', async () => {
  const { user, login, password, congregation, validate, fill, choose } = await open();
  await user.click(login);
  await user.click(password);
  expect(screen.getAllByText(required)).toHaveLength(1);
  await fill(login, 'Abcde');
  expect(screen.getByText(tooShort)).toBeTruthy();
  await fill(login, 'Abcdef');
  expect(screen.queryByText(tooShort)).toBe(null);
  expect(validate.disabled).toBe(true);
  await fill(password, 'x');
  await user.clear(password);
  expect(screen.getAllByText(required)).toHaveLength(1);
  await fill(password, 'x');
  expect(validate.disabled).toBe(true);
  await user.click(congregation);
  await user.click(login);
  expect(screen.getAllByText(required)).toHaveLength(1);
  await choose('Monaco');
  expect(screen.queryByText(required)).toBe(null);
  expect(validate.disabled).toBe(false);
});

it('Enter sends a valid form once, and nothing before [LOGIN-07, LOGIN-16]', async () => {
  const { user, login, password, fill, choose, calls, address } = await open({
    ...menu(),
    ...nothingMine,
    SignIn: { signIn: { __typename: 'SignedIn', token: 'a.token.b', rgpdPrivacy: true } },
  });
  await fill(login, 'DEMO Proclamateur');
  await user.keyboard('{Enter}');
  await fill(password, 'demo2026');
  await user.keyboard('{Enter}');
  expect(calls('SignIn')).toEqual([]);
  await choose('Monaco');
  await user.click(password);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/t-my-exited'));
  expect(calls('SignIn')).toEqual([
    { login: 'DEMO Proclamateur', password: 'demo2026', congregationId: '1' },
  ]);
});

it('opening the screen empties the session storage [LOGIN-10]', async () => {
  for (const key of ['jwt', 'map_last_coordinates', 'foo']) sessionStorage.setItem(key, '"x"');
  await open();
  await waitFor(() => expect(stored()).toEqual({}));
});

it('after a bad answer the form waits for a change [LOGIN-20]', async () => {
  const { user, password, validate, enter } = await open({
    SignIn: { errors: [{ message: 'x', extensions: { code: 'BACKEND_BAD_RESPONSE' } }] },
  });
  await enter();
  await user.click(validate);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Problème de connexion au serveur.');
  expect(validate.disabled).toBe(true);
  await user.type(password, '!');
  expect(validate.disabled).toBe(false);
});

it('a request that fails is only logged, and may be tried again [GEN-06]', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { user, validate, enter } = await open({ SignIn: 'cut' });
  await enter();
  await user.click(validate);
  await waitFor(() => expect(logged).toHaveBeenCalledWith(new TypeError('Failed to fetch')));
  await waitFor(() => expect(validate.disabled).toBe(false));
  expect(screen.queryByRole('alert')).toBe(null);
});

it('the mark of a device is kept on it, and sent with the next sign-in by hand [OWN-216]', async () => {
  const signedIn = { __typename: 'SignedIn', token: 'a.token.b', rgpdPrivacy: true };
  for (const [deviceMark, sent, kept] of [
    ['first', undefined, 'first'],
    [null, 'first', 'first'],
    ['second', 'first', 'second'],
  ] as const) {
    const SignIn = { signIn: { ...signedIn, deviceMark } };
    const visitor = await open({ SignIn, ...nothingMine, ...menu() });
    await visitor.enter();
    await visitor.user.click(visitor.validate);
    await waitFor(() => expect(visitor.address()).toBe('/t-my-exited'));
    expect(visitor.calls('SignIn')).toMatchObject([{ login: 'DEMO Proclamateur' }]);
    expect(visitor.calls('SignIn')[0]?.['deviceMark']).toBe(sent);
    expect(localStorage.getItem('appareil')).toBe(kept);
    cleanup();
  }
});

it('each field of the lost password’s dialog says what it lacks [LOST-04…09]', async () => {
  const { user, fill } = await open({ MailsKept: { mailsKept: false } });
  await user.click(screen.getByRole('link', { name: 'Mot de passe oublié' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mot de passe oublié' });
  const inside = within(dialog);
  const login = inside.getByLabelText('Nom Prénom');
  const email = inside.getByLabelText('E-mail utilisé dans le Site');
  const validate = inside.getByRole<HTMLButtonElement>('button', { name: 'Valider' });
  await fill(login, 'Abcde');
  expect(inside.getByText(tooShort)).toBeTruthy();
  await fill(email, 'abc@');
  expect(inside.getByText('E-mail invalide')).toBeTruthy();
  await user.clear(email);
  expect(inside.getByText(required)).toBeTruthy();
  await fill(email, `${'a'.repeat(40)}@exemple.fr`);
  expect(inside.getByText('Ce champs doit contenir 50 caractères maximum')).toBeTruthy();
  await fill(login, 'DEMO Ancien');
  await fill(email, 'a@exemple.fr');
  expect(validate.disabled).toBe(true);
  await fill(inside.getByRole('combobox', { name: 'Assemblée' }), 'Monaco');
  await user.click(await inside.findByRole('option', { name: 'Monaco' }));
  expect(validate.disabled).toBe(false);
});

it('without a mail server the lost password’s dialog says who gives a new one beside all that is documented [OWN-262, B-150]', async () => {
  const { user, calls } = await open({ MailsKept: { mailsKept: true } });
  await user.click(screen.getByRole('link', { name: 'Mot de passe oublié' }));
  const inside = within(await screen.findByRole('dialog', { name: 'Mot de passe oublié' }));
  await inside.findByText(/^Mais ce site n’a pas de serveur de messagerie.*gestionnaire/u);
  inside.getByLabelText('E-mail utilisé dans le Site');
  inside.getByRole('button', { name: 'Valider' });
  expect(inside.queryByRole('alert')).toBeNull();
  expect(calls('MailsKept')).toHaveLength(1);
});

it('an address opened without a session is where signing in leads, and nothing is announced [SHELL-06, OWN-19]', async () => {
  const Account = {
    account: {
      login: 'DEMO Proclamateur',
      roleDescription: 'Proclamateur',
      email: '',
      subscription: false,
      rgpdForgetMe: false,
      privacyConsent: { version: 2, acceptedOn: '01/01/2026' },
    },
  };
  const SignIn = { signIn: { __typename: 'SignedIn', token: 'a.token.b', rgpdPrivacy: true } };
  const { user, address } = await visit('/u-my-account', {
    token: null,
    answers: { Congregations, SignIn, Account, ...menu() },
  });
  await waitFor(() => expect(address()).toBe('/login'));
  await user.type(await screen.findByLabelText('Nom Prénom'), 'DEMO Proclamateur');
  await user.type(screen.getByLabelText('Mot de passe'), 'demo2026');
  await user.type(screen.getByRole('combobox', { name: 'Assemblée' }), 'Mona');
  await user.click(await screen.findByRole('option', { name: 'Monaco' }));
  expect(screen.queryByRole('alert')).toBe(null);
  await user.click(screen.getByRole('button', { name: 'Valider' }));
  await waitFor(() => expect(address()).toBe('/u-my-account'));
});
