import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Compression, TileType } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import type { GroundArea, GroundErrorCode } from '#engines/ground/ground.ts';
import { groundTexts } from '#engines/ground/ground.texts.ts';
import { inspectGround } from '#engines/ground/inspect-ground.ts';
import { makeGround } from '#engines/ground/make-ground.ts';
import { reasonOf } from '#engines/ground/reason.ts';
import { blob, headerBlob, writePbf } from '../../support/write-pbf.mjs';
import { groundHere } from '../../support/ground-here.ts';
import { anArchive as archiveAt, patched } from './an-archive.ts';
import { anExtract, ownFolder } from './small-extract.ts';

const folder = ownFolder();
const place = (name: string) => path.join(folder, name);

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(place(name), content);
  return place(name);
}

const town = anExtract();
town.way(
  [
    [-40, 0],
    [60, 0],
  ],
  { highway: 'residential', name: 'Rue du Four' },
);
const extract = town.write(place('town.osm.pbf'));

/** Starts making and says why nothing was made; the file of before has to stay. */
async function refusal(source: string, area?: GroundArea): Promise<GroundErrorCode> {
  const before = file('before.pmtiles', 'the ground of before');
  const error = await groundHere({ source, target: before, area }).then(
    () => new Error('A ground was made.'),
    (reason: unknown) => reason,
  );
  expect(readFileSync(before, 'utf8')).toBe('the ground of before');
  return reasonOf(error).code;
}

const bytes = readFileSync(extract);
const header = headerBlob({});

describe('an extract of which no ground can be made', () => {
  it('is no OpenStreetMap: a text, an empty file, a picture, data without a header [OWN-64]', async () => {
    expect(await refusal(file('a.osm.pbf', '<osm version="0.6"/>'))).toBe('not-osm');
    expect(await refusal(file('b.osm.pbf', ''))).toBe('not-osm');
    expect(await refusal(file('c.osm.pbf', Uint8Array.from([137, 80, 78, 71, 13, 10])))).toBe(
      'not-osm',
    );
    expect(await refusal(file('d.osm.pbf', bytes.subarray(header.length)))).toBe('not-osm');
  });

  it('is cut short, wherever [OWN-64]', async () => {
    for (const left of [1, 3, 20, 60]) {
      expect(await refusal(file('short.osm.pbf', bytes.subarray(0, -left)))).toBe('truncated');
    }
  });

  it('holds the history of the data [OWN-64]', async () => {
    const required = ['OsmSchema-V0.6', 'DenseNodes', 'HistoricalInformation'];
    expect(await refusal(file('history.osm.pbf', writePbf({ required }, [])))).toBe('history-file');
  });

  it('is packed in a way that nobody here unpacks, or damaged within [OWN-64]', async () => {
    const packed = writePbf({}, [{ nodes: town.nodes }], 'lz4');
    expect(await refusal(file('lz4.osm.pbf', packed))).toBe('wrong-compression');
    const damaged = Buffer.from(bytes);
    damaged.fill(0x55, damaged.length - 30);
    expect(await refusal(file('damaged.osm.pbf', damaged))).toBe('cannot-read');
    const nonsense = Buffer.concat([header, blob('OSMData', Buffer.from([0xff, 0xff]), 'zlib')]);
    expect(await refusal(file('nonsense.osm.pbf', nonsense))).toBe('cannot-read');
    const demanding = writePbf({ required: ['OsmSchema-V0.7'] }, []);
    expect(await refusal(file('demanding.osm.pbf', demanding))).toBe('cannot-read');
  });

  it('is not there, or a folder [OWN-64]', async () => {
    mkdirSync(place('folder'));
    expect(await refusal(place('nowhere.osm.pbf'))).toBe('cannot-read');
    expect(await refusal(place('folder'))).toBe('cannot-read');
  });

  it('has nothing at the place, or no street there [OWN-64]', async () => {
    expect(await refusal(extract, { bbox: [2, 48, 2.01, 48.01] })).toBe('empty-cut');
    expect(await refusal(extract, { bbox: [6.5, 46.51, 6.6, 46.5] })).toBe('empty-cut');
    expect(await refusal(extract, { around: [46.502, 6.498], km: 0 })).toBe('empty-cut');
    expect(await refusal(extract, { bbox: [Number.NaN, 46, 6.6, 47] })).toBe('empty-cut');
    const meadow = anExtract();
    meadow.square(0, 0, 50, { landuse: 'meadow' });
    expect(await refusal(meadow.write(place('meadow.osm.pbf')))).toBe('no-streets');
  });

  it('reaches across the date line, or is asked to [OWN-64]', async () => {
    expect(await refusal(extract, { bbox: [179.9, -17, -179.9, -16] })).toBe('date-line');
    expect(await refusal(extract, { around: [-16.5, 179.99], km: 5 })).toBe('date-line');
    const fiji = anExtract();
    fiji.point(0, 0);
    const nodes = [
      { id: 1, lng: 179.9, lat: -16.5 },
      { id: 2, lng: -179.9, lat: -16.5 },
    ];
    expect(await refusal(file('fiji.osm.pbf', writePbf({}, [{ nodes }])))).toBe('date-line');
  });

  it('is asked for more than a congregation can need [OWN-64]', async () => {
    expect(await refusal(extract, { bbox: [-5, 42, 8, 51] })).toBe('too-large');
    expect(await refusal(extract, { around: [46.502, 6.498], km: 500 })).toBe('too-large');
  });
});

const anArchive = (name: string, facts: Parameters<typeof archiveAt>[1]) =>
  archiveAt(place(name), facts);

const inspection = (path: string): Promise<GroundErrorCode | 'a ground'> =>
  inspectGround(path).then(
    () => 'a ground' as const,
    (error: unknown) => reasonOf(error).code,
  );

describe('a .pmtiles that is no ground', () => {
  it('holds pictures, or heights [OWN-64]', async () => {
    const raster = await anArchive('r.pmtiles', { change: patched('type', TileType.Webp) });
    expect(await inspection(raster)).toBe('raster-tiles');
    const dem = { encoding: 'terrarium', change: patched('type', TileType.Webp) };
    expect(await inspection(await anArchive('t.pmtiles', dem))).toBe('terrain-tiles');
  });

  it('is of another schema: OpenMapTiles, Protomaps 3, tiles of another kind [OWN-64]', async () => {
    const other = { layers: ['water', 'transportation', 'building', 'place'] };
    expect(await inspection(await anArchive('o.pmtiles', other))).toBe('other-schema');
    const third = { fields: { 'pmap:kind': 'String' } };
    expect(await inspection(await anArchive('3.pmtiles', third))).toBe('other-schema');
    const mlt = { change: patched('type', TileType.Mlt) };
    expect(await inspection(await anArchive('m.pmtiles', mlt))).toBe('other-schema');
    const future = { change: patched('version', 4) };
    expect(await inspection(await anArchive('v.pmtiles', future))).toBe('other-schema');
  });

  it('is packed by brotli or zstd [OWN-64]', async () => {
    const zstd = { change: patched('packing', Compression.Zstd) };
    expect(await inspection(await anArchive('z.pmtiles', zstd))).toBe('wrong-compression');
    const brotli = { change: patched('packingOfTiles', Compression.Brotli) };
    expect(await inspection(await anArchive('b.pmtiles', brotli))).toBe('wrong-compression');
  });

  it('is cut short, damaged, a text, or not there [OWN-64]', async () => {
    const whole = readFileSync(await anArchive('whole.pmtiles', {}));
    expect(await inspection(place('whole.pmtiles'))).toBe('a ground');
    for (const length of [130, whole.length - 1]) {
      expect(await inspection(file('cut.pmtiles', whole.subarray(0, length)))).toBe('truncated');
    }
    expect(await inspection(file('text.pmtiles', 'a text '.repeat(50)))).toBe('not-osm');
    expect(await inspection(place('nowhere.pmtiles'))).toBe('cannot-read');
    mkdirSync(place('folder.pmtiles'));
    expect(await inspection(place('folder.pmtiles'))).toBe('cannot-read');
  });

  it('has no street in any tile [OWN-64]', async () => {
    const streetless = await anArchive('uncounted.pmtiles', { streets: null });
    expect(await inspection(streetless)).toBe('no-streets');
  });

  it('is refused to a cut for the same reasons [OWN-64]', async () => {
    const raster = await anArchive('raster.pmtiles', { change: patched('type', TileType.Png) });
    expect(await refusal(raster)).toBe('raster-tiles');
    const far = { bbox: [2, 48, 2.01, 48.01] } as const;
    expect(await refusal(await anArchive('far.pmtiles', {}), far)).toBe('empty-cut');
    const across = { bbox: [179.9, -17, -179.9, -16] } as const;
    expect(await refusal(await anArchive('across.pmtiles', {}), across)).toBe('date-line');
    expect(await refusal(await anArchive('streetless.pmtiles', {}))).toBe('no-streets');
    expect(await refusal('http://127.0.0.1:9/nowhere.pmtiles')).toBe('cannot-read');
  });
});

describe('what else may stop the work', () => {
  it('a full disk, a quota and too little memory are told from the rest [OWN-64]', () => {
    const broken = (code: string) => reasonOf(Object.assign(new Error(code), { code })).code;
    expect(['ENOSPC', 'EDQUOT', 'EFBIG'].map(broken)).toEqual(Array(3).fill('disk-full'));
    expect(broken('ERR_WORKER_OUT_OF_MEMORY')).toBe('too-large');
    expect(broken('EACCES')).toBe('cannot-read');
    expect(reasonOf('?').code).toBe('cannot-read');
  });

  it('the thread passes the reason on, and leaves nothing behind [OWN-64]', async () => {
    const target = place('never.pmtiles');
    const source = file('text.osm.pbf', 'a text');
    await expect(makeGround({ source, target })).rejects.toMatchObject({ code: 'not-osm' });
    expect(readdirSync(folder).filter((name) => name.startsWith('never'))).toEqual([]);
  });

  it('a target in a folder that is not there is refused [OWN-64]', async () => {
    const target = place('no/such/folder/ground.pmtiles');
    await expect(makeGround({ source: extract, target })).rejects.toMatchObject({
      code: 'cannot-read',
    });
    expect(existsSync(place('no'))).toBe(false);
  });

  it('each reason has its own French sentence, with the signs as they are set [OWN-64]', () => {
    const sentences = Object.values(groundTexts);
    expect(new Set(sentences).size).toBe(13);
    expect(sentences.filter((sentence) => !/^[A-ZÀ-Ý].*\.$/u.test(sentence))).toEqual([]);
    expect(sentences.filter((sentence) => /'| [;:?!]/u.test(sentence))).toEqual([]);
  });
});
