import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, Geometry, Position } from 'geojson';
import { maxZoom } from '../frame.ts';
import { tileRange, type WorldBox } from '../mercator.ts';
import type { GroundFeature, LayerName, Line, Properties } from '../shape/feature.ts';

export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** The unpacked vector tile. */
  readonly bytes: Uint8Array;
}

const extent = 4096;
/** What a tile holds of its neighbours, so that lines end outside of it: four of 256 pixels. */
const margin = 64;
/** Tiles are cut block by block, so that only the shapes of one block are at hand at a time. */
const blockZoom = 11;

/** Cuts the features into the tiles of the frame, from zoom 0 to 15. */
export function* cutTiles(
  features: readonly GroundFeature[],
  frame: WorldBox,
): Generator<Tile, void, undefined> {
  const early = features.filter(({ minZoom }) => minZoom < blockZoom);
  yield* tilesOfBlock(early, frame, { z: 0, x: 0, y: 0, deepest: blockZoom - 1 });
  const { west, east, north, south } = tileRange(frame, blockZoom);
  for (let x = west; x <= east; x += 1) {
    for (let y = north; y <= south; y += 1) {
      yield* tilesOfBlock(features, frame, { z: blockZoom, x, y, deepest: maxZoom });
    }
  }
}

/** How many tiles `cutTiles` looks at. */
export const tilesToCut = (frame: WorldBox): number =>
  Array.from({ length: maxZoom + 1 }, (_, z) => {
    const { west, east, north, south } = tileRange(frame, z);
    return (east - west + 1) * (south - north + 1);
  }).reduce((sum, tiles) => sum + tiles, 0);

interface Block {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** The largest zoom of its tiles. */
  readonly deepest: number;
}

function* tilesOfBlock(
  features: readonly GroundFeature[],
  frame: WorldBox,
  { z: top, x: column, y: row, deepest }: Block,
): Generator<Tile, void, undefined> {
  const side = 2 ** top;
  const reach = margin / extent;
  const box = {
    left: (column - reach) / side,
    right: (column + 1 + reach) / side,
    top: (row - reach) / side,
    bottom: (row + 1 + reach) / side,
  };
  // The block is the world of its own index: multiplying by a power of two loses nothing.
  const place = ([x = 0, y = 0]: Position): Position => [x * side - column, y * side - row];
  const sheaves = sheavesOf(
    features.filter((feature) => meets(feature.box, box)),
    place,
    top,
  );

  for (let z = top; z <= deepest; z += 1) {
    const range = tileRange(frame, z);
    const deeper = z - top;
    const first = { x: column * 2 ** deeper, y: row * 2 ** deeper };
    const last = 2 ** deeper - 1;
    for (let x = Math.max(range.west, first.x); x <= Math.min(range.east, first.x + last); x += 1) {
      for (
        let y = Math.max(range.north, first.y);
        y <= Math.min(range.south, first.y + last);
        y += 1
      ) {
        const layers = layersAt(sheaves, z, { z: deeper, x: x - first.x, y: y - first.y });
        if (layers) yield { z, x, y, bytes: fromGeojsonVt(layers, { version: 2, extent }) };
      }
    }
  }
}

const meets = (a: WorldBox, b: WorldBox) =>
  a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top;

/** Features that enter the tiles at the same zoom, with the index that cuts them. */
interface Sheaf {
  readonly layer: LayerName;
  readonly minZoom: number;
  readonly namesFrom: number;
  readonly index: GeoJSONVT;
}

function sheavesOf(
  features: readonly GroundFeature[],
  place: (at: Position) => Position,
  top: number,
): Sheaf[] {
  const groups = new Map<string, GroundFeature[]>();
  for (const feature of features) {
    const { layer, type, minZoom, namesFrom } = feature;
    const key = `${layer} ${type} ${Math.max(top, minZoom)} ${Math.max(top, namesFrom)}`;
    const group = groups.get(key);
    if (group) group.push(feature);
    else groups.set(key, [feature]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { layer, type, minZoom, namesFrom } = first;
    const index = new GeoJSONVT(
      { type: 'FeatureCollection', features: group.map((feature) => shapeOf(feature, place)) },
      {
        coordinates: 'unitSquare',
        wrap: false,
        maxZoom: maxZoom - top,
        indexMaxZoom: 0,
        extent,
        buffer: type === 'point' ? 0 : margin,
        // Land is there at every zoom, however small it gets.
        tolerance: layer === 'earth' ? 0 : 3,
      },
    );
    return [{ layer, minZoom, namesFrom, index }];
  });
}

function shapeOf(
  { type, lines, properties }: GroundFeature,
  place: (at: Position) => Position,
): Feature<Geometry, Properties> {
  const paths = lines.map((line) => positionsOf(line).map(place));
  const [path = []] = paths;
  const [point = []] = path;
  const geometry: Geometry =
    type === 'polygon'
      ? { type: 'Polygon', coordinates: paths }
      : type === 'line'
        ? { type: 'LineString', coordinates: path }
        : { type: 'Point', coordinates: point };
  return { type: 'Feature', geometry, properties };
}

const positionsOf = (line: Line): Position[] =>
  Array.from({ length: line.length / 2 }, (_, at) => [line[at * 2] ?? 0, line[at * 2 + 1] ?? 0]);

function layersAt(
  sheaves: readonly Sheaf[],
  zoom: number,
  at: { readonly z: number; readonly x: number; readonly y: number },
): Record<string, GeoJSONVTTile> | null {
  const layers: Record<string, GeoJSONVTTile> = {};
  for (const { layer, minZoom, namesFrom, index } of sheaves) {
    const tile = minZoom <= zoom ? index.getTile(at.z, at.x, at.y) : null;
    if (!tile || tile.features.length === 0) continue;
    if (zoom < namesFrom) dropNames(tile);
    const known = layers[layer];
    layers[layer] = known ? { ...known, features: [...known.features, ...tile.features] } : tile;
  }
  return Object.keys(layers).length > 0 ? layers : null;
}

function dropNames({ features }: GeoJSONVTTile): void {
  for (const feature of features) {
    const tags = Object.entries(feature.tags ?? {}).filter(([key]) => !/^(?:name|ref)/u.test(key));
    feature.tags = Object.fromEntries(tags);
  }
}
