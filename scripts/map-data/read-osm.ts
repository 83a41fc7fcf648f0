import { createOSMStream } from 'osm-pbf-parser-node';

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

/** Relations keep only the ways that the extract contains. */
export async function readOsm(file: string): Promise<Extract> {
  const nodes = new Map<number, Node>();
  const ways = new Map<number, Way>();
  const relations: Relation[] = [];
  for await (const entity of createOSMStream(file, { withInfo: false })) {
    if (entity.type === 'node') {
      const { id, lon, lat, tags = {} } = entity;
      nodes.set(id, { id, at: [lon, lat], tags });
    } else if (entity.type === 'way') {
      const { id, refs, tags = {} } = entity;
      ways.set(id, { id, refs: refs.filter((ref) => nodes.has(ref)), tags });
    } else if (entity.type === 'relation') {
      const { id, members, tags = {} } = entity;
      const held = (inner: boolean) =>
        members
          .filter((member) => member.type === 'way' && (member.role === 'inner') === inner)
          .flatMap((member) => ways.get(member.ref) ?? []);
      relations.push({ id, tags, outer: held(false), inner: held(true) });
    }
  }
  return { nodes, ways: [...ways.values()], relations };
}

export function lineOf(extract: Extract, refs: readonly number[]): LngLat[] {
  return refs.flatMap((ref) => {
    const node = extract.nodes.get(ref);
    return node === undefined ? [] : [node.at];
  });
}
