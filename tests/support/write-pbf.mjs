import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';

/**
 * Writes OpenStreetMap PBF: just enough to make extracts for tests and benches.
 * @typedef {Readonly<Record<string, string>>} Tags
 * @typedef {{ readonly id: number, readonly lng: number, readonly lat: number, readonly tags?: Tags }} Node
 * @typedef {{ readonly id: number, readonly refs: readonly number[], readonly tags?: Tags }} Way
 * @typedef {{ readonly type: 'node' | 'way' | 'relation', readonly ref: number, readonly role?: string }} Member
 * @typedef {{ readonly id: number, readonly members: readonly Member[], readonly tags?: Tags }} Relation
 * @typedef {{ readonly bounds?: readonly [west: number, south: number, east: number, north: number], readonly required?: readonly string[], readonly sorted?: boolean, readonly day?: string }} Header
 * @typedef {{ readonly nodes?: readonly Node[], readonly ways?: readonly Way[], readonly relations?: readonly Relation[] }} Block
 * @typedef {'zlib' | 'raw' | 'lz4'} Packing
 */

/**
 * @param {Header} header
 * @param {readonly Block[]} blocks
 * @param {Packing} [packing]
 */
export const writePbf = (header, blocks, packing = 'zlib') =>
  Buffer.concat([headerBlob(header), ...blocks.map((block) => dataBlob(block, packing))]);

/** @param {Header} header */
export function headerBlob({ bounds, required, sorted = true, day }) {
  const pbf = new PbfWriter();
  if (bounds) pbf.writeMessage(1, writeBounds, bounds);
  for (const feature of required ?? ['OsmSchema-V0.6', 'DenseNodes']) {
    pbf.writeStringField(4, feature);
  }
  if (sorted) pbf.writeStringField(5, 'Sort.Type_then_ID');
  if (day !== undefined) pbf.writeVarintField(32, Date.parse(day) / 1000);
  return blob('OSMHeader', pbf.finish(), 'zlib');
}

/**
 * @param {Block} block
 * @param {Packing} [packing]
 */
export function dataBlob({ nodes = [], ways = [], relations = [] }, packing = 'zlib') {
  const words = new Map([['', 0]]);
  /** @param {string} word */
  const wordId = (word) => {
    const known = words.get(word) ?? words.size;
    words.set(word, known);
    return known;
  };
  const groups = new PbfWriter();
  if (nodes.length > 0)
    groups.writeMessage(2, (all, pbf) => pbf.writeMessage(2, writeNodes(wordId), all), nodes);
  for (const way of ways) {
    groups.writeMessage(2, (one, pbf) => pbf.writeMessage(3, writeWay(wordId), one), way);
  }
  for (const relation of relations) {
    groups.writeMessage(2, (one, pbf) => pbf.writeMessage(4, writeRelation(wordId), one), relation);
  }
  const pbf = new PbfWriter();
  pbf.writeMessage(
    1,
    (all, table) => {
      for (const word of all) table.writeBytesField(1, Buffer.from(word));
    },
    [...words.keys()],
  );
  return blob('OSMData', Buffer.concat([pbf.finish(), groups.finish()]), packing);
}

/**
 * @param {string} type
 * @param {Uint8Array} bytes
 * @param {Packing} packing
 */
export function blob(type, bytes, packing) {
  const body = new PbfWriter();
  if (packing === 'raw') body.writeBytesField(1, bytes);
  else {
    body.writeVarintField(2, bytes.length);
    body.writeBytesField(packing === 'lz4' ? 6 : 3, deflateSync(bytes));
  }
  const data = body.finish();
  const head = new PbfWriter();
  head.writeStringField(1, type);
  head.writeVarintField(3, data.length);
  const header = head.finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, data]);
}

/**
 * @param {readonly [number, number, number, number]} bounds
 * @param {PbfWriter} pbf
 */
function writeBounds([west, south, east, north], pbf) {
  for (const [at, degrees] of [west, east, north, south].entries()) {
    pbf.writeSVarintField(at + 1, Math.round(degrees * 1e9));
  }
}

/** @param {readonly number[]} values */
const steps = (values) => values.map((value, at) => value - (values[at - 1] ?? 0));

/** @param {(word: string) => number} wordId */
const writeNodes =
  (wordId) =>
  /**
   * @param {readonly Node[]} nodes
   * @param {PbfWriter} pbf
   */
  (nodes, pbf) => {
    const e7 = (/** @type {number} */ degrees) => Math.round(degrees * 1e7);
    pbf.writePackedSVarint(1, steps(nodes.map(({ id }) => id)));
    pbf.writePackedSVarint(8, steps(nodes.map(({ lat }) => e7(lat))));
    pbf.writePackedSVarint(9, steps(nodes.map(({ lng }) => e7(lng))));
    if (nodes.some(({ tags }) => tags))
      pbf.writePackedVarint(
        10,
        nodes.flatMap(({ tags = {} }) => [...Object.entries(tags).flat().map(wordId), 0]),
      );
  };

/**
 * @param {Tags} tags
 * @param {PbfWriter} pbf
 * @param {(word: string) => number} wordId
 */
function writeTags(tags, pbf, wordId) {
  pbf.writePackedVarint(2, Object.keys(tags).map(wordId));
  pbf.writePackedVarint(3, Object.values(tags).map(wordId));
}

/** @param {(word: string) => number} wordId */
const writeWay =
  (wordId) =>
  /**
   * @param {Way} way
   * @param {PbfWriter} pbf
   */
  ({ id, refs, tags = {} }, pbf) => {
    pbf.writeVarintField(1, id);
    writeTags(tags, pbf, wordId);
    pbf.writePackedSVarint(8, steps(refs));
  };

/** @param {(word: string) => number} wordId */
const writeRelation =
  (wordId) =>
  /**
   * @param {Relation} relation
   * @param {PbfWriter} pbf
   */
  ({ id, members, tags = {} }, pbf) => {
    const types = { node: 0, way: 1, relation: 2 };
    pbf.writeVarintField(1, id);
    writeTags(tags, pbf, wordId);
    pbf.writePackedVarint(
      8,
      members.map(({ role = '' }) => wordId(role)),
    );
    pbf.writePackedSVarint(9, steps(members.map(({ ref }) => ref)));
    pbf.writePackedVarint(
      10,
      members.map(({ type }) => types[type]),
    );
  };
