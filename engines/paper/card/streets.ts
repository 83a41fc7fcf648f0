import { commonSpelling } from '../../ground/spelling.ts';
import { inside, nearBorder } from './geometry.ts';
import { openGrounds } from './ground.ts';
import { joinLines, lengthOf } from './join-lines.ts';
import { boxOf, metresOfWorld, middleOf, toLngLat, toWorld } from './projection.ts';
import { linesOf, type Step } from './street-lines.ts';
import { sidesOf, type House } from './street-sides.ts';
import type { GroundShape, Line, Point, StreetsSheet, StreetsWithin } from './card-sheet.ts';

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

/** The named streets within a territory, with the sides of each and their length that lie there, and what is drawn of it. */
export async function streetsIn({
  grounds,
  limits,
}: Omit<StreetsSheet, 'form'>): Promise<StreetsWithin> {
  const rings = limits.flatMap(({ coordinates }) => coordinates.map((ring) => ring.map(toWorld)));
  const box = boxOf(rings.flat());
  const centre = middleOf(box);
  const metres = metresOfWorld(centre.y);
  const inMetres = ([x, y]: Point): Point => [
    (x - centre.x) * metres.width,
    (y - centre.y) * metres.height,
  ];
  const onGlobe = ([x, y]: Point) =>
    toLngLat([centre.x + x / metres.width, centre.y + y / metres.height]);
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

function linesByName(roads: readonly GroundShape[], nameOf: (name: string) => string) {
  const found = new Map<string, Line[]>();
  for (const { name: spelled, tunnel, lines } of roads) {
    const name = nameOf(spelled);
    if (name === '' || name.length > longest || tunnel) continue;
    found.set(name, [...(found.get(name) ?? []), ...lines]);
  }
  return found;
}

const housesOf = (
  { name: number, street, lines }: GroundShape,
  inMetres: (point: Point) => Point,
): House[] =>
  lines.flatMap((line) =>
    line.map((point) => {
      const [x, y] = inMetres(point);
      return { x, y, number, street };
    }),
  );

/**
 * The steps along a street that lie within the limits or along them, each place once: the same one comes from more
 * than one tile.
 */
function stepsWithin(lines: readonly Line[], edges: readonly Line[]) {
  const cells = new Map<string, Step>();
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

/** A point for each step of a line, with the direction there. */
const sampled = (line: Line) =>
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
