import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { GroundError } from '#engines/ground/ground.ts';
import { tileBytes, type TilePlace } from '#engines/ground/tiles/tile-walk.ts';
import type { TileFile } from '#engines/ground/tiles/tile-file.ts';

/** In the unit square of the world: x to the east, y to the south. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Line = readonly Point[];

export interface TileFeature {
  readonly layer: string;
  readonly type: 'point' | 'line' | 'polygon';
  readonly kind: string;
  readonly properties: Readonly<Record<string, string | number | boolean>>;
  readonly lines: readonly Line[];
}

const types: Readonly<Record<number, TileFeature['type']>> = {
  1: 'point',
  2: 'line',
  3: 'polygon',
};

/** The features of a tile that `wanted` names by layer, type and kind. */
export async function featuresOf(
  file: TileFile,
  place: TilePlace,
  wanted: (feature: Pick<TileFeature, 'layer' | 'type' | 'kind' | 'properties'>) => boolean,
): Promise<readonly TileFeature[]> {
  const bytes = await tileBytes(file, place);
  if (!bytes) return [];
  try {
    return decoded(bytes, place, wanted);
  } catch (error) {
    throw new GroundError('truncated', error);
  }
}

function decoded(
  bytes: ArrayBuffer,
  { z, x, y }: TilePlace,
  wanted: Parameters<typeof featuresOf>[2],
): TileFeature[] {
  const side = 2 ** z;
  const found: TileFeature[] = [];
  for (const [layer, { length, feature: featureAt }] of layersIn(bytes)) {
    for (let at = 0; at < length; at += 1) {
      const feature = featureAt(at);
      const type = types[feature.type];
      if (!type) continue;
      const { properties, extent } = feature;
      const facts = { layer, type, kind: String(properties['kind'] ?? ''), properties };
      if (!wanted(facts)) continue;
      const lines = feature.loadGeometry().map((line) =>
        line.map((point) => ({
          x: (x + point.x / extent) / side,
          y: (y + point.y / extent) / side,
        })),
      );
      found.push({ ...facts, lines });
    }
  }
  return found;
}

const layersIn = (bytes: ArrayBuffer) =>
  Object.entries(new VectorTile(new PbfReader(new Uint8Array(bytes))).layers).map(
    ([name, layer]) =>
      [name, { length: layer.length, feature: (at: number) => layer.feature(at) }] as const,
  );

/** The name that stands on the map; '' without one. */
export const nameOf = ({ properties }: Pick<TileFeature, 'properties'>): string => {
  const name = properties['name'];
  return typeof name === 'string' ? name.trim() : '';
};

/** Lines of the layer `roads` that are no street. */
export const notStreets: ReadonlySet<string> = new Set(['rail', 'ferry', 'aeroway', 'aerialway']);

/** Whether a tile holds the point itself, and not only in its margin. */
export const holds = ({ z, x, y }: TilePlace, point: Point): boolean =>
  Math.floor(point.x * 2 ** z) === x && Math.floor(point.y * 2 ** z) === y;
