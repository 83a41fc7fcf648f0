import { describe, expect, it } from 'vitest';
import { mapFeatures } from '#gateway/parts/map/map-features.ts';

const point = { type: 'Point', coordinates: [7, 43] };

describe('the features of another backend', () => {
  it('are drawn as far as they have a place, with defaults for what is missing [PUB-14, GEN-19]', () => {
    expect(
      mapFeatures({
        features: [
          { type: 'Feature', geometry: point },
          { geometry: point, properties: { type: 'parking', desc: null, size: 3 } },
          { geometry: point, properties: { type: 7, desc: 12 } },
          { type: 'Feature', geometry: null, properties: { type: 'x', desc: 'y' } },
          { type: 'Feature', properties: {} },
          { geometry: { type: 'Point', coordinates: ['7', 43] } },
          { geometry: { type: 'Point', coordinates: [7] } },
          { geometry: { type: 'Polygon', coordinates: [7, 43] } },
          { geometry: { type: 'Circle', coordinates: [7, 43] } },
          { geometry: { type: 'GeometryCollection', geometries: [point] } },
          null,
          'x',
        ],
      }),
    ).toEqual({
      type: 'FeatureCollection',
      features: [
        { type: 'Feature', geometry: point, properties: { type: '', desc: '' } },
        { type: 'Feature', geometry: point, properties: { type: 'parking', desc: '', size: 3 } },
        { type: 'Feature', geometry: point, properties: { type: '7', desc: '12' } },
      ],
    });
  });

  it.each([[undefined], [null], [[]], [''], ['x'], [3], [{}], [{ features: {} }]])(
    'are no map when they are %j',
    (nothing) => {
      expect(mapFeatures(nothing)).toBeNull();
    },
  );
});
