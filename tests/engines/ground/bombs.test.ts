import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspectGround } from '#engines/ground/inspect-ground.ts';
import { reasonOf } from '#engines/ground/reason.ts';
import { openTileFile } from '#engines/ground/tiles/tile-file.ts';
import { unpack } from '#engines/ground/tiles/unpack.ts';
import { groundHere } from '../../support/ground-here.ts';
import { anArchive, withPieces } from './an-archive.ts';
import { ownFolder } from './small-extract.ts';

const folder = ownFolder();
const place = (name: string) => path.join(folder, name);
const megabytes = 1024 * 1024;
const blanks = (length: number) => Buffer.alloc(length, ' ');

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'a ground',
    (error: unknown) => reasonOf(error).code,
  );
const everyReader = async (file: string) => [
  await codeOf(inspectGround(file)),
  await codeOf(groundHere({ source: file, target: place('target.pmtiles') })),
];

async function changed(name: string, pieces: Parameters<typeof withPieces>[1]): Promise<string> {
  const sound = readFileSync(await anArchive(place(`sound-${name}`), {}));
  writeFileSync(place(name), withPieces(sound, pieces));
  return place(name);
}

describe('a .pmtiles that would unpack to more than a ground can hold [OWN-203]', () => {
  it('is read where it only has pieces in other places', async () => {
    expect(await codeOf(inspectGround(await changed('same.pmtiles', {})))).toBe('a ground');
  });

  it('is refused for its metadata, which would be sound', async () => {
    const plain = await openTileFile(await anArchive(place('plain.pmtiles'), {}));
    const json = Buffer.from(JSON.stringify(plain.metadata));
    await plain.close();
    const bomb = gzipSync(Buffer.concat([blanks(9 * megabytes), json]));
    expect(bomb.length).toBeLessThan(20_000);
    const file = await changed('metadata.pmtiles', { metadata: bomb });
    expect(await everyReader(file)).toEqual(['cannot-read', 'cannot-read']);
    const less = gzipSync(Buffer.concat([blanks(7 * megabytes), json]));
    const within = await changed('less.pmtiles', { metadata: less });
    expect(await codeOf(inspectGround(within))).toBe('a ground');
  });

  it('is refused for its root directory', async () => {
    const file = await changed('root.pmtiles', { root: gzipSync(Buffer.alloc(2 * megabytes)) });
    expect(await everyReader(file)).toEqual(['cannot-read', 'cannot-read']);
  });

  it('is refused for a tile', async () => {
    const tile = Buffer.alloc(9 * megabytes);
    const file = await anArchive(place('tile.pmtiles'), { tile, streets: null });
    expect(await everyReader(file)).toEqual(['cannot-read', 'cannot-read']);
  });

  it('is refused where a piece that is not packed is as large', async () => {
    const sound = withPieces(readFileSync(await anArchive(place('none.pmtiles'), {})), {
      metadata: blanks(17 * megabytes),
    });
    writeFileSync(place('none.pmtiles'), sound);
    expect(await codeOf(inspectGround(place('none.pmtiles')))).toBe('cannot-read');
  });
});

describe('an address that answers more than it is asked for [OWN-203]', () => {
  let closed = 0;
  const server = createServer(({ url, headers }, response) => {
    const head = { 'Content-Range': 'bytes 0-126/1000' };
    response.on('close', () => (closed += 1));
    if (url === '/packed' && headers['accept-encoding'] !== 'identity') {
      response.writeHead(206, { ...head, 'Content-Encoding': 'gzip' });
      response.end(gzipSync(blanks(64 * megabytes)));
      return;
    }
    response.writeHead(206, head);
    const more = () => {
      while (!response.destroyed && response.write(blanks(65_536)));
    };
    response.on('drain', more);
    more();
  });
  beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)));
  afterAll(() => new Promise((done) => void server.close(done)));

  it.each(['/endless', '/packed'])('%s is left at once', async (way) => {
    const before = closed;
    const source = `http://127.0.0.1:${(server.address() as AddressInfo).port}${way}`;
    expect(await codeOf(openTileFile(source))).toBe('cannot-read');
    await expect.poll(() => closed).toBeGreaterThan(before);
  });
});

describe('unpacking [OWN-203]', () => {
  it('gives all of what is within the limit, and nothing of what is one byte beyond', async () => {
    const packed = gzipSync(blanks(1000));
    expect(await unpack('gzip', packed, 1000)).toEqual(blanks(1000));
    await expect(unpack('gzip', packed, 999)).rejects.toThrow(RangeError);
  });
});
