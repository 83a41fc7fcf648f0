import { openGrounds } from './ground.mjs';
import { boxOf, metresOfWorld, middleOf, toWorld } from './projection.mjs';

/**
 * The named streets within a territory, with the length of each that lies there.
 * @typedef {import('./card-sheet.ts').Line} Line
 * @typedef {import('./card-sheet.ts').Point} Point
 * @typedef {import('./card-sheet.ts').StreetsSheet} StreetsSheet
 * @typedef {import('./card-sheet.ts').GroundStreet} GroundStreet
 */

/** Metres: how finely a street is measured. */
const step = 4;
/** Limits are drawn along streets: this far beyond them, in metres, a street is still of the territory. */
const beside = 12;
/** Less of a street, in metres, is a corner of one that belongs elsewhere. */
const least = 25;
/** Letters of a street's name, as the table has them. */
const longest = 200;

/**
 * @param {Omit<StreetsSheet, 'form'>} sheet
 * @returns {Promise<readonly GroundStreet[]>}
 */
export async function streetsIn({ grounds, limits }) {
  const rings = limits.flatMap(({ coordinates }) => coordinates.map((ring) => ring.map(toWorld)));
  const box = boxOf(rings.flat());
  const centre = middleOf(box);
  const metres = metresOfWorld(centre.y);
  /** @type {(point: Point) => Point} */
  const inMetres = ([x, y]) => [(x - centre.x) * metres.width, (y - centre.y) * metres.height];
  const edges = rings.map((ring) => ring.map(inMetres));
  const opened = openGrounds(grounds);
  try {
    const ground = await opened.at(centre, box);
    /** @type {Map<string, Set<string>>} pieces of the same place come from more than one tile */
    const cells = new Map();
    for (const { name, tunnel, lines } of ground?.layers.get('road') ?? []) {
      if (name === '' || name.length > longest || tunnel) continue;
      const own = cells.get(name) ?? new Set();
      cells.set(name, own);
      for (const line of lines)
        for (const [x, y] of sampled(line.map(inMetres)))
          if (belongs([x, y], edges)) own.add(`${Math.round(x / step)} ${Math.round(y / step)}`);
    }
    const french = new Intl.Collator('fr');
    return [...cells]
      .map(([name, own]) => ({ name, metres: own.size * step }))
      .filter((street) => street.metres >= least)
      .toSorted((one, other) => french.compare(one.name, other.name));
  } finally {
    await opened.close();
  }
}

/**
 * A point for each step of a line.
 * @param {Line} line
 * @returns {Point[]}
 */
const sampled = (line) =>
  line.slice(1).flatMap(([x, y], at) => {
    const [fromX, fromY] = line[at] ?? [x, y];
    const count = Math.ceil(Math.hypot(x - fromX, y - fromY) / step);
    return Array.from({ length: count }, (_, part) => {
      const share = (part + 0.5) / count;
      return /** @type {Point} */ ([fromX + (x - fromX) * share, fromY + (y - fromY) * share]);
    });
  });

/**
 * @param {Point} point
 * @param {readonly Line[]} rings
 */
function belongs([x, y], rings) {
  let inside = false;
  for (const ring of rings) {
    for (const [at, [toX, toY]] of ring.entries()) {
      const [fromX, fromY] = ring[at - 1] ?? [toX, toY];
      if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX)
        inside = !inside;
      if (distance([x, y], [fromX, fromY], [toX, toY]) < beside) return true;
    }
  }
  return inside;
}

/**
 * @param {Point} point
 * @param {Point} from
 * @param {Point} to
 */
function distance([x, y], [fromX, fromY], [toX, toY]) {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const long = dx * dx + dy * dy;
  const share =
    long === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / long));
  return Math.hypot(x - fromX - share * dx, y - fromY - share * dy);
}
