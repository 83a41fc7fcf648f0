import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { menu, nothingMine } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { visit } from '../support/dom/visit.ts';

const Congregations = { congregations: [] };
const drawer = async () =>
  within(await screen.findByRole('navigation', { name: 'Menu principal' }));

it('a group of the menu opens to its children [SHELL-21]', async () => {
  const children = [{ icon: 'mdi-x', title: 'Enfant', target: '/u-my-account' }];
  const items = [{ type: 'sub', icon: '', title: 'Groupe', target: null, children }];
  const { user, address } = await visit('/t-my-exited', {
    answers: { ...menu({ items }), ...nothingMine, Account: failing('account', 'REFUSED') },
  });
  const group = (await (await drawer()).findByText('Groupe')).closest('details');
  expect(group?.open).toBe(false);
  await user.click((await drawer()).getByText('Groupe'));
  expect(group?.open).toBe(true);
  await user.click((await drawer()).getByRole('link', { name: 'Enfant' }));
  await waitFor(() => expect(address()).toBe('/u-my-account'));
});

it('an address with a map goes to that map, even without a session [SHELL-05]', async () => {
  const { address, calls } = await visit('/?map=no-such-token', {
    token: null,
    answers: { PublicMap: failing('publicMap', 'REFUSED') },
  });
  await waitFor(() => expect(address()).toBe('/404'));
  expect(calls('PublicMap')).toEqual([{ token: 'no-such-token' }]);
});

it('a menu that cannot be read ends at sign-in with the default message [SHELL-09, B-45]', async () => {
  const { address } = await visit('/t-exited', {
    answers: { Menu: failing('menu', 'BACKEND_BAD_RESPONSE'), Congregations },
  });
  await waitFor(() => expect(address()).toBe('/login'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Problème de connexion au serveur.');
});

it('a menu request that never leaves says nothing, and can be tried again [GEN-06]', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { user, answer } = await visit('/t-my-exited', {
    answers: { Menu: 'cut', ...nothingMine },
  });
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  expect(screen.queryByRole('alert')).toBe(null);
  answer(menu());
  await user.click(retry);
  await screen.findByRole('heading', { level: 1, name: 'Territoires qui te sont attribués' });
});
