import { describe, expect, it } from 'vitest';
import { drawnChoices } from '#web/exit/choices-map.view.ts';
import { aMap } from '../map/map-answers.ts';

const zone = (desc: string) => ({
  type: 'Feature' as const,
  properties: { type: 'polygon' as const, desc },
  geometry: {
    type: 'Polygon' as const,
    coordinates: [
      [
        [7.42, 43.73],
        [7.43, 43.73],
        [7.43, 43.74],
        [7.42, 43.73],
      ],
    ],
  },
});
const { basemap, polygonStyle, icons } = aMap();
const answer = {
  basemap,
  polygonStyle,
  icons,
  latitude: null,
  longitude: null,
  zoom: null,
  geojsonFeature: { type: 'FeatureCollection' as const, features: ['T3', 'T12', 'T12'].map(zone) },
  territories: [
    { territoryId: '2', numberName: 'T3 - Le Port', drawn: 1 },
    { territoryId: '1', numberName: 'T12 - Rue Grimaldi', drawn: 2 },
  ],
};

describe('the map of the choices [OWN-366]', () => {
  it('has the polygons of what is listed, each with its territory', () => {
    expect(drawnChoices(answer, new Set(['1', '9']))).toEqual({
      map: {
        ...answer,
        geojsonFeature: {
          type: 'FeatureCollection',
          features: [zone('T12 - Rue Grimaldi'), zone('T12 - Rue Grimaldi')],
        },
      },
      owners: ['1', '1'],
    });
  });

  it('is none where nothing of the list is drawn, or more is counted than sent', () => {
    expect(drawnChoices(answer, new Set(['9']))).toBe(null);
    expect(drawnChoices({ ...answer, geojsonFeature: null }, new Set(['1']))).toBe(null);
  });
});
