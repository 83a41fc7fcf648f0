import { describe, expect, it } from 'vitest';
import type { MapFeatures } from '../../schema/geojson.ts';
import { scaleOf } from '../../web/parts/map/controls/scale.view.ts';
import { engineZoom, wireZoom } from '../../web/parts/map/geometry/mercator.ts';
import { startView, viewOfBounds } from '../../web/parts/map/geometry/start-view.ts';
import { frameOf, minimapView } from '../../web/parts/map/minimap/minimap.view.ts';

const window = { width: 900, height: 600 };
const nothing: MapFeatures = { type: 'FeatureCollection', features: [] };
const line: MapFeatures = {
  type: 'FeatureCollection',
  features: [7.4, 7.44].map((longitude) => ({
    type: 'Feature',
    properties: { type: 'parking', desc: '' },
    geometry: { type: 'Point', coordinates: [longitude, 43.7] },
  })),
};

describe('where a map starts', () => {
  it('is where the server says [GMV-03]', () => {
    const saved = { latitude: 43.73, longitude: 7.42, zoom: 15.5 };
    expect(startView(saved, line, window)).toEqual(saved);
  });

  it('is everything drawn when the server says nothing, else the world [GMV-03]', () => {
    const saved = { latitude: null, longitude: null, zoom: null };
    const shown = startView(saved, line, window);
    expect(shown).toMatchObject({ latitude: 43.7, longitude: expect.closeTo(7.42) });
    expect(shown.zoom).toBeCloseTo(14.79, 2);
    expect(startView(saved, nothing, window)).toEqual({ latitude: 20, longitude: 0, zoom: 2 });
  });

  it('is where the ground lies when nothing is drawn and nothing saved [OWN-72]', () => {
    const saved = { latitude: null, longitude: null, zoom: null };
    const ground = { latitude: 47.14, longitude: 9.52, zoom: 12 };
    expect(startView(saved, nothing, window, 19, ground)).toEqual(ground);
    expect(startView(saved, nothing, window, 10, ground)).toEqual({ ...ground, zoom: 10 });
    expect(startView(saved, line, window, 19, ground)).toMatchObject({ latitude: 43.7 });
  });

  it('is not closer than the street for a single point', () => {
    const point = { west: 7.4, east: 7.4, south: 43.7, north: 43.7 };
    expect(viewOfBounds(point, window)).toEqual({ latitude: 43.7, longitude: 7.4, zoom: 18 });
  });

  it('is never closer than the ground goes [PREV-02]', () => {
    const saved = { latitude: 43.73, longitude: 7.42, zoom: 20 };
    expect(startView(saved, line, window, 19)).toEqual({ ...saved, zoom: 19 });
    expect(startView({ ...saved, zoom: null }, line, window, 16)).toEqual({ ...saved, zoom: 16 });
  });

  it('counts zooms with tiles of 256 pixels, the engine with 512', () => {
    expect([engineZoom(15), wireZoom(14)]).toEqual([14, 15]);
  });
});

describe('the scale', () => {
  it.each([
    [43.73, 17, { text: '100 m', width: 116 }],
    [43.73, 14, { text: '1 km', width: 145 }],
    [0, 3, { text: '2 000 km', width: 102 }],
    [43.73, 21, { text: '5 m', width: 93 }],
  ])('at latitude %s and zoom %s is round and metric [GMV-08, PUB-06]', (latitude, zoom, scale) => {
    const { text, width } = scaleOf(latitude, zoom);
    expect({ text: text.replaceAll(/\s/gu, ' '), width }).toEqual(scale);
  });

  it('is never wider than 150 pixels [GMV-08, PUB-06]', () => {
    for (let zoom = 1; zoom < 22; zoom += 0.1)
      for (const latitude of [0, 43.7, 70])
        expect(scaleOf(latitude, zoom).width).toBeLessThanOrEqual(150);
  });
});

describe('the minimap', () => {
  it('looks at the same place from further above, at zoom 13 at most [PUB-07]', () => {
    const view = { latitude: 43.73, longitude: 7.42, zoom: 16 };
    expect(minimapView(view)).toEqual({ ...view, zoom: 12 });
    expect(minimapView({ ...view, zoom: 19 }).zoom).toBe(13);
    expect(minimapView({ ...view, zoom: 3 }).zoom).toBe(1);
  });

  it('frames the window of the great map with a line of two pixels [PUB-07]', () => {
    const window = { west: 1, south: -2, east: 3, north: 2 };
    const { line, inside } = frameOf(window, { latitude: 0, longitude: 2, zoom: 7 });
    const pixels = (2 * 360) / (256 * 128);
    const inner = [
      [1 + pixels, -2 + pixels],
      [3 - pixels, -2 + pixels],
      [3 - pixels, 2 - pixels],
      [1 + pixels, 2 - pixels],
    ];
    expect(inside).toEqual([inner]);
    expect(line).toEqual([
      [
        [1, -2],
        [3, -2],
        [3, 2],
        [1, 2],
      ],
      inner,
    ]);
  });
});
