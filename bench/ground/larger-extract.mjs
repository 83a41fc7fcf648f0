import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { createOSMStream } from 'osm-pbf-parser-node';
import { dataBlob, headerBlob } from '../../tests/support/write-pbf.mjs';

const blockSize = 8000;
/** Ids of the copies lie apart, and so do the copies: by more than the width of the country. */
const idsApart = 1e11;
const degreesApart = 0.5;

/**
 * Writes an extract of the same country many times over, one beside the other, in the order of the format.
 * @param {string} source
 * @param {string} target
 * @param {number} copies
 */
export async function writeLarger(source, target, copies) {
  /** @type {import('osm-pbf-parser-node').OsmEntity[]} */
  const entities = [];
  for await (const entity of createOSMStream(source, { withInfo: false })) {
    if (entity.type) entities.push(entity);
  }
  const file = createWriteStream(target);
  const write = async (/** @type {Buffer} */ bytes) => {
    if (!file.write(bytes)) await once(file, 'drain');
  };
  await write(headerBlob({}));
  for (const kind of /** @type {const} */ (['node', 'way', 'relation'])) {
    const held = entities.filter(({ type }) => type === kind);
    for (let copy = 0; copy < copies; copy += 1) {
      for (let at = 0; at < held.length; at += blockSize) {
        await write(dataBlob(blockOf(held.slice(at, at + blockSize), copy)));
      }
    }
  }
  file.end();
  await once(file, 'finish');
}

/**
 * @param {readonly import('osm-pbf-parser-node').OsmEntity[]} entities
 * @param {number} copy
 * @returns {import('../../tests/support/write-pbf.mjs').Block}
 */
function blockOf(entities, copy) {
  const moved = (/** @type {number} */ id) => id + copy * idsApart;
  return {
    nodes: entities.flatMap((one) =>
      one.type === 'node'
        ? [
            {
              id: moved(one.id),
              lng: one.lon + copy * degreesApart,
              lat: one.lat,
              tags: one.tags ?? {},
            },
          ]
        : [],
    ),
    ways: entities.flatMap((one) =>
      one.type === 'way'
        ? [{ id: moved(one.id), refs: one.refs.map(moved), tags: one.tags ?? {} }]
        : [],
    ),
    relations: entities.flatMap((one) =>
      one.type === 'relation'
        ? [
            {
              id: moved(one.id),
              members: one.members.map((member) => ({ ...member, ref: moved(member.ref) })),
              tags: one.tags ?? {},
            },
          ]
        : [],
    ),
  };
}
