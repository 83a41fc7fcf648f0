import type { Cut, Relation, Way } from '../osm/read-extract.ts';
import type { NodeTable } from '../osm/node-table.ts';
import type { Tags } from '../osm/tag-keys.ts';
import { worldX, worldY } from '../mercator.ts';
import { meansArea } from '../schema/area-kinds.ts';
import { isArea } from '../schema/relation-kinds.ts';
import { boxAround, type Line } from './feature.ts';
import { doubleArea, holds, isClosed, joinLines } from './rings.ts';

export interface Area {
  readonly id: number;
  readonly type: 'way' | 'relation';
  readonly tags: Tags;
  /** Each as its rings, the outer one first. */
  readonly polygons: readonly (readonly Line[])[];
}

export function lineOf(nodes: NodeTable, refs: readonly number[]): Line {
  const line = new Float64Array(refs.length * 2);
  for (const [at, ref] of refs.entries()) {
    const row = nodes.find(ref);
    line[at * 2] = worldX(nodes.lng(row));
    line[at * 2 + 1] = worldY(nodes.lat(row));
  }
  return line;
}

/** Closed ways and assembled multipolygons, one after the other; of those that mean an area the wanted. */
export function* areasOf(
  { ways, relations, nodes }: Cut,
  wanted: (tags: Tags) => boolean = () => true,
): Generator<Area, void, undefined> {
  for (const way of ways.values()) {
    if (!wanted(way.tags) || !closesArea(way)) continue;
    const { id, tags, refs } = way;
    yield { id, type: 'way', tags, polygons: [[lineOf(nodes, refs)]] };
  }
  for (const relation of relations) {
    const { id, tags } = relation;
    if (!wanted(tags) || !isArea(tags)) continue;
    const polygons = polygonsOf(relation, ways, nodes);
    if (polygons.length > 0) yield { id, type: 'relation', tags, polygons };
  }
}

/** A pedestrian street that comes back to its beginning is a square only where it says so. */
function closesArea({ refs, tags }: Way): boolean {
  if (!isClosed(refs) || tags['area'] === 'no' || !meansArea(tags)) return false;
  return tags['highway'] === undefined || tags['area'] === 'yes' || tags['building'] !== undefined;
}

function polygonsOf(
  { members }: Relation,
  ways: ReadonlyMap<number, Way>,
  nodes: NodeTable,
): (readonly Line[])[] {
  const rings = (inner: boolean) =>
    joinLines(
      members.flatMap(({ type, ref, role }) => {
        const way = type === 'way' ? ways.get(ref) : undefined;
        return way && (role === 'inner') === inner ? [way.refs] : [];
      }),
      true,
    )
      .filter(isClosed)
      .map((refs) => lineOf(nodes, refs));
  const shells = rings(false).map((ring) => ({
    rings: [ring],
    size: Math.abs(doubleArea(ring)),
    box: boxAround([ring]),
  }));
  shells.sort((a, b) => a.size - b.size);
  for (const hole of rings(true)) {
    const around = shells.find(({ rings: [shell], box }) => {
      const { left, right, top, bottom } = boxAround([hole]);
      const within =
        left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
      return within && shell !== undefined && mostlyIn(shell, hole);
    });
    around?.rings.push(hole);
  }
  return shells.map(({ rings: all }) => all);
}

/** A hole may touch its shell in some corners. */
function mostlyIn(shell: Line, hole: Line): boolean {
  let [inside, outside] = [0, 0];
  for (let at = 0; at < hole.length; at += 2) {
    if (holds(shell, hole[at] ?? 0, hole[at + 1] ?? 0)) inside += 1;
    else outside += 1;
  }
  return inside > outside;
}
