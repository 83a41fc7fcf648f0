import { WebMercatorViewport } from '@deck.gl/core';
import type { StyleSpecification } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import type { MapFeatures } from '../../schema/geojson.ts';
import { groundUrl, minimapStyle } from '../../web/parts/map/basemap.ts';
import { uniqueLines } from '../../web/parts/map/geometry/unique-lines.ts';
import { legible, rgba } from '../../web/parts/map/layers/colour.ts';
import { onPlane } from '../../web/parts/map/layers/flat-layers.ts';
import { atlasMapping } from '../../web/parts/map/layers/marker-atlas.ts';
import { markerLayer, type IconTexture } from '../../web/parts/map/layers/marker-layer.ts';
import {
  dashOf,
  outlines,
  widthAt,
  withFeatures,
} from '../../web/parts/map/layers/outline-layers.ts';
import { polygonLayer } from '../../web/parts/map/layers/polygon-layer.ts';

const ring = [
  [7, 43],
  [8, 43],
  [8, 44],
  [7, 43],
];
const features: MapFeatures = {
  type: 'FeatureCollection',
  features: ['GloBalMap', 'T1'].map((desc) => ({
    type: 'Feature',
    properties: { type: 'polygon', desc },
    geometry: { type: 'Polygon', coordinates: [ring] },
  })),
};
const style = {
  stroke: true,
  color: '#3388ff',
  weight: 4,
  dashArray: '20 12',
  fillColor: '#ff8800',
  fillOpacity: 0.2,
};
const pin = (kind: string) => ({
  url: `/markers/${kind}.svg`,
  width: 32,
  height: 40,
  anchorX: 16,
  anchorY: 39,
});
const icons = {
  information: pin('information'),
  parking: { ...pin('parking'), width: 20, height: 24, anchorX: 10, anchorY: 24 },
  mobilestand: pin('mobilestand'),
  kingdomhome: pin('kingdomhome'),
};
const ground: StyleSpecification = {
  version: 8,
  sources: {
    basemap: { type: 'raster', tiles: ['https://t.example/{z}/{x}/{y}.png'], maxzoom: 19 },
  },
  layers: [
    { id: 'paper', type: 'background' },
    { id: 'names', type: 'symbol', source: 'basemap' },
  ],
};

describe('polygons', () => {
  it('are filled in the colour and opacity of the server [MAP-48, B-21]', () => {
    const { props } = polygonLayer([{ id: 1, rings: [ring] }], style, 'dark');
    expect(props.getFillColor).toEqual([255, 136, 0, 51]);
    expect(props.data).toEqual([{ id: 1, rings: [ring] }]);
  });

  it('have a dash counted in widths of their line, or none [B-21]', () => {
    expect(dashOf('20 12', 4)).toEqual([5, 3]);
    expect(dashOf('4,4', 2)).toEqual([2, 2]);
    expect([dashOf(null, 3), dashOf('', 3), dashOf('7', 3), dashOf('4 4', 0)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('have their outlines apart from the limits of the congregation [GMV-04]', () => {
    expect(
      outlines(features).features.map(({ properties, geometry }) => [
        properties.limit,
        geometry.coordinates,
      ]),
    ).toEqual([
      [false, [ring]],
      [true, [ring]],
    ]);
  });

  it('draw the border between neighbours once, so that its dashes stay dashes [B-21]', () => {
    const [a, b, c, d] = [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 0],
    ];
    expect(
      uniqueLines([
        [a, b, c, a],
        [c, b, d, c],
        [a, b],
      ]),
    ).toEqual([
      [a, b, c, a],
      [b, d, c],
    ]);
  });

  it('have outlines in the style of the server, the limits a red line, all below the names [GMV-04, MAP-48]', () => {
    const { layers } = withFeatures(ground, features, style, 'light');
    expect(layers.map(({ id }) => id)).toEqual([
      'paper',
      'outlines',
      'limits-halo',
      'limits',
      'names',
      'reserved',
    ]);
    expect(layers[1]).toMatchObject({
      filter: ['==', ['get', 'limit'], false],
      layout: { visibility: 'visible' },
      paint: { 'line-color': '#3388ff', 'line-dasharray': [5, 3] },
    });
    expect(layers[3]).toMatchObject({
      filter: ['==', ['get', 'limit'], true],
      paint: { 'line-color': '#e3001b' },
    });
  });

  it('are as wide in the sketch as the engine draws them, at every zoom [GMV-04]', () => {
    const { layers } = withFeatures(ground, features, style, 'light');
    expect(layers[1]).toMatchObject({
      paint: { 'line-width': ['interpolate', ['linear'], ['zoom'], 11, 4 / 3, 15, 4] },
    });
    expect([9, 11, 13, 15, 19].map((zoom) => widthAt(zoom, style.weight))).toEqual([
      4 / 3,
      4 / 3,
      expect.closeTo((4 / 3 + 4) / 2),
      4,
      4,
    ]);
  });

  it('keep the names of the ground off their own words and pins', () => {
    const { sources, layers } = withFeatures(ground, features, style, 'light');
    expect(layers.at(-1)).toMatchObject({ source: 'reserved', paint: { 'text-opacity': 0 } });
    expect(sources['reserved']).toMatchObject({
      data: { features: [{ properties: { text: 'T1', anchor: 'center' } }] },
    });
  });

  it('have no outline where the server wants none, but the limits keep theirs [B-21]', () => {
    const { layers } = withFeatures(ground, features, { ...style, stroke: false }, 'dark');
    expect(layers[1]).toMatchObject({ layout: { visibility: 'none' } });
    expect(layers[3]?.layout).not.toHaveProperty('visibility');
  });
});

describe('a place', () => {
  it('lies on the plane of the engine where its own shaders would put it', () => {
    const viewport = new WebMercatorViewport({ width: 800, height: 600, zoom: 15 });
    for (const position of [
      [0, 0],
      [7.4246, 43.7384],
      [-61.0242, -14.6415],
      [179.9, 70.3],
    ]) {
      const [x, y] = onPlane(position);
      const [libraryX, libraryY] = viewport.projectFlat([...position]);
      expect([x, y]).toEqual([expect.closeTo(libraryX, 9), expect.closeTo(libraryY, 9)]);
    }
  });
});

describe('markers', () => {
  it('have the size and anchor of the server, sharp on a dense screen [GMV-06, PUB-13]', () => {
    const mapping = atlasMapping(icons, 2);
    expect(mapping.parking).toEqual({
      x: 66,
      y: 0,
      width: 40,
      height: 48,
      anchorX: 20,
      anchorY: 48,
    });
    const { props } = markerLayer([{ id: 3, kind: 'parking', position: [7, 43] }], {
      texture: {} as IconTexture,
      mapping,
      ratio: 2,
    });
    const size = props.getSize as (marker: object) => number;
    expect(size({ kind: 'parking' })).toBe(24);
    expect(size({ kind: 'other' })).toBe(34);
  });

  it('lie side by side on their sheet', () => {
    const frames = Object.values(atlasMapping(icons, 1)).toSorted((a, b) => a.x - b.x);
    for (const [index, { x, width }] of frames.slice(0, -1).entries())
      expect(frames[index + 1]!.x).toBeGreaterThan(x + width);
  });
});

describe('the ground', () => {
  it('may lie at an address of our own [B-22]', () => {
    expect(
      ['/basemap/a.pmtiles', 'basemap/a.pmtiles', 'https://t.example/{z}/{x}/{y}.png'].map((url) =>
        groundUrl(url, 'https://carte.example'),
      ),
    ).toEqual([
      'https://carte.example/basemap/a.pmtiles',
      'https://carte.example/basemap/a.pmtiles',
      'https://t.example/{z}/{x}/{y}.png',
    ]);
  });

  it('of the minimap stops at tiles of zoom 13, and has no names [PUB-07]', () => {
    expect(minimapStyle(ground)).toEqual({
      version: 8,
      sources: { basemap: { ...ground.sources['basemap'], maxzoom: 13 } },
      layers: [{ id: 'paper', type: 'background' }],
    });
  });
});

describe('colours', () => {
  it('of the server are shown as given where they can be seen, else only lighter or darker', () => {
    expect([legible('#3388ff', 'light'), legible('#1b4d5a', 'light')]).toEqual([
      '#3388ff',
      '#1b4d5a',
    ]);
    expect([legible('#1b4d5a', 'dark'), legible('#ffff00', 'light')]).toEqual([
      '#369bb5',
      '#8c8c00',
    ]);
  });

  it('of the server are #hex, anything else is the documented blue [B-80]', () => {
    expect([rgba('#f80', 1), rgba('#FF8800', 0.5), rgba('javascript:', 2)]).toEqual([
      [255, 136, 0, 255],
      [255, 136, 0, 128],
      [51, 136, 255, 255],
    ]);
  });
});
