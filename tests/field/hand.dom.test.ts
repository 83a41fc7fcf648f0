import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publicMap } from '../exit/public-map.ts';
import { menu } from '../support/dom/answers.ts';
import { visit } from '../support/dom/visit.ts';

const square = [
  [7.42, 43.734],
  [7.424, 43.734],
  [7.424, 43.737],
  [7.42, 43.737],
  [7.42, 43.734],
];
const geojsonFeature = {
  type: 'FeatureCollection' as const,
  features: [
    {
      type: 'Feature' as const,
      properties: { type: 'polygon' as const, desc: 'T12' },
      geometry: { type: 'Polygon' as const, coordinates: [square] },
    },
  ],
};
const mapLink = 'https://plans.example.org/map/abc';
const open = async () => {
  await import('#web/parts/hand/HandTools.tsx');
  return visit('/t-field/12', {
    answers: {
      ...menu(),
      UnvisitedPlaces: {
        unvisitedPlaces: {
          numberName: 'T12 - Rue Basse',
          mapLink,
          canEdit: false,
          canRemove: false,
          places: [],
        },
      },
      TerritoryStreets: {
        territoryStreets: {
          canMark: true,
          shared: false,
          covered: 0,
          totalMetres: 0,
          someBefore: false,
          streets: [],
        },
      },
      PublicMap: { publicMap: { ...publicMap, geojsonFeature } },
    },
  });
};

let held: { release: () => Promise<void> }[];
const request = vi.fn<(type: string) => Promise<{ release: () => Promise<void> }>>();
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  held = [];
  request.mockReset();
  request.mockImplementation(async () => {
    const lock = {
      release: async () => {
        held = held.filter((it) => it !== lock);
      },
    };
    held = [...held, lock];
    return lock;
  });
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
  Reflect.deleteProperty(navigator, 'share');
});

const awake = () => screen.findByRole('switch', { name: 'Écran allumé' });

it('the screen is kept on while it is wanted, taken again after the page was hidden, and let go [OWN-154]', async () => {
  const { user } = await open();
  expect((await awake()).getAttribute('aria-checked')).toBe('false');
  expect(request).not.toHaveBeenCalled();
  await user.click(await awake());
  await waitFor(() => expect(held).toHaveLength(1));
  expect((await awake()).getAttribute('aria-checked')).toBe('true');

  // The browser lets go by itself.
  held = [];
  hide(true);
  expect(request).toHaveBeenCalledTimes(1);
  hide(false);
  await waitFor(() => expect(held).toHaveLength(1));

  await user.click(await awake());
  await waitFor(() => expect(held).toEqual([]));
  hide(false);
  expect(request).toHaveBeenCalledTimes(2);
});

it('a device that does not keep it on says so [OWN-154]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  request.mockRejectedValue(new DOMException('battery', 'NotAllowedError'));
  const { user } = await open();
  await user.click(await awake());
  expect(
    await screen.findByText(
      'Ton téléphone ne garde pas l’écran allumé maintenant, peut-être faute de batterie.',
    ),
  ).toBeTruthy();
  expect((await awake()).getAttribute('aria-checked')).toBe('false');
});

it('a browser without it offers no switch; the way there and the public link are offered [OWN-154]', async () => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const { user } = await open();
  await user.click(
    await screen.findByRole('button', { name: 'Partager la carte de T12 - Rue Basse' }),
  );
  expect(share).toHaveBeenCalledWith({ title: 'T12 - Rue Basse', url: mapLink });
  expect(screen.queryByRole('switch', { name: 'Écran allumé' })).toBe(null);
  expect(screen.getByRole('link', { name: 'Itinéraire' }).getAttribute('href')).toBe(
    'https://www.openstreetmap.org/directions?route=%3B43.735500%2C7.422000',
  );
});
