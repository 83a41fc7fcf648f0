import { commonSpelling } from '../../ground/spelling.mjs';
import { inside, nearBorder } from './geometry.mjs';
import { openGrounds } from './ground.mjs';
import { joinLines, lengthOf } from './join-lines.mjs';
import { boxOf, metresOfWorld, middleOf, toLngLat, toWorld } from './projection.mjs';
import { linesOf } from './street-lines.mjs';
import { sidesOf } from './street-sides.mjs';

/**
 * The named streets within a territory, with the sides of each and their length that lie there, and what is drawn of it.
 * @typedef {import('./card-sheet.ts').Line} Line
 * @typedef {import('./card-sheet.ts').Point} Point
 * @typedef {import('./card-sheet.ts').GroundShape} GroundShape
 * @typedef {import('./card-sheet.ts').StreetsSheet} StreetsSheet
 * @typedef {import('./card-sheet.ts').StreetsWithin} StreetsWithin
 * @typedef {import('./street-lines.mjs').Step} Step
 * @typedef {import('./street-sides.mjs').House} House
 */

/** Metres: how finely a street is measured. */
const step = 4;
/** Limits are drawn along streets: this far beyond them, in metres, a street is still of the territory. */
const beside = 12;
/** Metres from the middle of a street to where its houses are; further than limits that are drawn along it. */
const aside = 15;
/** Less of a street, in metres, is a corner of one that belongs elsewhere. */
const least = 25;
/** Letters of a street's name, as the table has them. */
const longest = 200;

/**
 * @param {Omit<StreetsSheet, 'form'>} sheet
 * @returns {Promise<StreetsWithin>}
 */
export async function streetsIn({ grounds, limits }) {
  const rings = limits.flatMap(({ coordinates }) => coordinates.map((ring) => ring.map(toWorld)));
  const box = boxOf(rings.flat());
  const centre = middleOf(box);
  const metres = metresOfWorld(centre.y);
  /** @type {(point: Point) => Point} */
  const inMetres = ([x, y]) => [(x - centre.x) * metres.width, (y - centre.y) * metres.height];
  /** @param {Point} point */
  const onGlobe = ([x, y]) => toLngLat([centre.x + x / metres.width, centre.y + y / metres.height]);
  const edges = rings.map((ring) => ring.map(inMetres));
  const opened = openGrounds(grounds);
  try {
    const ground = await opened.at(centre, box);
    const roads = ground?.layers.get('road') ?? [];
    const nameOf = commonSpelling(roads.map(({ name, lines }) => [name, lengthOf(lines)]));
    const houses = (ground?.layers.get('house') ?? []).flatMap((house) =>
      housesOf(house, inMetres),
    );
    const french = new Intl.Collator('fr');
    const within = [...linesByName(roads, nameOf)]
      .toSorted(([one], [other]) => french.compare(one, other))
      .flatMap(([name, lines]) => {
        const joined = joinLines(lines).map((line) => line.map(inMetres));
        const steps = stepsWithin(joined, edges);
        return steps.length * step < least ? [] : [{ name, steps }];
      });
    return {
      streets: within.flatMap(({ name, steps }) => {
        const own = houses.filter(({ street }) => nameOf(street) === name);
        return sidesOf(steps, own, { step, least }).map((side) => ({ name, ...side }));
      }),
      lines: within.map(({ name, steps }) => ({
        name,
        lines: linesOf(steps, step).map((line) => line.map(onGlobe)),
      })),
    };
  } finally {
    await opened.close();
  }
}

/**
 * @param {readonly GroundShape[]} roads
 * @param {(name: string) => string} nameOf
 */
function linesByName(roads, nameOf) {
  /** @type {Map<string, Line[]>} */
  const found = new Map();
  for (const { name: spelled, tunnel, lines } of roads) {
    const name = nameOf(spelled);
    if (name === '' || name.length > longest || tunnel) continue;
    found.set(name, [...(found.get(name) ?? []), ...lines]);
  }
  return found;
}

/**
 * @param {GroundShape} shape
 * @param {(point: Point) => Point} inMetres
 * @returns {House[]}
 */
const housesOf = ({ name: number, street, lines }, inMetres) =>
  lines.flatMap((line) =>
    line.map((point) => {
      const [x, y] = inMetres(point);
      return { x, y, number, street };
    }),
  );

/**
 * The steps along a street that lie within the limits or along them, each place once: the same one comes from more
 * than one tile.
 * @param {readonly Line[]} lines
 * @param {readonly Line[]} edges
 */
function stepsWithin(lines, edges) {
  /** @type {Map<string, Step>} */
  const cells = new Map();
  for (const [line, points] of lines.entries()) {
    for (const [at, { x, y, dx, dy }] of sampled(points).entries()) {
      const cell = `${Math.round(x / step)} ${Math.round(y / step)}`;
      if (cells.has(cell)) continue;
      if (!inside(edges, [x, y]) && !nearBorder(edges, [x, y], beside)) continue;
      const left = inside(edges, [x + dy * aside, y - dx * aside]);
      const right = inside(edges, [x - dy * aside, y + dx * aside]);
      const neither = !left && !right;
      cells.set(cell, {
        x,
        y,
        dx,
        dy,
        line,
        at,
        left: left || neither,
        right: right || neither,
      });
    }
  }
  return [...cells.values()];
}

/**
 * A point for each step of a line, with the direction there.
 * @param {Line} line
 */
const sampled = (line) =>
  line.slice(1).flatMap(([x, y], at) => {
    const [fromX, fromY] = line[at] ?? [x, y];
    const length = Math.hypot(x - fromX, y - fromY);
    const count = Math.ceil(length / step);
    return Array.from({ length: count }, (_, part) => {
      const share = (part + 0.5) / count;
      return {
        x: fromX + (x - fromX) * share,
        y: fromY + (y - fromY) * share,
        dx: (x - fromX) / length,
        dy: (y - fromY) / length,
      };
    });
  });
