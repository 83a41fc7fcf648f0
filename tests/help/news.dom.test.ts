import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { newestNews } from '#web/parts/installation/news.ts';
import { menu, nothingMine } from '../support/dom/answers.ts';
import { visit } from '../support/dom/visit.ts';

const HelpMenu = { menu: { items: [] } };
const person = () => screen.findByRole('button', { name: /DEMO Gestionnaire/u });
const kept = () => localStorage.getItem('nouveautes');

it('after an update a dot leads to the news, once; a new device shows none [OWN-129]', async () => {
  onTestFinished(() => localStorage.clear());
  localStorage.setItem('nouveautes', '0.1.0');
  const { user } = await visit('/t-my-exited', {
    answers: { ...menu(), ...nothingMine, HelpMenu },
  });
  expect((await person()).textContent).toBe('DEMO Gestionnairenon lues');
  await user.click(await person());
  await user.click(await screen.findByRole('link', { name: 'Nouveautés non lues' }));
  await screen.findByRole('heading', { name: 'Nouveautés' });
  await waitFor(() => expect(kept()).toBe(newestNews));
  history.back();
  await waitFor(async () => expect((await person()).textContent).toBe('DEMO Gestionnaire'));
});

it('a device that has no news yet has nothing unread [OWN-129]', async () => {
  onTestFinished(() => localStorage.clear());
  await visit('/t-my-exited', { answers: { ...menu(), ...nothingMine } });
  expect((await person()).textContent).toBe('DEMO Gestionnaire');
  expect(kept()).toBe(newestNews);
});

it('without a session there are no news [OWN-129]', async () => {
  await visit('/aide#nouveautes', { token: null, answers: {} });
  await screen.findByRole('heading', { level: 1, name: 'Aide' });
  expect(screen.queryByText('Nouveautés')).toBe(null);
  expect(kept()).toBe(null);
});
