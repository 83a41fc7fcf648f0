import { type Bounds } from '../parts/map/geometry/bounds.ts';
import { mercator } from '../parts/map/geometry/mercator.ts';

export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** A large territory is kept with less detail instead of thousands of tiles. */
const mostTiles = 250;
/** Of the territory's width and height, kept around it on each side. */
const margin = 0.6;
/** Width of the least piece, as a part of the world: some 600 m at the equator. */
const leastWidth = 1.5e-5;

/** The tiles of a ground that show a territory with its surroundings, from the farthest zoom to the closest (OWN-103). */
export function tilesAround(
  bounds: Bounds,
  { minZoom, maxZoom }: { readonly minZoom: number; readonly maxZoom: number },
): readonly Tile[] {
  const northWest = mercator([bounds.west, bounds.north]);
  const southEast = mercator([bounds.east, bounds.south]);
  const spread = (from: number, to: number): readonly [number, number] => {
    const more = Math.max((to - from) * margin, (leastWidth - (to - from)) / 2);
    return [from - more, to + more];
  };
  const [left, right] = spread(northWest.x, southEast.x);
  const [top, bottom] = spread(northWest.y, southEast.y);
  const tiles: Tile[] = [];
  for (let z = minZoom; z <= maxZoom; z += 1) {
    const last = 2 ** z - 1;
    const at = (part: number) => Math.min(Math.max(Math.floor(part * 2 ** z), 0), last);
    const wide = at(right) - at(left) + 1;
    const high = at(bottom) - at(top) + 1;
    if (tiles.length + wide * high > mostTiles) break;
    for (let x = at(left); x <= at(right); x += 1)
      for (let y = at(top); y <= at(bottom); y += 1) tiles.push({ z, x, y });
  }
  return tiles;
}
