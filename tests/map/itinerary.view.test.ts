import { describe, expect, it } from 'vitest';
import type { MapFeatures } from '#schema/geojson.ts';
import { destinationOf, itineraryTo } from '../../web/parts/map/itinerary.ts';

const zone = {
  type: 'Feature' as const,
  properties: { type: 'polygon', desc: ' ' },
  geometry: {
    type: 'Polygon' as const,
    coordinates: [
      [
        [7, 43],
        [7.2, 43],
        [7.2, 43.1],
        [7, 43],
      ],
    ],
  },
};
const parking = {
  type: 'Feature' as const,
  properties: { type: 'parking', desc: '' },
  geometry: { type: 'Point' as const, coordinates: [7.05, 43.01] },
};
const of = (...features: MapFeatures['features']): MapFeatures => ({
  type: 'FeatureCollection',
  features,
});

describe('the way to a territory', () => {
  it('opens the navigation of the device [OWN-04]', () => {
    const to = (agent: string) => itineraryTo([7.42, 43.73], agent);
    expect(to('Mozilla/5.0 (Linux; Android 14)')).toBe(
      'geo:43.730000,7.420000?q=43.730000,7.420000',
    );
    expect(to('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)')).toBe(
      'https://maps.apple.com/?daddr=43.730000,7.420000',
    );
    expect(to('Mozilla/5.0 (X11; Linux x86_64)')).toBe(
      'https://www.openstreetmap.org/directions?route=%3B43.730000%2C7.420000',
    );
  });

  it('leads to its car park, else to its middle, else nowhere', () => {
    expect(destinationOf(of(zone, parking))).toEqual([7.05, 43.01]);
    expect(destinationOf(of(zone))).toEqual([7.1, 43.05]);
    expect(destinationOf(of())).toBe(null);
  });
});
