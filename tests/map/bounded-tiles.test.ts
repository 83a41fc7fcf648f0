import { gzipSync } from 'node:zlib';
import { Compression } from 'pmtiles';
import { expect, it } from 'vitest';
import { BoundedArchives, openTiles } from '../../web/parts/map/engine/bounded-tiles.ts';

const megabytes = 1024 * 1024;
const none = openTiles({ getKey: () => 'none', getBytes: () => Promise.reject(new Error('none')) });
const unpacked = (length: number, compression = Compression.Gzip) => {
  const bytes =
    compression === Compression.Gzip ? gzipSync(Buffer.alloc(length)) : Buffer.alloc(length);
  return none.decompress(new Uint8Array(bytes).buffer, compression);
};

it('a map takes a tile of a size that tiles have, and gives up one that unpacks to more [OWN-203]', async () => {
  expect((await unpacked(8 * megabytes)).byteLength).toBe(8 * megabytes);
  await expect(unpacked(8 * megabytes + 1)).rejects.toThrow(RangeError);
  expect((await unpacked(10, Compression.None)).byteLength).toBe(10);
  await expect(unpacked(10, Compression.Brotli)).rejects.toThrow(TypeError);
});

it('an archive is opened once by its address, and anew after all were let go of [OWN-203]', () => {
  const archives = new BoundedArchives();
  const first = archives.get('https://example.org/a.pmtiles');
  expect(first.source.getKey()).toBe('https://example.org/a.pmtiles');
  expect(archives.get('https://example.org/a.pmtiles')).toBe(first);
  archives.clear();
  expect(archives.get('https://example.org/a.pmtiles')).not.toBe(first);
});
