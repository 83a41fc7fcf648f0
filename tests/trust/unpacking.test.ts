import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { modulesIn } from '../../scripts/house/sources.ts';

/** Where bytes are unpacked, each with the beginning of its row in SECURITY.md. */
const places: Readonly<Record<string, readonly string[]>> = {
  'backend/archive/zip-reader.ts': ['| an archive of a congregation (zip) |'],
  'backend/backup/read-backup.ts': ['| a backup (gzip) |'],
  'engines/ground/tiles/unpack.ts': [
    '| a block of an OpenStreetMap extract (zlib) |',
    '| a directory of a `.pmtiles` (gzip) |',
    '| metadata, a tile of a `.pmtiles` (gzip) |',
  ],
  'web/imports/files/xlsx-lines.ts': ['| a workbook (XLSX) |'],
  'web/parts/files/kmz.ts': ['| a KMZ |'],
  'web/parts/map/engine/bounded-tiles.ts': [
    '| directories, metadata and tiles of a `.pmtiles` (gzip) |',
  ],
};

const packer = /from '(?:node:zlib|fflate|pako)'|import\('(?:node:zlib|fflate|pako)'\)/u;
const unpacks = /inflate|gunzip|unzip|brotliDecompress|zstdDecompress|DecompressionStream/iu;
const layers = ['engines', 'machines', 'server', 'gateway', 'web', 'backend'];

it('every place that unpacks bytes has its row, with a limit, in SECURITY.md [OWN-331]', async () => {
  const modules = (await Promise.all(layers.map((layer) => modulesIn(layer)))).flat();
  const found = modules.filter(
    ({ text }) =>
      text.includes('new DecompressionStream(') || (packer.test(text) && unpacks.test(text)),
  );
  expect(found.map(({ file }) => file).toSorted()).toEqual(Object.keys(places));
  const security = await readFile('SECURITY.md', 'utf8');
  const rows = security.split('\n').filter((line) => line.startsWith('| '));
  for (const row of Object.values(places).flat())
    expect([row, rows.find((it) => it.startsWith(row))]).toEqual([
      row,
      expect.stringMatching(/\| [^|]*\d+ MB|piece by piece/u),
    ]);
});
