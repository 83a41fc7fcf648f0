import { booleanPointInPolygon } from '@turf/turf';
import type { Position } from 'geojson';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blocksOf } from '#engines/drawing/blocks.ts';
import type { Line } from '#engines/drawing/snap.ts';

/** A thread as the browser gives it, with the worker's own code in it. */
class Thread extends EventTarget {
  ended = false;

  constructor() {
    super();
    threads.push(this);
  }

  postMessage(data: unknown, ports: readonly MessagePort[]) {
    sent.push({ data, ports });
    if (answering) scope.dispatchEvent(Object.assign(new Event('message'), { data, ports }));
  }

  terminate() {
    this.ended = true;
  }

  break(error: Error) {
    this.dispatchEvent(Object.assign(new Event('error'), { error, message: error.message }));
  }
}

let threads: Thread[] = [];
let sent: { readonly data: unknown; readonly ports: readonly MessagePort[] }[] = [];
let answering = true;
let scope = new EventTarget();
const block = [
  [
    [7.42, 43.73],
    [7.43, 43.73],
    [7.43, 43.74],
    [7.42, 43.74],
    [7.42, 43.73],
  ],
];
const unreadable = [null] as unknown as readonly Line[];
/** A map over a ground of these streets. */
const over = (streets: readonly Line[]) =>
  ({
    getSource: () => ({ type: 'vector' }),
    getBounds: () => ({
      getWest: () => 7.4,
      getEast: () => 7.5,
      getSouth: () => 43.7,
      getNorth: () => 43.8,
    }),
    querySourceFeatures: () =>
      streets.map((coordinates) => ({ geometry: { type: 'LineString', coordinates } })),
  }) as unknown as MapLibreMap;
const places = Array.from({ length: 31 * 31 }, (_, at) => [at % 31, Math.floor(at / 31)] as const);
const inPark = (x: number, y: number) => x > 14 && x < 22 && y > 14 && y < 22;
const corner = (x: number, y: number): Position => [7.42 + x * 0.001, 43.73 + y * 0.001];
/** 30 by 30 blocks of some 80 by 110 metres, with a park of eight by eight. */
const town = places.flatMap(([x, y]): Line[] => {
  const ends = [
    [x + 1, y],
    [x, y + 1],
  ] as const;
  return ends.flatMap(([toX, toY]) =>
    toX > 30 || toY > 30 || inPark(x, y) || inPark(toX, toY)
      ? []
      : [[corner(x, y), corner(toX, toY)]],
  );
});

beforeEach(async () => {
  vi.resetModules();
  [threads, sent, answering, scope] = [[], [], true, new EventTarget()];
  vi.stubGlobal('self', scope);
  vi.stubGlobal('Worker', Thread);
  await import('../../web/map/drawing/blocks.worker.ts');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const finder = async () => (await import('../../web/map/drawing/find-blocks.ts')).findBlocks;

describe('the blocks between streets', () => {
  it('are found by one thread for all', async () => {
    const findBlocks = await finder();
    expect(await findBlocks(block)).toHaveLength(1);
    expect(await findBlocks([])).toEqual([]);
    expect(threads).toHaveLength(1);
  });

  it('that cannot be found have a reason, and neither others nor the thread are lost with them', async () => {
    const findBlocks = await finder();
    const [wrong, right] = await Promise.allSettled([findBlocks(unreadable), findBlocks(block)]);
    expect(wrong).toMatchObject({
      status: 'rejected',
      reason: {
        message: 'The blocks were not found.',
        cause: expect.stringMatching(/^TypeError/u),
      },
    });
    expect(right).toMatchObject({ status: 'fulfilled', value: [{ type: 'Polygon' }] });
    expect(threads.map(({ ended }) => ended)).toEqual([false]);
  });

  it('are looked for on a new thread after one broke, which is ended and keeps its reason', async () => {
    const findBlocks = await finder();
    answering = false;
    const waiting = Promise.allSettled([findBlocks(block), findBlocks([])]);
    const cause = new Error('No memory left.');
    threads[0]!.break(cause);
    expect(await waiting).toMatchObject([{ reason: { cause } }, { reason: { cause } }]);
    expect(threads[0]!.ended).toBe(true);
    answering = true;
    expect(await findBlocks(block)).toHaveLength(1);
    expect(threads.map(({ ended }) => ended)).toEqual([true, false]);
  });

  it('are prepared while one looks, and a pick asks for nothing more [OWN-02]', async () => {
    const { streetsOf } = await import('../../web/map/drawing/streets.ts');
    const streets = streetsOf(over(town));
    await streets.prepare(() => true);
    const asked = sent.length;
    expect(asked).toBe(3);
    for (const place of [
      [7.4255, 43.7355],
      [7.4385, 43.7485],
    ]) {
      const expected = blocksOf(town).filter((polygon) => booleanPointInPolygon(place, polygon));
      expect(expected).toHaveLength(1);
      expect(await streets.blocksAt(place)).toEqual(expected);
    }
    expect(sent).toHaveLength(asked);
  });

  it('are prepared no further where they are wanted no more [OWN-02]', async () => {
    const { streetsOf } = await import('../../web/map/drawing/streets.ts');
    await streetsOf(over(town)).prepare(() => sent.length < 1);
    expect(sent).toHaveLength(1);
  });

  it('are asked for once where none closes [OWN-02]', async () => {
    const { streetsOf } = await import('../../web/map/drawing/streets.ts');
    const streets = streetsOf(over(town));
    const outside = [7.4195, 43.73];
    expect(await streets.blocksAt(outside)).toEqual([]);
    const whole = () =>
      sent.filter(({ data }) => Array.isArray(data) && data.length === town.length);
    expect(whole()).toHaveLength(3);
    const asked = sent.length;
    expect(await streets.blocksAt(outside)).toEqual([]);
    expect(sent).toHaveLength(asked);
  });

  it('are none where streets only seem to meet, as they are cut at the edge of what is known [OWN-02]', () => {
    const beside = (...points: readonly (readonly [number, number])[]): Line =>
      points.map(([x, y]) => [7.42 + x / 1e6, 43.73 + y / 1e6]);
    // Two streets 39 millionths of a degree apart, which part further east.
    const known = beside(
      [2460, 500],
      [500, 500],
      [500, -500],
      [-500, -500],
      [-500, 539],
      [2460, 539],
    );
    expect(blocksOf([known])).toEqual([]);
  });

  it('are looked for again at the next click when the first found none for a fault', async () => {
    const { streetsOf } = await import('../../web/map/drawing/streets.ts');
    const streets = streetsOf(over(block));
    answering = false;
    const first = streets.blocksAt([7.425, 43.735]);
    threads[0]!.break(new Error('Gone.'));
    await expect(first).rejects.toThrow('The blocks were not found.');
    answering = true;
    expect(await streets.blocksAt([7.425, 43.735])).toEqual(blocksOf(block));
  });
});
