import { parse, type OsmEntity } from 'osm-pbf-parser-node';
import { GroundError } from '../ground.ts';
import type { BlobPlace, PbfFile } from './pbf-file.ts';

export type Kind = OsmEntity['type'];
type EntityOf<K extends Kind> = Extract<OsmEntity, { readonly type: K }>;

export interface ScanOptions {
  /** Keys of the tags to keep; without it none. */
  readonly keys?: readonly string[];
  /** Whether a block may hold something wanted, by the least and largest of its ids. */
  readonly wants?: (least: number, largest: number) => boolean;
  /** Called after each block, with the share of the file that lies behind it. */
  readonly passed?: (share: number) => void;
}

interface Known {
  readonly least: number;
  readonly largest: number;
}

/**
 * Reads the entities of one kind, block by block. Remembers which kinds and ids a block holds, so that
 * later scans inflate only what they need.
 */
export function entitiesOf(file: PbfFile, sorted: boolean) {
  const ids = new Map<BlobPlace, ReadonlyMap<Kind, Known>>();
  const end = file.blobs.at(-1);
  const total = end ? end.offset + end.size : 1;

  async function* scan<K extends Kind>(
    kind: K,
    { keys = [], wants = () => true, passed = () => {} }: ScanOptions = {},
  ): AsyncGenerator<EntityOf<K>[], void, undefined> {
    const tags = keys.length > 0 ? keys : false;
    const withTags = { node: tags, way: tags, relation: tags };
    const mayHold = (blob: BlobPlace) => {
      const known = ids.get(blob);
      const range = known?.get(kind);
      return !known || (range !== undefined && wants(range.least, range.largest));
    };
    const blobs = file.blobs.filter(mayHold);
    // The next block is read and inflated beside, while this one is taken apart.
    let next = blobs[0] && file.read(blobs[0]);
    next?.catch(() => {});
    for (const [at, blob] of blobs.entries()) {
      const block = await next;
      const following = blobs[at + 1];
      next = following && file.read(following);
      next?.catch(() => {});
      if (!block) return;
      const entities = decoded(block, withTags);
      if (!ids.has(blob)) ids.set(blob, idsOf(entities));
      const found = entities.filter((one): one is EntityOf<K> => one.type === kind);
      if (found.length > 0) yield found;
      passed((blob.offset + blob.size) / total);
      if (sorted && entities.some((one) => rank[one.type] > rank[kind])) return;
    }
  }
  return { scan };
}

const rank: Readonly<Record<Kind, number>> = { node: 0, way: 1, relation: 2 };

function decoded(block: Uint8Array, withTags: Parameters<typeof parse>[1]['withTags']) {
  try {
    return parse(block, { withTags, withInfo: false });
  } catch (error) {
    throw new GroundError('cannot-read', error);
  }
}

function idsOf(entities: readonly OsmEntity[]): ReadonlyMap<Kind, Known> {
  const ranges = new Map<Kind, { least: number; largest: number }>();
  for (const { type, id } of entities) {
    const range = ranges.get(type);
    if (!range) ranges.set(type, { least: id, largest: id });
    else if (id < range.least) range.least = id;
    else if (id > range.largest) range.largest = id;
  }
  return ranges;
}
