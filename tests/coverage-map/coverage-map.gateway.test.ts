import { aSquare } from '../support/builders.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

let backend: StubBackend;
let gateway: TestGateway;

beforeAll(async () => {
  backend = await openStubBackend();
  gateway = await openGateway(backend.url, { operations: 'open' });
});

afterAll(async () => {
  await gateway.close();
  await backend.close();
});

it('polygons, people and numbers of the map arrive under their own names', async () => {
  const pin = { url: '/pin.svg', width: 32, height: 40, anchor_x: 16, anchor_y: 39 };
  const geojson = { type: 'FeatureCollection', features: [] };
  backend.answerJson({
    success: true,
    basemap_url: '/basemap/monaco.pmtiles',
    basemap_name: 'Plan',
    basemap_copyright_url: 'https://example.org',
    basemap_max_zoom: 19,
    polygon_style: {
      stroke: true,
      color: '#3388ff',
      weight: 3,
      dashArray: null,
      fillColor: '#3388ff',
      fillOpacity: 0.1,
    },
    information_icon: pin,
    parking_icon: pin,
    mobilestand_icon: pin,
    kingdomhome_icon: pin,
    latitude: null,
    longitude: null,
    zoom: null,
    geojson_feature: geojson,
    today: '2026-03-15',
    manages: true,
    people: ['DEMO Ancien'],
    territories: [
      {
        territory_id: 7,
        number: 3,
        number_name: 'T3 - Rue 3',
        booking: '',
        drawn: 0,
        before: null,
        loans: [20463, 0, 20583, 0],
      },
    ],
  });
  expect(
    await gateway.query(
      `{ coverageMap {
        basemap { url maxZoom } latitude geojsonFeature today manages people
        territories { territoryId numberName booking drawn before loans }
      } }`,
      'a.b.c',
    ),
  ).toEqual({
    data: {
      coverageMap: {
        basemap: { url: '/basemap/monaco.pmtiles', maxZoom: 19 },
        latitude: null,
        geojsonFeature: geojson,
        today: '2026-03-15',
        manages: true,
        people: ['DEMO Ancien'],
        territories: [
          {
            territoryId: '7',
            numberName: 'T3 - Rue 3',
            booking: '',
            drawn: 0,
            before: null,
            loans: [20463, 0, 20583, 0],
          },
        ],
      },
    },
  });
  expect(backend.calls).toMatchObject([{ method: 'GET', path: '/territory/coverage' }]);
});

it('a backend without this map answers null; a failing one is an error', async () => {
  backend.answerJson({ success: false, message: 'Inconnu.' }, 404);
  expect(await gateway.query('{ coverageMap { today } }', 'a.b.c')).toEqual({
    data: { coverageMap: null },
  });
  for (const status of [500, 503]) {
    backend.answerJson({ success: false }, status);
    expect(await gateway.query('{ coverageMap { today } }', 'a.b.c')).toMatchObject({
      data: { coverageMap: null },
      errors: [{ path: ['coverageMap'], extensions: { code: 'BACKEND_BAD_RESPONSE' } }],
    });
  }
});

it('every drawn map has its number and name; one that cannot be read is left out [OWN-327]', async () => {
  backend.answerJson({
    success: true,
    territories: [
      { number: 12, name: 'Rue Grimaldi', geojson_feature: aSquare },
      { number: 13, name: 'Le Port', geojson_feature: 'nothing' },
    ],
  });
  const query = '{ mapsToExport { number name geojsonFeature } }';
  expect(await gateway.query(query, 'a.b.c')).toEqual({
    data: { mapsToExport: [{ number: 12, name: 'Rue Grimaldi', geojsonFeature: aSquare }] },
  });
  backend.answerJson({ success: false, message: 'Inconnu.' }, 404);
  expect(await gateway.query(query, 'a.b.c')).toEqual({ data: { mapsToExport: null } });
});
