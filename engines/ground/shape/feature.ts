import type { WorldBox } from '../mercator.ts';
import { nameKeys, type Tags } from '../osm/tag-keys.ts';

/** Places in the unit square, one after the other: x, y, x, y … */
export type Line = Float64Array;

export const layerNames = [
  'earth',
  'water',
  'landuse',
  'boundaries',
  'roads',
  'buildings',
  'places',
  'pois',
] as const;

export type LayerName = (typeof layerNames)[number];

export type Properties = Readonly<Record<string, string | number | boolean>>;

export interface GroundFeature {
  readonly layer: LayerName;
  readonly type: 'point' | 'line' | 'polygon';
  /** The rings of one polygon, the outer one first; else one line or point. */
  readonly lines: readonly Line[];
  readonly properties: Properties;
  /** Tiles of smaller zooms do not hold it. */
  readonly minZoom: number;
  /** Tiles of smaller zooms hold it without its names. */
  readonly namesFrom: number;
  readonly box: WorldBox;
}

export function featureOf(
  layer: LayerName,
  type: GroundFeature['type'],
  lines: readonly Line[],
  {
    properties,
    minZoom,
    namesFrom = 0,
  }: { properties: Properties; minZoom: number; namesFrom?: number },
): GroundFeature {
  return { layer, type, lines, properties, minZoom, namesFrom, box: boxAround(lines) };
}

export function boxAround(lines: readonly Line[]): WorldBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines) {
    for (let at = 0; at < line.length; at += 2) {
      const [x = 0, y = 0] = [line[at], line[at + 1]];
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return { left, top, right, bottom };
}

/** The name in the language of the place, and those in other languages (`name:fr`). */
export function namesOf(tags: Tags): Properties {
  const names: Record<string, string> = {};
  for (const key of nameKeys) {
    const name = tags[key];
    if (name !== undefined) names[key] = name;
  }
  return names;
}

/** Leaves out what is not there. */
export function present(
  properties: Readonly<Record<string, string | number | boolean | null | undefined>>,
): Properties {
  const kept: Record<string, string | number | boolean> = {};
  for (const [key, value] of Object.entries(properties)) {
    if (value !== null && value !== undefined) kept[key] = value;
  }
  return kept;
}
