import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { menu, nothingMine } from '../support/dom/answers.ts';
import { visit } from '../support/dom/visit.ts';

const answers = {
  Congregations: { congregations: [{ id: '1', name: 'Monaco' }] },
  SignIn: { signIn: { __typename: 'SignedIn', token: 'a.token.b', rgpdPrivacy: true } },
  ...menu(),
  ...nothingMine,
};
/** What the device keeps, but for the news that the shell counts as read (OWN-129). */
const stored = () =>
  Object.fromEntries(Object.entries(localStorage).filter(([key]) => key !== 'nouveautes'));
const kept = { login: 'DEMO Proclamateur', congregationId: '1' };

async function open(identity: string | null) {
  if (identity !== null) localStorage.setItem('identity', identity);
  const { user, address } = await visit('/login', { token: null, answers });
  const login = await screen.findByLabelText<HTMLInputElement>('Nom Prénom');
  const password = screen.getByLabelText<HTMLInputElement>('Mot de passe');
  const congregation = screen.getByRole<HTMLInputElement>('combobox', { name: 'Assemblée' });
  const keep = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Retenir mon nom et mon assemblée sur cet appareil',
  });
  const validate = screen.getByRole<HTMLButtonElement>('button', { name: 'Valider' });
  const fillAll = async () => {
    await user.type(login, 'DEMO Proclamateur');
    await user.type(password, 'demo2026');
    await user.type(congregation, 'Mona');
    await user.click(await screen.findByRole('option', { name: 'Monaco' }));
  };
  const enter = async () => {
    await user.click(validate);
    await waitFor(() => expect(address()).toBe('/t-my-exited'));
  };
  return { user, login, password, congregation, keep, validate, fillAll, enter };
}

beforeEach(() => localStorage.clear());

it('typing starts at the name, and a sign-in keeps nothing by itself [OWN-111]', async () => {
  const { login, keep, fillAll, enter } = await open(null);
  expect(document.activeElement).toBe(login);
  expect(keep.checked).toBe(false);
  await fillAll();
  await enter();
  expect(stored()).toEqual({});
});

it('what is ticked keeps name and congregation, never the password [OWN-111]', async () => {
  const { user, keep, fillAll, enter } = await open(null);
  await fillAll();
  await user.click(keep);
  await enter();
  expect(stored()).toEqual({ identity: JSON.stringify(kept) });
});

it('a device that kept them asks for the password alone [OWN-111]', async () => {
  const { user, login, password, congregation, keep, validate } = await open(JSON.stringify(kept));
  await waitFor(() => expect(congregation.value).toBe('Monaco'));
  expect([login.value, password.value, keep.checked]).toEqual(['DEMO Proclamateur', '', true]);
  expect(document.activeElement).toBe(password);
  expect(validate.disabled).toBe(true);
  await user.type(password, 'demo2026');
  expect(validate.disabled).toBe(false);
});

it('they are forgotten at the next sign-in without the tick [OWN-111]', async () => {
  const { user, password, congregation, keep, enter } = await open(JSON.stringify(kept));
  await waitFor(() => expect(congregation.value).toBe('Monaco'));
  await user.click(keep);
  await user.type(password, 'demo2026');
  await enter();
  expect(stored()).toEqual({});
});

it('a congregation that is gone has to be chosen again [OWN-111]', async () => {
  const gone = JSON.stringify({ ...kept, congregationId: '9' });
  const { user, login, password, congregation, validate } = await open(gone);
  await user.type(password, 'demo2026');
  expect([login.value, congregation.value]).toEqual(['DEMO Proclamateur', '']);
  expect(validate.disabled).toBe(true);
});

it.each(['{"login":1', '{"login":1,"congregationId":"1"}', 'null', '[]'])(
  'what was not written by the product, as %s, counts as nothing [OWN-111]',
  async (stored) => {
    const { login, keep } = await open(stored);
    expect([login.value, keep.checked]).toEqual(['', false]);
    expect(document.activeElement).toBe(login);
  },
);
