import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menu, nothingMine } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { visit } from '../support/dom/visit.ts';

const topic = (name: string) => screen.queryByRole('region', { name });
const HelpMenu = {
  menu: {
    items: [
      { target: '/t-exited', children: [] },
      { target: null, children: [] },
    ],
  },
};

it('without a session nothing is asked, and the public topics stand alone [OWN-127, SHELL-03]', async () => {
  const { calls } = await visit('/aide', { token: null, answers: {} });
  await screen.findByRole('heading', { level: 1, name: 'Aide' });
  expect(topic('Se connecter')).not.toBe(null);
  expect(topic('Qui a quel territoire\u202F?')).toBe(null);
  expect(screen.getByRole('link', { name: 'Connecte-toi' }).getAttribute('href')).toBe('/login');
  expect(calls('HelpMenu')).toEqual([]);
});

it('a menu brings its topics, and a search keeps those with all its words [OWN-127]', async () => {
  const { user } = await visit('/aide', { answers: { HelpMenu } });
  await waitFor(() => expect(topic('Qui a quel territoire\u202F?')).not.toBe(null));
  expect(topic('Ajouter un territoire')).toBe(null);
  expect(screen.queryByRole('link', { name: 'Connecte-toi' })).toBe(null);
  const search = screen.getByRole('textbox', { name: 'Chercher dans l’aide' });
  await user.type(search, 'etre tableur');
  expect(screen.getByText(/Essaie un autre mot/u)).not.toBe(null);
  expect(screen.queryAllByRole('region')).toEqual([]);
  await user.clear(search);
  await user.type(search, 'TABLEUR');
  expect(screen.getAllByRole('region').map(({ id }) => id)).toEqual(['attribues']);
  const [picture] = screen.getAllByRole('img');
  expect(picture?.getAttribute('alt')).toContain('La liste des territoires attribués.');
});

it('a session that is over leads nowhere: everybody’s topics stay [OWN-127]', async () => {
  const { address } = await visit('/aide#rentrer', {
    answers: { HelpMenu: failing('menu', 'UNAUTHENTICATED') },
  });
  const shown = await screen.findByRole('region', { name: 'Rentrer un territoire' });
  await waitFor(() => expect(document.activeElement).toBe(shown));
  expect(within(shown).getAllByRole('listitem')).toHaveLength(4);
  expect(address()).toBe('/aide');
});

it('a screen leads to the topic that is about it, and Back returns [OWN-127]', async () => {
  const { user, address } = await visit('/t-my-exited', {
    answers: { ...menu(), ...nothingMine, HelpMenu },
  });
  await user.click(await screen.findByRole('link', { name: 'Aide' }));
  await waitFor(() => expect(address() + location.hash).toBe('/aide#mes-territoires'));
  history.back();
  await waitFor(() => expect(address()).toBe('/t-my-exited'));
});
