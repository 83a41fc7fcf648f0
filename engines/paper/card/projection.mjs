import { mm } from './card-layout.mjs';

/**
 * World coordinates (Mercator, 0 to 1, y downwards as in tiles) to paper, true to scale at the
 * centre of the card.
 * @typedef {import('./card-sheet.ts').Point} Point
 * @typedef {import('./card-sheet.ts').Box} Box
 */

/** WGS 84. */
const equator = 6_378_137;
const flatness = 0.006_694_379_990_14;

/**
 * @param {import('./card-sheet.ts').LngLat} position
 * @returns {Point}
 */
export const toWorld = ([lng = 0, lat = 0]) => [
  (lng + 180) / 360,
  0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI),
];

/**
 * To a metre.
 * @param {Point} point
 * @returns {import('./card-sheet.ts').LngLat}
 */
export const toLngLat = ([x, y]) => [
  toFive(x * 360 - 180),
  toFive((Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI),
];

const toFive = (/** @type {number} */ degrees) => Number(degrees.toFixed(5));

/**
 * Width of the world in metres at the scale of a parallel.
 * @param {number} y
 */
export function metresOfWorld(y) {
  const latitude = Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI));
  const sine = 1 - flatness * Math.sin(latitude) ** 2;
  const turn = 2 * Math.PI * Math.cos(latitude);
  return {
    width: (turn * equator) / Math.sqrt(sine),
    height: (turn * equator * (1 - flatness)) / sine ** 1.5,
  };
}

/**
 * @param {Iterable<Point>} points
 * @returns {Box}
 */
export function boxOf(points) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, top, right, bottom };
}

/** @param {Box} box */
export const middleOf = ({ left, top, right, bottom }) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/**
 * @param {{ x: number, y: number }} centre of the world, in the middle of the frame
 * @param {number} denominator
 * @param {Box} frame in points
 */
export function projection(centre, denominator, frame) {
  const metres = metresOfWorld(centre.y);
  const across = (metres.width * mm(1000)) / denominator;
  const down = (metres.height * mm(1000)) / denominator;
  const middle = middleOf(frame);
  return {
    /**
     * @param {Point} world
     * @returns {Point}
     */
    toPaper: ([x, y]) => [
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

/** 0.04 points, finer than any printer; short numbers keep the file small. */
const tidy = (/** @type {number} */ points) => Math.round(points * 25) / 25;
