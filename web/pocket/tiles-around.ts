import { type Bounds } from '../parts/map/geometry/bounds.ts';
import { mercator } from '../parts/map/geometry/mercator.ts';

export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** A large territory is kept with less detail instead of thousands of tiles. */
const mostTiles = 400;
/** Of the territory's longer side, kept around it on each side: a tall telephone shows that much of a wide one. */
const margin = 1;
/** Width of the least piece, as a part of the world: some 600 m at the equator. */
const leastWidth = 1.5e-5;

/** The tiles of a ground that show a territory with its surroundings, from the farthest zoom to the closest (OWN-103). */
export function tilesAround(
  bounds: Bounds,
  { minZoom, maxZoom }: { readonly minZoom: number; readonly maxZoom: number },
): readonly Tile[] {
  const northWest = mercator([bounds.west, bounds.north]);
  const southEast = mercator([bounds.east, bounds.south]);
  const longer = Math.max(southEast.x - northWest.x, southEast.y - northWest.y);
  const half = Math.max(longer * (0.5 + margin), leastWidth / 2);
  const spread = (from: number, to: number): readonly [number, number] => {
    const middle = (from + to) / 2;
    return [middle - half, middle + half];
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
