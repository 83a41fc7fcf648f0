import { GroundError, type GroundBox } from '../ground.ts';
import { entitiesOf } from './entities.ts';
import { extractHeader, type ExtractHeader } from './extract-header.ts';
import { nodeCollector, type NodeTable } from './node-table.ts';
import { isArea, isBoundary, isStreet } from '../schema/relation-kinds.ts';
import { openPbf } from './pbf-file.ts';
import { meansSomething, tagKeys, type Tags } from './tag-keys.ts';

export interface Point {
  readonly id: number;
  readonly lng: number;
  readonly lat: number;
  readonly tags: Tags;
}

export interface Way {
  readonly id: number;
  /** Ids of nodes that the extract has. */
  readonly refs: readonly number[];
  readonly tags: Tags;
}

export interface Member {
  readonly type: 'node' | 'way' | 'relation';
  readonly ref: number;
  readonly role: string;
}

export interface Relation {
  readonly id: number;
  readonly tags: Tags;
  readonly members: readonly Member[];
}

/** What a cut of an extract needs: whole ways and whole areas, also where they leave the cut. */
export interface Cut {
  readonly header: ExtractHeader;
  readonly frame: GroundBox;
  readonly nodes: NodeTable;
  readonly points: readonly Point[];
  readonly ways: ReadonlyMap<number, Way>;
  readonly relations: readonly Relation[];
}

/** The memory that a cut may take: 16 bytes a node, some hundred a way. */
const most = { nodes: 20_000_000, ways: 4_000_000 };

export interface CutOptions {
  /** From the bounds of the whole extract to those of the data to keep. */
  readonly frameOf: (bounds: GroundBox) => GroundBox;
  /** Bounds that were asked for; without them those of the extract are the place. */
  readonly asked: GroundBox | null;
  /** The share of the reading that is done; called after each block. */
  readonly passed: (share: number) => void;
}

/**
 * Reads the file up to five times, six without bounds in its header, so that memory is bounded by the
 * cut: nodes of the frame, ways that touch it, their relations, ways and nodes that these lack. Later
 * scans pass over blocks without anything wanted.
 */
export async function readCut(path: string, options: CutOptions): Promise<Cut> {
  const file = await openPbf(path);
  try {
    const header = extractHeader(file.header);
    const { scan } = entitiesOf(file, header.sorted);
    const bounds = options.asked ?? header.bounds ?? (await boundsOfNodes(scan));
    const frame = options.frameOf(bounds);
    const passed = (from: number, to: number) => (share: number) =>
      options.passed(from + (to - from) * share);

    const { nodes, points } = await nodesIn(scan, frame, passed(0, 0.4));
    if (nodes.size() === 0) throw new GroundError('empty-cut');
    const ways = await waysOf(scan, nodes.table(), passed(0.4, 0.6));
    const relations = await relationsOf(scan, ways, points, passed(0.6, 0.7));
    await addMissingWays(scan, ways, relations, passed(0.7, 0.8));
    dropBareWays(ways, relations);
    await addMissingNodes(scan, ways, nodes, passed(0.8, 1));
    const table = nodes.table();
    return { header, frame, nodes: table, points, ways: whole(ways, table), relations };
  } finally {
    await file.close();
  }
}

type Scan = ReturnType<typeof entitiesOf>['scan'];
type Passed = (share: number) => void;

async function boundsOfNodes(scan: Scan): Promise<GroundBox> {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for await (const block of scan('node')) {
    for (const { lon, lat } of block) {
      west = Math.min(west, lon);
      east = Math.max(east, lon);
      south = Math.min(south, lat);
      north = Math.max(north, lat);
    }
  }
  if (west > east) throw new GroundError('empty-cut');
  // Data on both sides of the date line spans the whole world.
  if (east - west > 180) throw new GroundError('date-line');
  return [west, south, east, north];
}

async function nodesIn(scan: Scan, [west, south, east, north]: GroundBox, passed: Passed) {
  const nodes = nodeCollector();
  const points: Point[] = [];
  for await (const block of scan('node', { keys: tagKeys, passed })) {
    for (const { id, lon, lat, tags } of block) {
      if (lon < west || lon > east || lat < south || lat > north) continue;
      nodes.add(id, lon, lat);
      if (tags && meansSomething(tags)) points.push({ id, lng: lon, lat, tags });
    }
    if (nodes.size() > most.nodes) throw new GroundError('too-large');
  }
  return { nodes, points };
}

async function waysOf(scan: Scan, inside: NodeTable, passed: Passed): Promise<Map<number, Way>> {
  const ways = new Map<number, Way>();
  for await (const block of scan('way', { keys: tagKeys, passed })) {
    for (const { id, refs, tags = {} } of block) {
      if (refs.some((ref) => inside.find(ref) >= 0)) ways.set(id, { id, refs, tags });
    }
    if (ways.size > most.ways) throw new GroundError('too-large');
  }
  return ways;
}

async function relationsOf(
  scan: Scan,
  ways: ReadonlyMap<number, Way>,
  points: readonly Point[],
  passed: Passed,
): Promise<Relation[]> {
  const found: Relation[] = [];
  const named = new Set(points.map(({ id }) => id));
  for await (const block of scan('relation', { keys: tagKeys, passed })) {
    for (const { id, tags = {}, members } of block) {
      const wanted = isArea(tags) || isBoundary(tags) || isStreet(tags);
      const touches = ({ type, ref }: Member) =>
        type === 'way' ? ways.has(ref) : type === 'node' && isStreet(tags) && named.has(ref);
      if (wanted && members.some(touches)) found.push({ id, tags, members });
    }
  }
  return found;
}

/** Areas are closed by ways that lie outside of the cut; borders and streets need not be whole. */
async function addMissingWays(
  scan: Scan,
  ways: Map<number, Way>,
  relations: readonly Relation[],
  passed: Passed,
): Promise<void> {
  const missing = new Set(
    relations
      .filter(({ tags }) => isArea(tags))
      .flatMap(({ members }) => members)
      .flatMap(({ type, ref }) => (type === 'way' && !ways.has(ref) ? [ref] : [])),
  );
  if (missing.size === 0) return;
  const wants = within(missing);
  for await (const block of scan('way', { wants, passed })) {
    for (const { id, refs } of block) {
      // Without tags: outside of the cut the way is nothing but a part of the area.
      if (missing.has(id)) ways.set(id, { id, refs, tags: {} });
    }
  }
}

function dropBareWays(ways: Map<number, Way>, relations: readonly Relation[]): void {
  const members = new Set(
    relations.flatMap((relation) =>
      relation.members.flatMap(({ type, ref }) => (type === 'way' ? [ref] : [])),
    ),
  );
  for (const [id, { tags }] of ways) {
    if (!members.has(id) && !meansSomething(tags)) ways.delete(id);
  }
}

async function addMissingNodes(
  scan: Scan,
  ways: ReadonlyMap<number, Way>,
  nodes: ReturnType<typeof nodeCollector>,
  passed: Passed,
): Promise<void> {
  const table = nodes.table();
  const missing = new Set<number>();
  for (const { refs } of ways.values()) {
    for (const ref of refs) if (table.find(ref) < 0) missing.add(ref);
  }
  if (missing.size === 0) return;
  const wants = within(missing);
  for await (const block of scan('node', { wants, passed })) {
    for (const { id, lon, lat } of block) if (missing.has(id)) nodes.add(id, lon, lat);
  }
}

function within(ids: ReadonlySet<number>): (least: number, largest: number) => boolean {
  const sorted = Float64Array.from(ids).toSorted();
  return (least, largest) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? 0) < least) low = middle + 1;
      else high = middle;
    }
    return (sorted[low] ?? Infinity) <= largest;
  };
}

/** An extract may end within a way. */
function whole(ways: ReadonlyMap<number, Way>, nodes: NodeTable): ReadonlyMap<number, Way> {
  return new Map(
    [...ways].map(([id, way]) => {
      const held = way.refs.every((ref) => nodes.find(ref) >= 0);
      return [id, held ? way : { ...way, refs: way.refs.filter((ref) => nodes.find(ref) >= 0) }];
    }),
  );
}
