import { gunzip, inflate } from 'node:zlib';
import { Compression, PMTiles, SharedPromiseCache, type Source } from 'pmtiles';

/** The one way in which whole pieces are unpacked here, each with its limit (OWN-203, SECURITY.md). */
const ways = { gzip: gunzip, zlib: inflate };

/** Rejects, before more memory is taken, where more than `most` bytes would come out. */
export function unpack(way: keyof typeof ways, packed: Uint8Array, most: number): Promise<Buffer> {
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

const within =
  (most: number) =>
  async (packed: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> => {
    if (compression === Compression.Gzip) {
      const plain = await unpack('gzip', new Uint8Array(packed), most);
      return new Uint8Array(plain).buffer;
    }
    if (compression !== Compression.None && compression !== Compression.Unknown)
      throw new TypeError(`Tiles packed in way ${compression} cannot be read.`);
    if (packed.byteLength > most) throw new RangeError(`A piece of ${packed.byteLength} bytes.`);
    return packed;
  };

/** The tiles of a file that may have been made to take all memory there is (OWN-203). */
export function openTiles(source: Source) {
  const bounded: Source = {
    getKey: () => source.getKey(),
    getBytes: (offset, length, signal, etag) => {
      if (length > mostPackedBytes) throw new RangeError(`A piece of ${length} bytes.`);
      return source.getBytes(offset, length, signal, etag);
    },
  };
  const directories = new SharedPromiseCache(mostDirectories, true, within(mostDirectoryBytes));
  return new PMTiles(bounded, directories, within(mostTileBytes));
}
