import type { GroundBox } from './ground.ts';

/** Web Mercator in the unit square: x to the east, y to the south. */
export const worldX = (lng: number) => (lng + 180) / 360;

export function worldY(lat: number): number {
  const sine = Math.sin((Math.max(-mostLat, Math.min(mostLat, lat)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

export const mostLat = 85.051_128;

export interface WorldBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const worldBox = ([west, south, east, north]: GroundBox): WorldBox => ({
  left: worldX(west),
  top: worldY(north),
  right: worldX(east),
  bottom: worldY(south),
});

const metresRound = 40_075_017;

/** Metres that the side of the unit square measures at this height of it. */
export const metresAcross = (y: number) => metresRound / Math.cosh(Math.PI * (1 - 2 * y));

/** Columns and rows of the tiles that a box touches. */
export function tileRange({ left, top, right, bottom }: WorldBox, z: number) {
  const side = 2 ** z;
  const within = (part: number) => Math.max(0, Math.min(side - 1, Math.floor(part * side)));
  return { west: within(left), east: within(right), north: within(top), south: within(bottom) };
}
