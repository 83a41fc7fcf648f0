import { expect, test, type Page } from 'playwright/test';
import type { MapFeatures } from '../../schema/geojson.ts';
import { desk, expectAccessible } from '../support/accessibility.ts';
import { MapPage } from '../support/pages/map.page.ts';
import { ShellPage } from '../support/pages/shell.page.ts';
import {
  answerInstead,
  answerTo,
  arrive,
  countCalls,
  failingWith,
} from '../support/pages/visitor.ts';

interface Answered {
  readonly globalMap: {
    readonly latitude: number;
    readonly longitude: number;
    readonly zoom: number;
    readonly basemap: {
      readonly maxZoom: number;
      readonly name: string;
      readonly copyrightUrl: string;
    };
    readonly geojsonFeature: MapFeatures;
  };
}

test.use({ viewport: desk, contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page) {
  await arrive(page, 'DEMO Proclamateur', '/t-my-exited');
  const answered = answerTo(page, 'GlobalMap');
  await new ShellPage(page).globalMapButton().click();
  const { data } = (await (await answered).json()) as { data: Answered };
  return data.globalMap;
}

test('the global map is accessible, in light and dark [GMV-01]', async ({ page }) => {
  await open(page);
  await new MapPage(page).seeMap('Limites globales');
  await expectAccessible(page);
});

test('one call brings the limits, whole, with their ground and a metric scale [GMV-01, GMV-02, GMV-08, OWN-241]', async ({
  page,
}) => {
  const calls = countCalls(page, 'GlobalMap');
  const shown = await open(page);
  const map = new MapPage(page);
  await map.seeMap('Limites globales');
  await map.seeWhole(shown.geojsonFeature);
  expect(calls()).toBe(1);

  await expect(map.attribution()).toContainText(shown.basemap.name);
  await expect(map.attribution()).toHaveAttribute('href', shown.basemap.copyrightUrl);
  expect((await map.scale().boundingBox())?.width).toBeLessThanOrEqual(150);
  await expect(map.scale()).toHaveText(/^\d+\s(?:k?m)$/u);

  const listed = shown.geojsonFeature.features.map(({ properties }) => properties.type);
  await expect(map.features().getByRole('listitem')).toHaveCount(listed.length);
  await map.zoomToTheEnd('Agrandir');
  expect(await map.zoom()).toBe(shown.basemap.maxZoom);
});

test('the limits are a red line without a label, other polygons have theirs, each marker its icon [GMV-04, GMV-05, GMV-06]', async ({
  page,
}) => {
  const square = (west: number) => ({
    type: 'Polygon' as const,
    coordinates: [
      [
        [west, 43.73],
        [west + 0.01, 43.73],
        [west + 0.01, 43.74],
        [west, 43.74],
        [west, 43.73],
      ],
    ],
  });
  const geojsonFeature: MapFeatures = {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { type: 'polygon', desc: 'GloBalMap' },
        geometry: square(7.41),
      },
      { type: 'Feature', properties: { type: 'polygon', desc: 'Centre' }, geometry: square(7.425) },
      { type: 'Feature', properties: { type: 'polygon', desc: ' ' }, geometry: square(7.437) },
      ...['information', 'parking', 'mobilestand', 'kingdomhome'].map((type, index) => ({
        type: 'Feature' as const,
        properties: { type, desc: index === 0 ? 'Digicode' : '' },
        geometry: { type: 'Point' as const, coordinates: [7.412 + index * 0.002, 43.732] },
      })),
    ],
  };
  await answerInstead(page, 'GlobalMap', ({ data }) => ({
    data: {
      globalMap: {
        ...(data as Answered).globalMap,
        geojsonFeature,
        latitude: 43.735,
        longitude: 7.427,
        zoom: 15,
      },
    },
  }));
  const icons = ['information', 'parking', 'mobilestand', 'kingdomhome'].map((kind) =>
    page.waitForResponse((response) => response.url().endsWith(`/markers/${kind}.svg`)),
  );
  await open(page);
  const map = new MapPage(page);
  await map.seeMap('Limites globales');
  await Promise.all(icons);
  await expect(map.labels().filter({ visible: true })).toHaveText(['Digicode', 'Centre']);
  await map.seePicture();
  await expect.poll(() => map.pixelsLike([0xe3, 0x00, 0x1b])).toBeGreaterThan(500);
  await expect(map.features().getByRole('listitem')).toHaveText([
    'Limites globales',
    'Zone Centre',
    'Zone',
    'Information Digicode',
    'Parking',
    'Présentoir mobile',
    'Salle du Royaume',
  ]);
});

test('markers alone are shown where the server says [GMV-03]', async ({ page }) => {
  const place = { latitude: 43.735, longitude: 7.427, zoom: 15 };
  const geojsonFeature: MapFeatures = {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { type: 'parking', desc: '' },
        geometry: { type: 'Point', coordinates: [7.41, 43.73] },
      },
    ],
  };
  await answerInstead(page, 'GlobalMap', ({ data }) => ({
    data: { globalMap: { ...(data as Answered).globalMap, geojsonFeature, ...place } },
  }));
  await open(page);
  const map = new MapPage(page);
  await map.seeMap('Limites globales');
  await map.seeView(place);
});

test('a refusal is told in the dialog, with the sentence of the server [GMV-07]', async ({
  page,
}) => {
  await answerInstead(page, 'GlobalMap', () =>
    failingWith('globalMap', 'REFUSED', "Aucune limite n'est dessinée.", 'warning'),
  );
  await open(page);
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText("Aucune limite n'est dessinée.");
  await expect(alert).toHaveAttribute('data-severity', 'warning');
});
