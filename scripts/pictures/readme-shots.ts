import { answered, openEditor, type Shot } from './shots.ts';

const publisher = 'DEMO Proclamateur';
const manager = 'DEMO Gestionnaire';

/** How to arrive at each picture of README.md. */
export const readmeShots: Readonly<Record<string, Shot & { readonly width: 'phone' | 'wide' }>> = {
  mine: {
    width: 'phone',
    as: publisher,
    path: '/t-my-exited',
    take: async (page) => {
      await answered(page);
      return [];
    },
  },
  map: {
    width: 'phone',
    map: true,
    as: publisher,
    path: '/t-my-exited',
    take: async (page) => {
      await answered(page);
      await page
        .getByRole('link', { name: /^Voir la carte/u })
        .first()
        .click();
      await page.waitForURL(/\/map\/|\/t-field/u);
      return [];
    },
  },
  exited: { width: 'wide', as: manager, path: '/t-exited', take: async () => [] },
  dashboard: { width: 'wide', as: manager, path: '/t-dashboard', map: true, take: async () => [] },
  territory: { width: 'wide', as: manager, path: '/t-view/24', map: true, take: async () => [] },
  editor: {
    width: 'wide',
    as: manager,
    path: '/t-view/24',
    map: true,
    take: async (page) => {
      await openEditor(page);
      return [];
    },
  },
  available: { width: 'wide', as: manager, path: '/t-available', take: async () => [] },
};
