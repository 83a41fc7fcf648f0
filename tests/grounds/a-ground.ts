import { createHash } from 'node:crypto';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, Position } from 'geojson';
import { zxyToTileId } from 'pmtiles';

export interface GroundFacts {
  readonly name?: string;
  /** South-west corner; the ground is as large as Monaco. */
  readonly at?: readonly [lng: number, lat: number];
  /** 1: vector tiles, 2: pictures. */
  readonly tileType?: number;
  readonly layers?: readonly string[];
  readonly sourceDate?: string;
  /** Of the street from west to east: its western half has the first name, its eastern half the other. */
  readonly spelled?: readonly [string, string];
  /** Bytes of nothing at the end, for a file of several pieces. */
  readonly padding?: number;
}

const layerNames = [
  'earth',
  'landuse',
  'water',
  'roads',
  'buildings',
  'places',
  'boundaries',
  'pois',
];
const zooms = [0, 8, 10, 11, 12, 13, 14, 15];
const size = [0.03, 0.02] as const;

/** A ground of two streets and a house, in the Protomaps schema, written without its maker. */
export function aGround({
  name = 'Petit fond',
  at = [7.41, 43.73],
  tileType = 1,
  layers = layerNames,
  sourceDate = '2026-02-01',
  spelled: [western, eastern] = ['Rue du Test', 'Rue du Test'],
  padding = 0,
}: GroundFacts = {}): Buffer {
  const [west, south] = at;
  const [east, north] = [west + size[0], south + size[1]];
  const middle = [west + size[0] / 2, south + size[1] / 2] as const;
  const street = (kind: string, called: string, coordinates: Position[]): Feature => ({
    type: 'Feature',
    properties: { kind, name: called },
    geometry: { type: 'LineString', coordinates },
  });
  const ring = (w: number, s: number, e: number, n: number): Position[] => [
    [w, s],
    [e, s],
    [e, n],
    [w, n],
    [w, s],
  ];
  const content: Readonly<Record<string, Feature[]>> = {
    earth: [polygonOf('earth', ring(west, south, east, north))],
    roads: [
      street('minor_road', western, [[west, middle[1]], [...middle]]),
      street('minor_road', eastern, [[...middle], [east, middle[1]]]),
      street('major_road', 'Avenue du Test', [
        [middle[0], south],
        [middle[0], north],
      ]),
    ],
    buildings: [
      {
        type: 'Feature',
        properties: { kind: 'address', addr_housenumber: '12' },
        geometry: { type: 'Point', coordinates: [...middle] },
      },
    ],
  };
  const cut = Object.entries(content).map(([layer, features]) => ({
    layer,
    index: new GeoJSONVT(
      { type: 'FeatureCollection', features },
      { maxZoom: 15, indexMaxZoom: 5, extent: 4096, buffer: 64 },
    ),
  }));
  const tiles = zooms.flatMap((z) =>
    tilesIn([west, south, east, north], z).flatMap(({ x, y }) => {
      const drawn = cut.flatMap(({ layer, index }) => {
        const tile = index.getTile(z, x, y);
        return tile && tile.features.length > 0 ? [[layer, tile] as const] : [];
      });
      if (drawn.length === 0) return [];
      const bytes = fromGeojsonVt(Object.fromEntries(drawn), { version: 2, extent: 4096 });
      return [{ id: zxyToTileId(z, x, y), bytes: Buffer.from(bytes) }];
    }),
  );
  const metadata = {
    name,
    'planetiler:osm:osmosisreplicationtime': `${sourceDate}T00:00:00Z`,
    vector_layers: layers.map((id) => ({ id, fields: {} })),
  };
  return archive(tiles, metadata, {
    bounds: [west, south, east, north],
    middle,
    tileType,
    padding,
  });
}

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const polygonOf = (kind: string, ring: Position[]): Feature => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type: 'Polygon', coordinates: [ring] },
});

function tilesIn([west, south, east, north]: readonly [number, number, number, number], z: number) {
  const column = (lng: number) => Math.floor(((lng + 180) / 360) * 2 ** z);
  const row = (lat: number) =>
    Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z);
  const tiles = [];
  for (let x = column(west); x <= column(east); x += 1)
    for (let y = row(north); y <= row(south); y += 1) tiles.push({ x, y });
  return tiles;
}

interface Tile {
  readonly id: number;
  readonly bytes: Buffer;
}

interface Header {
  readonly bounds: readonly number[];
  readonly middle: readonly number[];
  readonly tileType: number;
  readonly padding: number;
}

/** PMTiles version 3, nothing of it packed. */
function archive(tiles: readonly Tile[], metadata: object, header: Header): Buffer {
  const sorted = tiles.toSorted((a, b) => a.id - b.id);
  const ids = sorted.map(({ id }, at) => id - (sorted[at - 1]?.id ?? 0));
  const root = varints([
    sorted.length,
    ...ids,
    ...sorted.map(() => 1),
    ...sorted.map(({ bytes }) => bytes.length),
    ...sorted.map((_, at) => (at === 0 ? 1 : 0)),
  ]);
  const json = Buffer.from(JSON.stringify(metadata));
  const body = Buffer.concat([...sorted.map(({ bytes }) => bytes), Buffer.alloc(header.padding)]);
  const head = Buffer.alloc(127);
  head.write('PMTiles', 0);
  head[7] = 3;
  const jsonAt = 127 + root.length;
  const bodyAt = jsonAt + json.length;
  const sections = [127, root.length, jsonAt, json.length, bodyAt, 0, bodyAt, body.length];
  const counts = [sorted.length, sorted.length, sorted.length];
  [...sections, ...counts].forEach((value, at) => head.writeBigUInt64LE(BigInt(value), 8 + at * 8));
  [1, 1, 1, header.tileType, 0, 15].forEach((value, at) => head.writeUInt8(value, 96 + at));
  const e7 = (degrees: number) => Math.round(degrees * 1e7);
  header.bounds.forEach((degrees, at) => head.writeInt32LE(e7(degrees), 102 + at * 4));
  head.writeUInt8(14, 118);
  header.middle.forEach((degrees, at) => head.writeInt32LE(e7(degrees), 119 + at * 4));
  return Buffer.concat([head, root, json, body]);
}

function varints(values: readonly number[]): Buffer {
  const bytes: number[] = [];
  for (const value of values) {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  }
  return Buffer.from(bytes);
}
