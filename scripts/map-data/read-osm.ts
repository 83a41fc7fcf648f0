import { entitiesOf } from '../../engines/ground/osm/entities.ts';
import { extractHeader } from '../../engines/ground/osm/extract-header.ts';
import { openPbf } from '../../engines/ground/osm/pbf-file.ts';
import { tagKeys } from '../../engines/ground/osm/tag-keys.ts';

export type LngLat = [number, number];
export type Tags = Readonly<Record<string, string>>;

export interface Node {
  readonly id: number;
  readonly at: LngLat;
  readonly tags: Tags;
}

export interface Way {
  readonly id: number;
  readonly refs: readonly number[];
  readonly tags: Tags;
}

export interface Relation {
  readonly id: number;
  readonly tags: Tags;
  readonly outer: readonly Way[];
  readonly inner: readonly Way[];
}

export interface Extract {
  readonly nodes: ReadonlyMap<number, Node>;
  readonly ways: readonly Way[];
  readonly relations: readonly Relation[];
}

const keys = [...tagKeys, 'office', 'healthcare'];

/** The whole extract in memory. Relations keep only the ways that it contains. */
export async function readOsm(path: string): Promise<Extract> {
  const file = await openPbf(path);
  try {
    const { scan } = entitiesOf(file, extractHeader(file.header).sorted);
    const nodes = new Map<number, Node>();
    const ways = new Map<number, Way>();
    const relations: Relation[] = [];
    for await (const block of scan('node', { keys })) {
      for (const { id, lon, lat, tags = {} } of block) nodes.set(id, { id, at: [lon, lat], tags });
    }
    for await (const block of scan('way', { keys })) {
      for (const { id, refs, tags = {} } of block) {
        ways.set(id, { id, refs: refs.filter((ref) => nodes.has(ref)), tags });
      }
    }
    for await (const block of scan('relation', { keys })) {
      for (const { id, members, tags = {} } of block) {
        const held = (inner: boolean) =>
          members
            .filter((member) => member.type === 'way' && (member.role === 'inner') === inner)
            .flatMap((member) => ways.get(member.ref) ?? []);
        relations.push({ id, tags, outer: held(false), inner: held(true) });
      }
    }
    return { nodes, ways: [...ways.values()], relations };
  } finally {
    await file.close();
  }
}

export function lineOf(extract: Extract, refs: readonly number[]): LngLat[] {
  return refs.flatMap((ref) => {
    const node = extract.nodes.get(ref);
    return node === undefined ? [] : [node.at];
  });
}
