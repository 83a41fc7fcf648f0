import { Compression, FetchSource, PMTiles, SharedPromiseCache, type Source } from 'pmtiles';

/** As in the backend (SECURITY.md, OWN-203): bytes of a tile and of a directory, unpacked; directories kept. */
const mostTileBytes = 8 * 1024 * 1024;
const mostDirectoryBytes = 1024 * 1024;
const mostDirectories = 100;

/** The tiles of a file; whatever would unpack to more than a ground can hold is an error. */
export const openTiles = (source: Source): PMTiles =>
  new PMTiles(
    source,
    new SharedPromiseCache(mostDirectories, true, within(mostDirectoryBytes)),
    within(mostTileBytes),
  );

/** Archives by their address, opened when they are asked for. */
export class BoundedArchives extends Map<string, PMTiles> {
  override get(url: string): PMTiles {
    const known = super.get(url);
    if (known) return known;
    const opened = openTiles(new FetchSource(url));
    this.set(url, opened);
    return opened;
  }
}

const within =
  (most: number) =>
  async (packed: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> => {
    if (compression === Compression.None || compression === Compression.Unknown) return packed;
    if (compression !== Compression.Gzip) throw new TypeError('Tiles packed in another way.');
    return gunzipped(packed, most);
  };

async function gunzipped(packed: ArrayBuffer, most: number): Promise<ArrayBuffer> {
  const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const reader = plain.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    length += piece.value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError(`More than ${most} bytes.`);
    }
    pieces.push(piece.value);
  }
  return new Blob(pieces).arrayBuffer();
}
