import { gunzip, inflate } from 'node:zlib';
import { Compression, PMTiles, SharedPromiseCache } from 'pmtiles';

/**
 * The one way in which whole pieces are unpacked here, each with its limit (OWN-203, SECURITY.md).
 * Plain JavaScript, so that the press reads it from the sources as well as from the build.
 */
const ways = { gzip: gunzip, zlib: inflate };

/**
 * Rejects, before more memory is taken, where more than `most` bytes would come out.
 * @param {keyof typeof ways} way
 * @param {Uint8Array} packed
 * @param {number} most
 * @returns {Promise<Buffer>}
 */
export function unpack(way, packed, most) {
  return new Promise((resolve, reject) => {
    ways[way](packed, { maxOutputLength: most }, (error, plain) =>
      error ? reject(error) : resolve(plain),
    );
  });
}

/** Bytes of a tile or of the metadata of a ground, unpacked: those of whole planets stay below. */
export const mostTileBytes = 8 * 1024 * 1024;
/** Of a directory, each entry of which takes twenty times its bytes in memory; and how many stay. */
const mostDirectoryBytes = 1024 * 1024;
const mostDirectories = 16;
/** Bytes of a piece as it lies in the file. */
const mostPackedBytes = 16 * 1024 * 1024;

/**
 * @param {number} most
 * @returns {(packed: ArrayBuffer, compression: Compression) => Promise<ArrayBuffer>}
 */
const within = (most) => async (packed, compression) => {
  if (compression === Compression.Gzip) {
    const plain = await unpack('gzip', new Uint8Array(packed), most);
    return new Uint8Array(plain).buffer;
  }
  if (compression !== Compression.None && compression !== Compression.Unknown)
    throw new TypeError(`Tiles packed in way ${compression} cannot be read.`);
  if (packed.byteLength > most) throw new RangeError(`A piece of ${packed.byteLength} bytes.`);
  return packed;
};

/**
 * The tiles of a file that may have been made to take all memory there is (OWN-203).
 * @param {import('pmtiles').Source} source
 */
export function openTiles(source) {
  /** @type {import('pmtiles').Source} */
  const bounded = {
    getKey: () => source.getKey(),
    getBytes: (offset, length, signal, etag) => {
      if (length > mostPackedBytes) throw new RangeError(`A piece of ${length} bytes.`);
      return source.getBytes(offset, length, signal, etag);
    },
  };
  const directories = new SharedPromiseCache(mostDirectories, true, within(mostDirectoryBytes));
  return new PMTiles(bounded, directories, within(mostTileBytes));
}
