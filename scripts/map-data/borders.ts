import { metres, nearest } from './measure.ts';
import { cutsOf, keyOf, type Edge, type GridPoint } from '../../engines/drawing/planar.ts';

type Line = readonly GridPoint[];

const coarsest = 4;
const finest = 0.5;

/** Simplifies the borders of plots, in metres; neighbours keep identical points. */
export function straighten(rings: readonly Line[]): GridPoint[][] {
  const junctions = junctionsOf(rings);
  const split = rings.map((ring) => arcsOf(ring, junctions));
  const tolerances = new Map(split.flat().map((arc) => [nameOf(arc), coarsest]));
  for (;;) {
    const drawn = split.map((arcs) => arcs.map((arc) => draw(arc, tolerances.get(nameOf(arc)))));
    const crossing = crossingArcs(split.flat().map(nameOf), drawn.flat());
    if (crossing.size === 0) return drawn.map((arcs) => arcs.flatMap((arc) => arc.slice(0, -1)));
    if ([...crossing].every((name) => tolerances.get(name) === 0)) {
      throw new Error('Borders cross before simplification.');
    }
    for (const name of crossing) {
      const tolerance = tolerances.get(name) ?? 0;
      tolerances.set(name, tolerance > finest ? tolerance / 2 : 0);
    }
  }
}

/** Points where three borders meet, which stay fixed. */
function junctionsOf(rings: readonly Line[]): Set<number> {
  const around = new Map<number, Set<number>>();
  const meet = (a: number, b: number) => around.set(a, (around.get(a) ?? new Set()).add(b));
  for (const ring of rings) {
    for (const [index, at] of ring.entries()) {
      const next = ring[(index + 1) % ring.length] ?? at;
      meet(keyOf(at), keyOf(next));
      meet(keyOf(next), keyOf(at));
    }
  }
  return new Set([...around].flatMap(([key, others]) => (others.size > 2 ? [key] : [])));
}

function arcsOf(ring: Line, junctions: ReadonlySet<number>): Line[] {
  const first = Math.max(
    0,
    ring.findIndex((at) => junctions.has(keyOf(at))),
  );
  const turned = [...ring.slice(first), ...ring.slice(0, first + 1)];
  const arcs: GridPoint[][] = [];
  for (const [index, at] of turned.entries()) {
    arcs.at(-1)?.push(at);
    const inside = index < turned.length - 1;
    if (inside && (index === 0 || junctions.has(keyOf(at)))) arcs.push([at]);
  }
  return arcs;
}

const keys = (arc: Line) => arc.map(keyOf).join(' ');

const backwards = (arc: Line) => keys(arc.toReversed()) < keys(arc);

const nameOf = (arc: Line) => keys(backwards(arc) ? arc.toReversed() : arc);

function draw(arc: Line, tolerance = 0): Line {
  const straight = (line: Line) => (tolerance > 0 ? thinned(withoutSpikes(line), tolerance) : line);
  return backwards(arc) ? straight(arc.toReversed()).toReversed() : straight(arc);
}

const mouth = 10;
const depth = 25;

/** Removes spikes, where a line leaves and returns to nearly the same place. */
function withoutSpikes(line: Line): Line {
  const kept: GridPoint[] = [];
  for (let index = 0; index < line.length; index += 1) {
    const at = line[index];
    if (at === undefined) break;
    kept.push(at);
    let walked = 0;
    for (let ahead = index + 1; ahead < line.length; ahead += 1) {
      const [before, here] = [line[ahead - 1] ?? at, line[ahead] ?? at];
      walked += metres(before, here);
      const closes = index > 0 || ahead < line.length - 1;
      if (closes && walked > depth && metres(at, here) < mouth) index = ahead - 1;
      if (walked > depth * 8) break;
    }
  }
  return kept;
}

/** Douglas–Peucker simplification. */
function thinned(line: Line, tolerance: number): Line {
  const [first] = line;
  const last = line.at(-1);
  if (first === undefined || last === undefined || line.length < 3) return line;
  const offsets = line.map((at) => metres(at, nearest(at, first, last)));
  const farthest = Math.max(...offsets);
  if (farthest <= tolerance) return [first, last];
  const peak = offsets.indexOf(farthest);
  const [before, after] = [line.slice(0, peak + 1), line.slice(peak)];
  return [...thinned(before, tolerance), ...thinned(after, tolerance).slice(1)];
}

/** Arcs that cross or overlap another arc. */
function crossingArcs(names: readonly string[], lines: readonly Line[]): Set<string> {
  const edges = new Map<string, Edge<string>>();
  const crossing = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const label = names[index] ?? '';
    for (const [step, to] of line.entries()) {
      const from = line[step - 1];
      if (from === undefined) continue;
      const key = [keyOf(from), keyOf(to)].toSorted((a, b) => a - b).join(' ');
      const other = edges.get(key);
      if (other !== undefined && other.label !== label) crossing.add(label).add(other.label);
      edges.set(key, { from, to, label });
    }
  }
  const drawn = [...edges.values()];
  const cuts = [...cutsOf(drawn)];
  for (const [index, points] of cuts) {
    const edge = drawn[index];
    if (edge === undefined) continue;
    crossing.add(edge.label);
    for (const other of drawn) {
      const near = points.some((at) => metres(at, nearest(at, other.from, other.to)) < 0.2);
      if (near) crossing.add(other.label);
    }
  }
  return crossing;
}
