import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extent, openArchive, unitsOf } from './archive.ts';
import { groundHere } from '../../support/ground-here.ts';
import { ownFolder } from './small-extract.ts';

const folder = ownFolder();
const target = (name: string) => path.join(folder, name);
const monaco = 'web/public/basemap/monaco.pmtiles';
const port = { bbox: [7.418, 43.731, 7.424, 43.736] } as const;

/** A server of one file that answers nothing but ranges. */
const asked: { from: number; to: number }[] = [];
const server = createServer((request, response) => {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/u.exec(request.headers.range ?? '') ?? [];
  if (request.url !== '/monaco.pmtiles' || from === undefined) {
    response.writeHead(404).end();
    return;
  }
  const { size } = statSync(monaco);
  const end = Math.min(Number(to), size - 1);
  asked.push({ from: Number(from), to: end });
  response.writeHead(206, {
    'Content-Range': `bytes ${from}-${end}/${size}`,
    'Content-Length': end - Number(from) + 1,
  });
  createReadStream(monaco, { start: Number(from), end }).pipe(response);
});
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => void server.close(done)));

describe('a ground cut out of another one', () => {
  it('has the tiles of the place as they were, from zoom 0 to 15 [OWN-63]', async () => {
    const summary = await groundHere({ source: monaco, target: target('a'), area: port });
    const [whole, cut] = [await openArchive(monaco), await openArchive(target('a'))];
    expect(summary).toMatchObject({ name: 'Monaco', minZoom: 0, maxZoom: 15 });
    expect(summary.streets).toBeGreaterThan(30);
    expect(summary.bytes).toBeLessThan(statSync(monaco).size);
    const { minLon, minLat } = cut.file.header;
    expect(minLon).toBeLessThan(port.bbox[0]);
    expect(minLat).toBeGreaterThan(43.72);
    const tileAt = (lng: number, lat: number, z: number) =>
      unitsOf(lng, lat, z).map((unit) => Math.floor(unit / extent)) as [number, number];
    for (const z of [15, 13, 0]) {
      const place = tileAt(7.4205, 43.7345, z);
      const [one, other] = [whole, cut].map(({ file }) => file.archive.getZxy(z, ...place));
      expect((await other)?.data.byteLength).toBeGreaterThan(0);
      expect(await other).toEqual(await one);
    }
    expect(await whole.file.archive.getZxy(15, ...tileAt(7.44, 43.749, 15))).toBeDefined();
    expect(await cut.file.archive.getZxy(15, ...tileAt(7.44, 43.749, 15))).toBeUndefined();
    await Promise.all([whole.close(), cut.close()]);
  });

  it('over http asks for ranges, a few of them, and makes the same file [OWN-63]', async () => {
    const source = `${address()}/monaco.pmtiles`;
    const over = await groundHere({ source, target: target('b'), area: port });
    const beside = await groundHere({ source: monaco, target: target('c'), area: port });
    expect(over).toEqual(beside);
    expect(readFileSync(target('b')).equals(readFileSync(target('c')))).toBe(true);
    expect(asked.length).toBeLessThan(20);
    const bytes = asked.reduce((sum, { from, to }) => sum + to - from + 1, 0);
    expect(bytes).toBeLessThan(statSync(monaco).size * 1.2);
  });

  it('an address without an archive is refused [OWN-64]', async () => {
    const work = groundHere({ source: `${address()}/other.pmtiles`, target: target('d') });
    await expect(work).rejects.toMatchObject({ code: 'cannot-read' });
  });
});
