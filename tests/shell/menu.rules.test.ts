import { expect, it } from 'vitest';
import { menuItems } from '../../backend/shell/menu.rules.ts';

it('the menu speaks the configured word, capitalised at the start of a title [GEN-21, B-113]', () => {
  expect(menuItems(1, 'secteur').map(({ title }) => title)).toEqual([
    'Mes secteurs',
    'Sortir',
    'Rentrer',
    'Disponibles',
    'Tableau de bord',
    'Histogramme',
    'Attribués',
    'Annuler une sortie',
    'Journaux',
  ]);
});

it('no role of the menu travels to the client [REST-06]', () => {
  expect(menuItems(5, 'territoire')).toEqual([
    {
      type: 'one',
      icon: 'mdi-map-marker-account',
      title: 'Mes territoires',
      target: '/t-my-exited',
    },
    { type: 'one', icon: 'mdi-export', title: 'Sortir', target: '/t-exit' },
    { type: 'one', icon: 'mdi-import', title: 'Rentrer', target: '/t-return' },
    { type: 'one', icon: 'mdi-home', title: 'Disponibles', target: '/t-available' },
  ]);
});
