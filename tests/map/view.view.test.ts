import type { Point } from 'geojson';
import { describe, expect, it } from 'vitest';
import type { MapFeatures } from '../../schema/geojson.ts';
import { scaleOf } from '../../web/parts/map/controls/scale.view.ts';
import { engineZoom, mercator, wireZoom } from '../../web/parts/map/geometry/mercator.ts';
import { startView, type View } from '../../web/parts/map/geometry/start-view.ts';
import { placeIn } from '../../web/parts/map/sketch/sketch-shapes.ts';
import { frameOf, minimapView } from '../../web/parts/map/minimap/minimap.view.ts';

const window = { width: 900, height: 600 };
const nowhere = { latitude: null, longitude: null, zoom: null };
const nothing: MapFeatures = { type: 'FeatureCollection', features: [] };
const marked = (...places: readonly (readonly [number, number])[]): MapFeatures => ({
  type: 'FeatureCollection',
  features: places.map((coordinates) => ({
    type: 'Feature',
    properties: { type: 'parking', desc: '' },
    geometry: { type: 'Point', coordinates: [...coordinates] },
  })),
});
const line = marked([7.4, 43.7], [7.44, 43.7]);
const one = marked([7.4, 43.7]);
const square = marked([7.4, 43.7], [7.414, 43.71]);

/** Where the outermost features are seen, in pixels of the window. */
function edgesOf(features: MapFeatures, { zoom, ...centre }: View, size: typeof window) {
  const at = placeIn({ zoom, centre: mercator([centre.longitude, centre.latitude]), ...size });
  const seen = features.features.map(({ geometry }) => at((geometry as Point).coordinates));
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return {
    west: rounded(Math.min(...seen.map(({ x }) => x))),
    east: rounded(Math.max(...seen.map(({ x }) => x))),
    north: rounded(Math.min(...seen.map(({ y }) => y))),
    south: rounded(Math.max(...seen.map(({ y }) => y))),
  };
}

describe('where a map starts', () => {
  it('is where the server says, without areas [GMV-03]', () => {
    const saved = { latitude: 43.73, longitude: 7.42, zoom: 15.5 };
    for (const size of [window, { width: 390, height: 844 }]) {
      expect(startView(saved, line, size)).toEqual(saved);
      expect(startView(saved, nothing, size)).toEqual(saved);
    }
  });

  it('is everything drawn when the server says nothing, else the world [GMV-03]', () => {
    const saved = { latitude: null, longitude: null, zoom: null };
    const shown = startView(saved, line, window);
    expect(shown.zoom).toBeCloseTo(14.77, 2);
    expect(edgesOf(line, shown, window)).toEqual({
      west: 24,
      east: 818,
      north: 286.5,
      south: 286.5,
    });
    expect(startView(saved, nothing, window)).toEqual({ latitude: 20, longitude: 0, zoom: 2 });
  });

  it('is where the ground lies when nothing is drawn and nothing saved [OWN-72]', () => {
    const saved = { latitude: null, longitude: null, zoom: null };
    const ground = { latitude: 47.14, longitude: 9.52, zoom: 12 };
    expect(startView(saved, nothing, window, { maxZoom: 19, ground })).toEqual(ground);
    expect(startView(saved, nothing, window, { maxZoom: 10, ground })).toEqual({
      ...ground,
      zoom: 10,
    });
    expect(startView(saved, line, window, { maxZoom: 19, ground })).toEqual(
      startView(saved, line, window),
    );
  });

  describe('of areas', () => {
    const area: MapFeatures = {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { type: 'polygon', desc: 'T1' },
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [7.415, 43.725],
                [7.425, 43.725],
                [7.425, 43.735],
                [7.415, 43.735],
                [7.415, 43.725],
              ],
            ],
          },
        },
        ...marked([7.6, 43.9]).features,
      ],
    };
    const corners = marked([7.415, 43.725], [7.425, 43.735]);
    const saved = { latitude: 43.73, longitude: 7.42, zoom: 16 };
    const phone = { width: 390, height: 844 };

    const desk = { width: 1440, height: 900 };

    it.each([
      ['around them', saved],
      ['at sea', { latitude: 43.7, longitude: 7.5, zoom: 16 }],
      ['from far', { ...saved, zoom: 12 }],
      ['so near that they reach out of it', { ...saved, zoom: 17 }],
      ['nowhere', nowhere],
    ])(
      'is the whole of them, saved %s, and whatever marker lies further off [OWN-241, OWN-181]',
      (_, place) => {
        expect(edgesOf(corners, startView(place, area, desk), desk)).toMatchObject({
          north: 48,
          south: 825,
        });
        expect(edgesOf(corners, startView(place, area, phone), phone)).toMatchObject({
          west: 24,
          east: 308,
        });
        expect(startView(place, area, desk, { maxZoom: 14 }).zoom).toBe(14);
      },
    );

    it('is that place in an editor which shows all of them there, else the whole of them [MAP-08, OWN-241]', () => {
      const keeping = { keeping: true };
      for (const place of [saved, { ...saved, zoom: 12 }])
        expect(startView(place, area, desk, keeping)).toEqual(place);
      for (const place of [
        { ...saved, longitude: 7.5 },
        { ...saved, zoom: 17 },
      ])
        expect(startView(place, area, desk, keeping)).toEqual(startView(place, area, desk));
    });
  });

  it('is not closer than the street for a single point, which stands in the middle of what is clear [OWN-181]', () => {
    const shown = startView(nowhere, one, window);
    expect(shown.zoom).toBe(18);
    expect(edgesOf(one, shown, window)).toEqual({
      west: 421,
      east: 421,
      north: 286.5,
      south: 286.5,
    });
  });

  it.each([
    [390, 844],
    [1024, 768],
    [1440, 900],
    [1920, 1080],
  ])('leaves what lies over a map of %i × %i clear [OWN-181]', (width, height) => {
    const sides = { top: 160, right: 82, bottom: 190, left: 24 };
    const size = { width, height };
    const edges = edgesOf(square, startView(nowhere, square, size, { sides }), size);
    const clear = { west: 24, east: width - 82, north: 160, south: height - 190 };
    expect(edges.west).toBeGreaterThanOrEqual(clear.west);
    expect(edges.east).toBeLessThanOrEqual(clear.east);
    expect(edges.north).toBeGreaterThanOrEqual(clear.north);
    expect(edges.south).toBeLessThanOrEqual(clear.south);
    expect(edges.west + edges.east).toBeCloseTo(clear.west + clear.east, 0);
    expect(edges.north + edges.south).toBeCloseTo(clear.north + clear.south, 0);
  });

  it('leaves half of a low window to the map, whatever lies over it [OWN-181]', () => {
    const sides = { top: 300, right: 0, bottom: 100, left: 0 };
    const size = { width: 900, height: 200 };
    const edges = edgesOf(square, startView(nowhere, square, size, { sides }), size);
    expect(edges).toMatchObject({ north: 75, south: 175 });
  });

  it('is never closer than the ground goes [PREV-02]', () => {
    const saved = { latitude: 43.73, longitude: 7.42, zoom: 20 };
    expect(startView(saved, line, window, { maxZoom: 19 })).toEqual({ ...saved, zoom: 19 });
    expect(startView({ ...saved, zoom: null }, line, window, { maxZoom: 16 })).toEqual({
      ...saved,
      zoom: 16,
    });
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
