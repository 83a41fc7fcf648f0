import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

import { groundPieceBytes } from '#schema/limits.ts';

/** Bytes read at each end of a file for its fingerprint. */
const sampleBytes = 256 * 1024;

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** Hashed here, because browsers lend their own hashing to https pages only. */
const hashOf = (bytes: Uint8Array) => bytesToHex(sha256(bytes));

/**
 * Fingerprint of a file that is not read whole: its size, its beginning and its end.
 * `sound`: it begins as a ground or as an OpenStreetMap extract. Rejects where it cannot be read.
 */
export async function measuredFile(file: File) {
  const head = await bytesOf(file.slice(0, sampleBytes));
  const tail = await bytesOf(file.slice(-sampleBytes));
  const size = new TextEncoder().encode(`${file.size} `);
  const hash = sha256.create().update(size).update(head).update(tail);
  const words = new TextDecoder('latin1').decode(head.subarray(0, 64));
  return {
    fingerprint: bytesToHex(hash.digest()),
    sound: words.startsWith('PMTiles') || words.includes('OSMHeader'),
  };
}

/** The piece of a file that begins at `offset`, with its hash. */
export async function pieceOf(file: File, offset: number) {
  const bytes = await bytesOf(file.slice(offset, offset + groundPieceBytes));
  return { piece: new File([bytes], 'piece'), sha256: hashOf(bytes) };
}
