import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapView } from '#schema/generated.ts';
import { answerGround } from '#web/domain/pocket/answer-ground.ts';
import {
  emptyPocket,
  keepGround,
  readPocket,
  storePocket,
} from '#web/domain/pocket/pocket-contents.ts';
import type { FetchedGround } from '#web/domain/pocket/pocket-database.ts';
import { fetchGround } from '#web/pocket/ground.ts';
import { tilesAround } from '#web/pocket/tiles-around.ts';
import { aGround, sha256Of } from '../grounds/a-ground.ts';
import { aDevice } from '../support/device.ts';
import { aKept, factsNow } from './kept.ts';

// Half of the file is nothing that a territory needs.
const file = aGround({ padding: 500_000 });
const address = `/grounds/${sha256Of(file)}.pmtiles`;
const url = `http://localhost:4000${address}`;

const map = {
  basemap: { url: address },
  geojsonFeature: {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [7.42, 43.735],
              [7.425, 43.735],
              [7.425, 43.74],
              [7.42, 43.735],
            ],
          ],
        },
      },
    ],
  },
} as unknown as MapView;

/** The site: the file by ranges, as the backend answers. */
function asked(request: Request): Response {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/u.exec(request.headers.get('range') ?? '') ?? [];
  if (new URL(request.url).pathname !== address || from === undefined)
    return new Response('Not found', { status: 404 });
  const part = file.subarray(Number(from), Number(to) + 1);
  return new Response(new Uint8Array(part), {
    status: 206,
    headers: {
      'Content-Range': `bytes ${from}-${Number(from) + part.length - 1}/${file.length}`,
      ETag: `"${sha256Of(file)}"`,
    },
  });
}

const ranges: string[] = [];
const online = async (input: RequestInfo | URL, init?: RequestInit) => {
  const request = new Request(input, init);
  ranges.push(request.headers.get('range') ?? '');
  return asked(request);
};

let fetched: FetchedGround;

aDevice();

beforeEach(async () => {
  ranges.length = 0;
  vi.stubGlobal('fetch', online);
  await emptyPocket();
  fetched = await fetchGround(map);
  await storePocket(factsNow(), [aKept(1, { map, ground: { state: 'missing' } })]);
  await keepGround('1', map, fetched);
});

const ranged = (range: string) => new Request(url, { headers: { Range: range } });
const nothing = new DOMException('Failed to fetch', 'TypeError');

describe('the ground that a congregation was given, on a device [OWN-70, OWN-103]', () => {
  it('is kept by the pieces that a territory needs, and not whole', async () => {
    const { ground } = fetched;
    if (ground.state !== 'kept') throw new Error(ground.state);
    expect(ground.url).toBe(url);
    expect(ground.offsets.length).toBeGreaterThan(1);
    expect(ground.bytes).toBeLessThan(100_000);
  });

  it.each([
    ['without a network', () => Promise.reject(nothing)],
    ['with a server that is away', async () => new Response('', { status: 503 })],
    ['once it was taken from the site', async () => new Response('', { status: 404 })],
  ])('answers each range that was asked before, %s', async (_, away) => {
    const before = [...new Set(ranges)];
    expect(before.length).toBeGreaterThan(1);
    vi.stubGlobal('fetch', away);
    for (const range of before) {
      const answer = await answerGround(ranged(range), 4);
      expect(answer.status, range).toBe(206);
      const told = await asked(ranged(range)).arrayBuffer();
      expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(told)), range).toBe(true);
    }
  });

  it('comes with its pieces, and only for the map it was fetched for', async () => {
    const other = { ...map, basemap: { url: '/grounds/other.pmtiles' } } as MapView;
    await keepGround('1', other, { ...fetched, ground: { state: 'elsewhere' } });
    await keepGround('2', map, fetched);
    const { territories } = await readPocket(Date.now());
    expect(territories.map(({ ground }) => ground)).toEqual([fetched.ground]);
  });

  it('is looked for on the device only where the network fails, or takes too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const look = vi.spyOn(IDBObjectStore.prototype, 'openCursor');
    const [range = ''] = ranges;
    vi.stubGlobal('fetch', async () => new Response('of the network', { status: 206 }));
    await answerGround(ranged(range), 4);
    expect([look.mock.calls, vi.getTimerCount()]).toEqual([[], 0]);

    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const late = answerGround(ranged(range), 4);
    await vi.advanceTimersByTimeAsync(4000);
    const told = await asked(ranged(range)).arrayBuffer();
    expect(Buffer.from(await (await late).arrayBuffer()).equals(Buffer.from(told))).toBe(true);
    vi.useRealTimers();
    look.mockRestore();
  });

  it('is waited for where the device has none of it', async () => {
    const answer = new Response('late', { status: 206 });
    const look = vi.spyOn(IDBObjectStore.prototype, 'openCursor');
    const looked = () => vi.waitFor(() => expect(look).toHaveBeenCalled());
    vi.stubGlobal('fetch', () => looked().then(() => answer));
    expect(await answerGround(ranged('bytes=300000-300100'), 0)).toBe(answer);
    look.mockRestore();
  });

  it('asks the network first, and hands on what it says of anything else', async () => {
    const [range = ''] = ranges;
    vi.stubGlobal('fetch', async () => new Response('of the network', { status: 206 }));
    expect(await (await answerGround(ranged(range), 4)).text()).toBe('of the network');
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    for (const other of [
      new Request(url),
      ranged('bytes=0-1,5-6'),
      ranged('bytes=-20'),
      ranged('bytes=300000-300100'),
    ])
      expect((await answerGround(other, 4)).status).toBe(404);
    vi.stubGlobal('fetch', () => Promise.reject(nothing));
    await expect(answerGround(ranged('bytes=300000-300100'), 4)).rejects.toBe(nothing);
  });
});

describe('the tiles around a territory [OWN-103]', () => {
  const across = (tiles: readonly { x: number; y: number; z: number }[], side: 'x' | 'y') =>
    new Set(tiles.filter(({ z }) => z === 15).map((tile) => tile[side])).size;
  const zooms = { minZoom: 0, maxZoom: 15 };

  it('reach as far up and down as to the sides, for screens of every shape', () => {
    const wide = { west: 7.4, east: 7.44, south: 43.735, north: 43.736 };
    const tiles = tilesAround(wide, zooms);
    expect(across(tiles, 'x')).toBeGreaterThanOrEqual(10);
    expect(Math.abs(across(tiles, 'x') - across(tiles, 'y'))).toBeLessThanOrEqual(1);
    const tall = { west: 7.4, east: 7.401, south: 43.72, north: 43.75 };
    expect(across(tilesAround(tall, zooms), 'x')).toBeGreaterThanOrEqual(10);
  });

  it('are fewer than four hundred: a very large territory is kept with less detail', () => {
    const tiles = tilesAround({ west: 7, east: 8, south: 43, north: 44 }, zooms);
    expect(tiles.length).toBeGreaterThan(20);
    expect(tiles.length).toBeLessThanOrEqual(400);
    expect(Math.max(...tiles.map(({ z }) => z))).toBeLessThan(15);
  });
});
