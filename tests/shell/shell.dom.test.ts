import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { menu, nothingMine } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { visit } from '../support/dom/visit.ts';

const Congregations = { congregations: [{ id: '1', name: 'Monaco' }] };
const drawer = async () =>
  within(await screen.findByRole('navigation', { name: 'Menu principal' }));

it('a group of the menu opens to its children [SHELL-21]', async () => {
  const children = [{ icon: 'mdi-x', title: 'Enfant', target: '/u-my-account' }];
  const items = [{ type: 'sub', icon: '', title: 'Groupe', target: null, children }];
  const { user, address } = await visit('/t-my-exited', {
    answers: { ...menu({ items }), ...nothingMine, Account: failing('account', 'REFUSED') },
  });
  const group = await (await drawer()).findByRole('menuitem', { name: 'Groupe' });
  expect(group.getAttribute('aria-expanded')).toBe('false');
  expect(group.tabIndex).toBe(0);
  expect((await drawer()).queryByRole('link', { name: 'Enfant' })).toBe(null);
  await user.click(group);
  expect(group.getAttribute('aria-expanded')).toBe('true');
  await user.click((await drawer()).getByRole('link', { name: 'Enfant' }));
  await waitFor(() => expect(address()).toBe('/u-my-account'));
});

it('light, dark or as the device is set: chosen in the menu, kept on the device [OWN-22]', async () => {
  onTestFinished(() => localStorage.clear());
  const { user } = await visit('/t-my-exited', { answers: { ...menu(), ...nothingMine } });
  const choice = within(await (await drawer()).findByRole('radiogroup', { name: 'Affichage' }));
  const kept = () => [document.documentElement.dataset['theme'], localStorage.getItem('theme')];
  expect(choice.getByRole<HTMLInputElement>('radio', { name: 'Auto' }).checked).toBe(true);
  expect(kept()).toEqual([undefined, null]);
  await user.click(choice.getByText('Sombre'));
  expect(kept()).toEqual(['dark', 'dark']);
  await user.click(choice.getByText('Clair'));
  expect(kept()).toEqual(['light', 'light']);
  await user.click(choice.getByText('Auto'));
  expect(kept()).toEqual([undefined, null]);
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
