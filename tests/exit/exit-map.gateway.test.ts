import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSquare } from '../support/builders.ts';
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

const pin = { url: '/pin.svg', width: 32, height: 40, anchor_x: 16, anchor_y: 39 };
const style = {
  stroke: true,
  color: '#3388ff',
  weight: 3,
  dashArray: null,
  fillColor: '#3388ff',
  fillOpacity: 0.1,
};
const query = `{ exitMap {
  geojsonFeature latitude basemap { url maxZoom } polygonStyle { fillColor }
  territories { territoryId numberName drawn }
} }`;

it('the map of what can be taken out arrives under its own names [OWN-366]', async () => {
  backend.answerJson({
    success: true,
    basemap_url: '/basemap/monaco.pmtiles',
    basemap_name: 'Plan',
    basemap_copyright_url: 'https://example.org',
    basemap_max_zoom: 19,
    polygon_style: style,
    information_icon: pin,
    parking_icon: pin,
    mobilestand_icon: pin,
    kingdomhome_icon: pin,
    latitude: null,
    longitude: null,
    zoom: null,
    geojson_feature: aSquare,
    territories: [{ territory_id: 7, number: 12, number_name: 'T12 - Rue Grimaldi', drawn: 1 }],
  });
  expect(await gateway.query(query, 'a.b.c')).toEqual({
    data: {
      exitMap: {
        geojsonFeature: aSquare,
        latitude: null,
        basemap: { url: '/basemap/monaco.pmtiles', maxZoom: 19 },
        polygonStyle: { fillColor: '#3388ff' },
        territories: [{ territoryId: '7', numberName: 'T12 - Rue Grimaldi', drawn: 1 }],
      },
    },
  });
  expect(backend.calls).toMatchObject([{ method: 'GET', path: '/territory/exit/map' }]);
});

it('a backend without it answers null; a failing one is an error', async () => {
  backend.answerJson({ success: false, message: 'Inconnu.' }, 404);
  expect(await gateway.query(query, 'a.b.c')).toEqual({ data: { exitMap: null } });
  backend.answerJson({ success: false }, 503);
  expect(await gateway.query(query, 'a.b.c')).toMatchObject({
    data: { exitMap: null },
    errors: [{ path: ['exitMap'], extensions: { code: 'BACKEND_BAD_RESPONSE' } }],
  });
});
