import type { PublicMap } from '#schema/generated.ts';

const icon = { url: '/markers/parking.svg', width: 32, height: 32, anchorX: 16, anchorY: 32 };
/** The map of territory T1, without drawings. */
export const publicMap: PublicMap = {
  basemap: {
    url: 'tiles',
    name: 'OSM',
    copyrightUrl: 'https://example.org',
    maxZoom: 18,
    centre: null,
  },
  polygonStyle: {
    stroke: true,
    color: '#3388ff',
    weight: 3,
    dashArray: null,
    fillColor: '#3388ff',
    fillOpacity: 0.1,
  },
  icons: { information: icon, parking: icon, mobilestand: icon, kingdomhome: icon },
  latitude: 43.7355,
  longitude: 7.422,
  zoom: 16,
  geojsonFeature: null,
  numberName: 'T1 - Rue 1',
  qrcode: 'data:image/png;base64,',
  mapLink: 'http://localhost:4000/map/abc',
  limits: '',
  info: '',
};
