import { expect, it } from 'vitest';
import { menuItems } from '../../backend/shell/menu.rules.ts';

it('the menu speaks the configured word, capitalised at the start of a title [GEN-21, B-113]', () => {
  expect(menuItems(1, 'secteur', 12).map(({ title }) => title)).toEqual([
    'Mes secteurs',
    'Sortir',
    'Rentrer',
    'Disponibles',
    'Tableau de bord',
    'Histogramme',
    'Attribués',
    'Détail',
    'Annuler une sortie',
    'Secteurs',
    'Proclamateurs',
    'Paramètres',
    'Journaux',
    'Assemblées',
  ]);
});

it('no role of the menu travels to the client [REST-06]', () => {
  expect(menuItems(5, 'territoire', 12)).toEqual([
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

it('the detail opens the first territory, and without one the screen that says so [SHELL-22, B-92]', () => {
  const detail = { type: 'one', icon: 'mdi-text-box-outline', title: 'Détail' };
  expect(menuItems(4, 'territoire', 12)).toContainEqual({ ...detail, target: '/t-view/12' });
  expect(menuItems(4, 'territoire', null)).toContainEqual({ ...detail, target: '/t-edit' });
});
