import type { Page } from 'playwright/test';
import type { MapFeatures } from '../../../schema/geojson.ts';
import { answerInstead, answerTo, tokenOf } from './visitor.ts';

export interface Answered {
  readonly publicMap: {
    readonly numberName: string;
    readonly mapLink: string;
    readonly info: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly zoom: number;
    readonly basemap: { readonly maxZoom: number; readonly copyrightUrl: string };
    readonly polygonStyle: { readonly color: string };
    readonly geojsonFeature: MapFeatures;
  };
}

interface Wire {
  readonly territories: readonly { readonly map_link: string | null }[];
}

/** A map of the demo data, from the list of what is out. */
export async function aMapPath(): Promise<string> {
  const answer = await fetch(`${process.env['PRODUCT_BACKEND_URL']}/territory/exited/list`, {
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      Authorization: `Bearer ${await tokenOf('DEMO Gestionnaire')}`,
    },
  });
  const { territories } = (await answer.json()) as Wire;
  const link = territories.find(({ map_link }) => map_link !== null)?.map_link;
  if (!link) throw new Error('No territory that is out has a map');
  return new URL(link).pathname;
}

/** Serves the plain page at addresses of maps, so that the application asks for what it shows. */
export const undrawn = (page: Page) =>
  page.route('**/map/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    return route.fulfill({
      response: await route.fetch({ url: new URL('/', route.request().url()).href }),
    });
  });

/** Opens a map as the application shows it by itself. */
export async function open(page: Page, path: string) {
  await undrawn(page);
  const answered = answerTo(page, 'PublicMap');
  await page.goto(path);
  const response = await answered;
  const { data } = (await response.json()) as { data: Answered };
  return { ...data.publicMap, request: response.request() };
}

/** Changes the map in the gateway's answer; call it before the page opens. */
export const withMap = (page: Page, change: Partial<Answered['publicMap']>) =>
  answerInstead(page, 'PublicMap', ({ data }) => ({
    data: { publicMap: { ...(data as Answered).publicMap, ...change } },
  }));

/** The position of the car park of `drawn`. */
export const at = { longitude: 7.4222, latitude: 43.7384 };
export const drawn: MapFeatures = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { type: 'polygon', desc: 'T12' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [7.42, 43.737],
            [7.424, 43.737],
            [7.424, 43.74],
            [7.42, 43.74],
            [7.42, 43.737],
          ],
        ],
      },
    },
    ...(
      [
        ['information', 'Digicode 12', [7.421, 43.7375]],
        ['parking', 'Parking du Port', [at.longitude, at.latitude]],
        ['mobilestand', '', [7.423, 43.7375]],
        ['kingdomhome', 'Salle', [7.4208, 43.7395]],
        ['x', 'Autre', [7.4235, 43.7395]],
      ] as const
    ).map(([type, desc, coordinates]) => ({
      type: 'Feature' as const,
      properties: { type, desc },
      geometry: { type: 'Point' as const, coordinates: [...coordinates] },
    })),
  ],
};
export const place = { latitude: 43.7385, longitude: 7.422, zoom: 17 };
/** The tips and colours of the pins of `drawn`. */
export const pins = [
  [{ longitude: 7.421, latitude: 43.7375 }, [0x1b, 0x4d, 0x5a]],
  [at, [0x1d, 0x5f, 0xa8]],
  [{ longitude: 7.423, latitude: 43.7375 }, [0x7a, 0x4a, 0x1e]],
  [{ longitude: 7.4208, latitude: 43.7395 }, [0x1e, 0x2a, 0x2f]],
] as const;

/** A colour that neither the base map nor a button uses. */
export const purple = [0xb0, 0x00, 0xb0] as const;
export const inPurple = {
  stroke: true,
  color: '#b000b0',
  weight: 3,
  dashArray: null,
  fillColor: '#b000b0',
  fillOpacity: 0.1,
};
