import { booleanPointInPolygon } from '@turf/turf';
import type { Polygon, Position } from 'geojson';
import { blankLabel } from './add-shapes.ts';
import { isBetweenCarriageways, joinedAcross } from './carriageways.ts';
import { doubleArea, facesOf, type Side } from './faces.ts';
import {
  added,
  type DrawnMap,
  type EditResult,
  featureOf,
  impossible,
  replaced,
  type ShapeId,
} from './drawn-map.ts';
import {
  around,
  byCell,
  type Edge,
  type GridPoint,
  gridPoint,
  keyOf,
  lngLat,
  nodeEdges,
  onGrid,
  same,
} from './planar.ts';
import type { Line } from './snap.ts';

/** Streets that end so near to another one meet it: tiles cut lines at their borders, to about a metre. */
const mended = 40;
/** Streets that end so near to the edge of all are cut there, and go on where nothing is known of them. */
const edge = 10;

/** The blocks between streets, each as the ring of a polygon; made once for the streets in sight. */
export function blocksOf(streets: readonly Line[]): readonly Polygon[] {
  const lines = nodeEdges(streets.flatMap(edgesOf), keepFirst);
  const bridges = bridgesOf(lines);
  const edges = onCircles(nodeEdges([...lines, ...bridges], keepFirst, new Set(bridges)));
  return facesOf(edges).faces.flatMap((face) => {
    const ring = outermost(face);
    if (ring.length < 3) return [];
    return [
      { type: 'Polygon' as const, coordinates: [[...ring, ...ring.slice(0, 1)].map(lngLat)] },
    ];
  });
}

/**
 * Adds the block under a click to the map, or joins it to the shape that the clicks before have made,
 * over both carriageways of a street between them (OWN-245).
 */
export function pickBlock(
  map: DrawnMap,
  blocks: readonly Polygon[],
  at: Position,
  picked: ShapeId | null,
): EditResult {
  const block = blocks.find((polygon) => booleanPointInPolygon(at, polygon));
  if (!block) return impossible('noBlock');
  const before = featureOf(map, picked);
  if (picked === null || !before)
    return added(map, {
      type: 'Feature',
      properties: { type: 'polygon', desc: blankLabel },
      geometry: block,
    });
  const strips = blocks.filter((other) => other !== block && isBetweenCarriageways(other));
  const joined = joinedAcross(before.geometry, block, strips);
  return joined ? replaced(map, picked, { ...before, geometry: joined }) : impossible('apart');
}

type Bare = Edge<null>;

const keepFirst = () => null;

function edgesOf(line: Line): Bare[] {
  const points = line.map(([x = 0, y = 0]) => gridPoint([x, y]));
  return points.slice(1).flatMap((to, at) => {
    const from = points[at];
    return from ? [{ from, to, label: null }] : [];
  });
}

function endsOf(edges: readonly Bare[]): Map<number, Bare[]> {
  const ends = new Map<number, Bare[]>();
  for (const edge of edges)
    for (const end of [edge.from, edge.to]) {
      const meeting = ends.get(keyOf(end));
      if (meeting) meeting.push(edge);
      else ends.set(keyOf(end), [edge]);
    }
  return ends;
}

/** What leads every loose end to the street that it all but touches, but for ends at the edge of all. */
function bridgesOf(edges: readonly Bare[]): Bare[] {
  const ends = endsOf(edges);
  const cells = byCell(edges);
  const isOuter = atEdgeOf(edges);
  return edges.flatMap((edge) =>
    [edge.from, edge.to].flatMap((tip): Bare[] => {
      if ((ends.get(keyOf(tip))?.length ?? 0) > 1 || isOuter(tip)) return [];
      const near = [...around(cells, tip, mended)].flatMap((index) => edges[index] ?? []);
      const to = nearestOn(near, edge, tip);
      return to ? [{ from: tip, to, label: null }] : [];
    }),
  );
}

function atEdgeOf(edges: readonly Bare[]): (at: GridPoint) => boolean {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { from, to } of edges)
    for (const { x, y } of [from, to]) {
      west = Math.min(west, x);
      east = Math.max(east, x);
      south = Math.min(south, y);
      north = Math.max(north, y);
    }
  return ({ x, y }) => x < west + edge || x > east - edge || y < south + edge || y > north - edge;
}

function nearestOn(edges: readonly Bare[], own: Bare, tip: GridPoint): GridPoint | null {
  let nearest: GridPoint | null = null;
  let distance = mended;
  for (const edge of edges) {
    if (edge === own || outOfReach(edge, tip)) continue;
    const foot = onGrid(footOf(tip, edge));
    const away = Math.hypot(foot.x - tip.x, foot.y - tip.y);
    if (away === 0 || away > distance) continue;
    distance = away;
    nearest = foot;
  }
  return nearest;
}

const outOfReach = ({ from, to }: Bare, { x, y }: GridPoint) =>
  Math.min(from.x, to.x) - mended > x ||
  Math.max(from.x, to.x) + mended < x ||
  Math.min(from.y, to.y) - mended > y ||
  Math.max(from.y, to.y) + mended < y;

function footOf(at: GridPoint, { from, to }: Bare): GridPoint {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const along = ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy);
  const share = Math.max(0, Math.min(1, along));
  return { x: from.x + share * dx, y: from.y + share * dy };
}

/** Takes dead ends away until there is none. */
function onCircles(edges: readonly Bare[]): Bare[] {
  const ends = endsOf(edges);
  const left = new Set(edges);
  const leftAt = (key: number) => (ends.get(key) ?? []).filter((edge) => left.has(edge));
  const unseen = [...ends.keys()];
  for (let key = unseen.pop(); key !== undefined; key = unseen.pop()) {
    const [edge, ...more] = leftAt(key);
    if (!edge || more.length > 0) continue;
    left.delete(edge);
    unseen.push(keyOf(edge.from), keyOf(edge.to));
  }
  return [...left];
}

/** The largest simple ring of a face: without the streets that are walked on both sides, and what hangs on them. */
function outermost(face: readonly Side<null>[]): readonly GridPoint[] {
  const walked = new Set(face.map(({ id }) => id));
  const rings: GridPoint[][] = [];
  const way: GridPoint[] = [];
  for (const { from } of face.filter(({ twin }) => !walked.has(twin))) {
    const seen = way.findIndex((point) => same(point, from));
    if (seen >= 0) rings.push(way.splice(seen));
    way.push(from);
  }
  rings.push(way);
  return rings.reduce((largest, ring) =>
    Math.abs(doubleArea(ring)) > Math.abs(doubleArea(largest)) ? ring : largest,
  );
}
