import { describe, expect, it } from 'vitest';
import type { MapFeatures } from '#schema/geojson.ts';
import { chosenMap } from '#web/exit/chosen-map.view.ts';

const ring = [
  [7.42, 43.73],
  [7.43, 43.73],
  [7.43, 43.74],
  [7.42, 43.73],
];
const zone = (desc: string) => ({
  type: 'Feature' as const,
  properties: { type: 'polygon', desc },
  geometry: { type: 'Polygon' as const, coordinates: [ring] },
});
const parking = {
  type: 'Feature' as const,
  properties: { type: 'parking', desc: '' },
  geometry: { type: 'Point' as const, coordinates: [7.42, 43.73] },
};
const drawn = (number: number, ...features: MapFeatures['features']) => ({
  territoryId: String(number * 10),
  number,
  geojsonFeature: { type: 'FeatureCollection' as const, features },
});
const icon = { url: '/markers/parking.svg', width: 32, height: 40, anchorX: 16, anchorY: 39 };
const ground = {
  basemap: {
    url: '/ground.pmtiles',
    name: 'Plan',
    copyrightUrl: 'https://example.org',
    maxZoom: 19,
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
  latitude: 43.7,
  longitude: 7.4,
  zoom: 14,
  geojsonFeature: null,
};
const territories = [drawn(1, zone('Nord'), parking), drawn(2, zone(' ')), drawn(3, parking)];

describe('the map of the chosen territories', () => {
  it('shows their zones with their numbers, and moves to them', () => {
    expect(
      chosenMap({ globalMapEdit: ground, neighbourMaps: territories }, ['10', '20', '30', '99']),
    ).toEqual({
      ...ground,
      latitude: null,
      longitude: null,
      zoom: null,
      geojsonFeature: { type: 'FeatureCollection', features: [zone('T1'), zone('T2')] },
    });
  });

  it('is absent where none of them is drawn or known', () => {
    const all = { globalMapEdit: ground, neighbourMaps: territories };
    expect(chosenMap(all, [])).toBeNull();
    expect(chosenMap(all, ['30'])).toBeNull();
    expect(chosenMap({ ...all, globalMapEdit: null }, ['10'])).toBeNull();
    expect(chosenMap({ ...all, neighbourMaps: null }, ['10'])).toBeNull();
    expect(chosenMap(undefined, ['10'])).toBeNull();
  });
});
