import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menu } from '../support/dom/answers.ts';
import { visit } from '../support/dom/visit.ts';

const group = {
  type: 'sub',
  icon: 'mdi-map',
  title: 'Territoires',
  target: null,
  children: [{ icon: 'mdi-plus', title: 'Ajouter', target: '/t-add' }],
};
const empty = {
  AvailableTerritories: {
    availableTerritories: {
      total: 0,
      territories: [],
      exitable: [],
      legends: [],
    },
  },
  Bookings: { bookings: [] },
};

it('an empty list of managers leads to what fills it [OWN-264]', async () => {
  await visit('/t-available', { answers: { ...menu({ items: [group] }), ...empty } });
  await screen.findByText(
    'Aucun territoire disponible : aucun n’est encore créé, ou tous sont sortis.',
  );
  const ways = ['Ajouter un territoire', 'Rentrer un territoire'];
  expect(ways.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
    '/t-add',
    '/t-return',
  ]);
});

it('to who manages nothing it says why, and leads nowhere [OWN-264]', async () => {
  await visit('/t-available', { answers: { ...menu({ items: [] }), ...empty } });
  await screen.findByText(
    'Aucun territoire disponible : aucun n’est encore créé, ou tous sont sortis.',
  );
  expect(screen.queryByRole('link', { name: 'Ajouter un territoire' })).toBeNull();
});
