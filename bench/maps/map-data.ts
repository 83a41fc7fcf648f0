import type { MapFeatures } from '../../schema/geojson.ts';
import type { MapData } from '../../web/parts/map/map-data.ts';

type Centre = Pick<MapData, 'longitude' | 'latitude' | 'zoom'>;

const icon = (kind: string) => ({
  url: `/markers/${kind}.svg`,
  width: 32,
  height: 40,
  anchorX: 16,
  anchorY: 39,
});

/** The map as the server sends it. */
export const mapOf = (geojsonFeature: MapFeatures, centre: Centre, ground: string): MapData => ({
  ...centre,
  basemap: {
    url: ground,
    name: 'Plan hors ligne',
    copyrightUrl: 'https://www.openstreetmap.org/copyright',
    maxZoom: 19,
    centre: null,
  },
  polygonStyle: {
    stroke: true,
    color: '#3388ff',
    weight: 3,
    dashArray: null,
    fillColor: '#3388ff',
    fillOpacity: 0.2,
  },
  icons: {
    information: icon('information'),
    parking: icon('parking'),
    mobilestand: icon('mobilestand'),
    kingdomhome: icon('kingdomhome'),
  },
  geojsonFeature,
});
