import type { Map as MapLibreMap } from 'maplibre-gl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Line } from '#machines/map/operations/snap.ts';

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
const groundless = { getSource: () => undefined } as unknown as MapLibreMap;

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

  it('are looked for again at the next click when the first found none for a fault', async () => {
    const { streetsOf } = await import('../../web/map/drawing/streets.ts');
    const streets = streetsOf(groundless);
    answering = false;
    const first = streets.blocksAt([7.425, 43.735]);
    threads[0]!.break(new Error('Gone.'));
    await expect(first).rejects.toThrow('The blocks were not found.');
    answering = true;
    expect(await streets.blocksAt([7.425, 43.735])).toEqual([]);
    expect(sent).toHaveLength(4);
    expect(await streets.blocksAt([7.425, 43.735])).toEqual([]);
    expect(sent).toHaveLength(4);
  });
});
