import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

describe('maps through the gateway', () => {
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

  it('a public map needs no token, and an odd one stays inside its path [PUB-01, PUB-02, REST-40]', async () => {
    backend.answerJson({
      success: true,
      ...wireMap,
      number_name: 'T3 - Boulevard des Moulins',
      qrcode: 'data:image/png;base64,AAAA',
      map_link: 'http://localhost:4000/map/abc',
      info: null,
    });

    expect(
      await gateway.query(
        `{ publicMap(token: "../a b") { numberName qrcode mapLink info ${fields} } }`,
      ),
    ).toEqual({
      data: {
        publicMap: {
          numberName: 'T3 - Boulevard des Moulins',
          qrcode: 'data:image/png;base64,AAAA',
          mapLink: 'http://localhost:4000/map/abc',
          info: '',
          ...map,
        },
      },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/map/info/..%2Fa%20b' }]);
    expect(backend.calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it('the global map is the same map without a name [GMV-01, GMV-06, REST-07]', async () => {
    backend.answerJson({ success: true, ...wireMap });

    expect(await gateway.query(`{ globalMap { ${fields} } }`, 'a.b.c')).toEqual({
      data: { globalMap: map },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/map/global/view' }]);
  });
});

const wireIcon = { url: '/markers/parking.svg', width: 32, height: 40, anchor_x: 16, anchor_y: 40 };
const icon = { url: '/markers/parking.svg', width: 32, height: 40, anchorX: 16, anchorY: 40 };
const polygonStyle = {
  stroke: true,
  color: '#3388ff',
  weight: 3,
  dashArray: '20 12',
  fillColor: '#3388ff',
  fillOpacity: 0.1,
};
const geojson = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { type: 'parking', desc: ' ' },
      geometry: { type: 'Point', coordinates: [7.42, 43.73] },
    },
  ],
};

const wireMap = {
  basemap_url: '/basemap/monaco.pmtiles',
  basemap_name: 'Plan hors ligne',
  basemap_copyright_url: 'https://www.openstreetmap.org/copyright',
  basemap_max_zoom: 19,
  basemap_centre: { latitude: 43.74, longitude: 7.42, zoom: 14 },
  latitude: 43.73,
  longitude: 7.42,
  zoom: 15.5,
  geojson_feature: geojson,
  polygon_style: polygonStyle,
  information_icon: wireIcon,
  parking_icon: wireIcon,
  mobilestand_icon: wireIcon,
  kingdomhome_icon: wireIcon,
};

const map = {
  basemap: {
    url: '/basemap/monaco.pmtiles',
    name: 'Plan hors ligne',
    copyrightUrl: 'https://www.openstreetmap.org/copyright',
    maxZoom: 19,
    centre: { latitude: 43.74, longitude: 7.42, zoom: 14 },
  },
  latitude: 43.73,
  longitude: 7.42,
  zoom: 15.5,
  geojsonFeature: geojson,
  polygonStyle,
  icons: { information: icon, parking: icon, mobilestand: icon, kingdomhome: icon },
};

const fields = `
  basemap { url name copyrightUrl maxZoom centre { latitude longitude zoom } }
  latitude longitude zoom geojsonFeature
  polygonStyle { stroke color weight dashArray fillColor fillOpacity }
  icons {
    information { url width height anchorX anchorY }
    parking { url width height anchorX anchorY }
    mobilestand { url width height anchorX anchorY }
    kingdomhome { url width height anchorX anchorY }
  }`;
