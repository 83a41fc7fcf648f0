import { mm } from './card-layout.ts';
import type { Box, LngLat, Point } from './card-sheet.ts';

/** WGS 84. */
const equator = 6_378_137;
const flatness = 0.006_694_379_990_14;

export const toWorld = ([lng = 0, lat = 0]: LngLat): Point => [
  (lng + 180) / 360,
  0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI),
];

/** To a metre. */
export const toLngLat = ([x, y]: Point): LngLat => [
  toFive(x * 360 - 180),
  toFive((Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI),
];

const toFive = (degrees: number) => Number(degrees.toFixed(5));

/** Width of the world in metres at the scale of a parallel. */
export function metresOfWorld(y: number) {
  const latitude = Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI));
  const sine = 1 - flatness * Math.sin(latitude) ** 2;
  const turn = 2 * Math.PI * Math.cos(latitude);
  return {
    width: (turn * equator) / Math.sqrt(sine),
    height: (turn * equator * (1 - flatness)) / sine ** 1.5,
  };
}

export function boxOf(points: Iterable<Point>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, top, right, bottom };
}

export const middleOf = ({ left, top, right, bottom }: Box) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/**
 * World coordinates (Mercator, 0 to 1, y downwards as in tiles) to paper, true to scale at the
 * centre of the card.
 *
 * @param centre of the world, in the middle of the frame
 * @param frame in points
 */
export function projection(centre: { x: number; y: number }, denominator: number, frame: Box) {
  const metres = metresOfWorld(centre.y);
  const across = (metres.width * mm(1000)) / denominator;
  const down = (metres.height * mm(1000)) / denominator;
  const middle = middleOf(frame);
  return {
    toPaper: ([x, y]: Point): Point => [
      tidy(middle.x + (x - centre.x) * across),
      tidy(middle.y + (y - centre.y) * down),
    ],
    /** The part of the world that the frame shows. */
    seen: {
      left: centre.x + (frame.left - middle.x) / across,
      right: centre.x + (frame.right - middle.x) / across,
      top: centre.y + (frame.top - middle.y) / down,
      bottom: centre.y + (frame.bottom - middle.y) / down,
    },
  };
}

export type Projection = ReturnType<typeof projection>;

/** 0.04 points, finer than any printer; short numbers keep the file small. */
const tidy = (points: number) => Math.round(points * 25) / 25;
