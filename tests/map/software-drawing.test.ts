import type { Map as MapLibreMap } from 'maplibre-gl';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coarseAtFirst } from '../../web/parts/map/engine/software-drawing.ts';

const begun = () => {
  const events = new EventEmitter();
  const done: unknown[] = [];
  let loaded = false;
  const map = Object.assign(events, {
    setPixelRatio: (ratio: unknown) => done.push(ratio),
    isStyleLoaded: () => loaded,
    redraw: () => done.push('drawn'),
  });
  coarseAtFirst(map as unknown as MapLibreMap);
  const load = () => {
    loaded = true;
  };
  return { events, done, load };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a map that the processor draws', () => {
  it('is coarse until all has come, and then as sharp as the screen, whichever that will be', async () => {
    const { events, done, load } = begun();
    events.emit('data');
    events.emit('render');
    expect(done).toEqual([0.25]);
    load();
    events.emit('render');
    expect(done).toEqual([0.25]);
    await Promise.resolve();
    expect(done).toEqual([0.25, null, 'drawn']);
    events.emit('render');
    vi.runAllTimers();
    expect(done).toEqual([0.25, null, 'drawn']);
  });

  it('is sharp after a silence, without what did not come', () => {
    const { events, done } = begun();
    events.emit('data');
    vi.advanceTimersByTime(1499);
    expect(done).toEqual([0.25]);
    vi.advanceTimersByTime(1);
    expect(done).toEqual([0.25, null, 'drawn']);
  });

  it('is sharp within five seconds, however its tiles trickle', () => {
    const { events, done } = begun();
    for (let second = 0; second < 5; second += 1) {
      expect(done).toEqual([0.25]);
      events.emit('data');
      vi.advanceTimersByTime(1000);
    }
    expect(done).toEqual([0.25, null, 'drawn']);
    events.emit('data');
    vi.runAllTimers();
    expect(done).toEqual([0.25, null, 'drawn']);
  });

  it('that is taken away is drawn no more', async () => {
    const { events, done, load } = begun();
    events.emit('data');
    load();
    events.emit('render');
    events.emit('remove');
    await Promise.resolve();
    vi.runAllTimers();
    expect(done).toEqual([0.25]);
  });
});
