import { screen, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { menu, nothingMine } from '../support/dom/answers.ts';
import { visit } from '../support/dom/visit.ts';

const firstSteps = { people: true, territories: true, maps: false, exit: false, ground: null };
const name = 'Les premiers pas de l’assemblée';
const answers = { ...menu({ firstSteps }), ...nothingMine };

it('the first steps stand above one’s own territories, with what is left and how [OWN-128]', async () => {
  await visit('/t-my-exited', { answers });
  const card = within(await screen.findByRole('region', { name }));
  expect(card.getByText('2 sur 4')).not.toBe(null);
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ajouter les proclamateurs (3 au moins) fait',
    'Ajouter les territoires fait',
    'Dessiner les cartes, ou les limites de l’assembléeComment faire\u202F?',
    'Sortir un premier territoireComment faire\u202F?',
  ]);
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/t-edit',
    '/aide#dessiner',
    '/t-exit',
    '/aide#attribuer',
  ]);
});

it('who administers the site has the ground among them [OWN-265]', async () => {
  const own = { ...firstSteps, ground: false };
  await visit('/t-my-exited', { answers: { ...menu({ firstSteps: own }), ...nothingMine } });
  const card = within(await screen.findByRole('region', { name }));
  expect(card.getByText('2 sur 5')).not.toBe(null);
  const bring = card.getByRole('link', { name: 'Apporter un fond de carte' });
  expect(bring.getAttribute('href')).toBe('/c-admin');
});

it('they are put away for good on this device [OWN-128]', async () => {
  onTestFinished(() => localStorage.clear());
  const { user } = await visit('/t-my-exited', { answers });
  const card = within(await screen.findByRole('region', { name }));
  await user.click(card.getByRole('button', { name: 'Ne plus afficher' }));
  expect(screen.queryByRole('region', { name })).toBe(null);
  expect(localStorage.getItem('premiers-pas')).toBe('non');
});

it('they are not shown once put away, nor where the server tells of none [OWN-128]', async () => {
  onTestFinished(() => localStorage.clear());
  localStorage.setItem('premiers-pas', 'non');
  await visit('/t-my-exited', { answers });
  await screen.findByRole('banner');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name })).toBe(null);
});
