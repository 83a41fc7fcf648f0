import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PublicMap } from '#schema/generated.ts';
import { useMapContent } from '#web/parts/map/useMapContent.ts';
import { publicMap } from '../exit/public-map.ts';

const room = { width: 390, height: 350 };
const saved = { latitude: 43.735, longitude: 7.425, zoom: 14 };
const begins = (map: PublicMap, listed: [] | null) =>
  renderHook(() => useMapContent(map, null, 18, listed)).result.current.start(room);

it('a map with areas begins with the whole of them, beside a list of its streets or not, whatever place was saved [OWN-224, OWN-241]', () => {
  const drawn: PublicMap = {
    ...publicMap,
    geojsonFeature: {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { type: 'polygon', desc: '' },
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [7.42, 43.73],
                [7.43, 43.73],
                [7.43, 43.74],
                [7.42, 43.73],
              ],
            ],
          },
        },
      ],
    },
  };
  const whole = begins({ ...drawn, latitude: null, longitude: null, zoom: null }, null);
  expect(begins({ ...drawn, ...saved }, [])).toEqual(whole);
  expect(begins({ ...drawn, ...saved }, null)).toEqual(whole);
  expect(begins({ ...publicMap, ...saved, geojsonFeature: null }, null)).toEqual(saved);
});
