import type { Map as MapLibreMap } from 'maplibre-gl';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coarseAtFirst } from '../../web/map/engine/software-drawing.ts';

const begun = () => {
  const events = new EventEmitter();
  const ratios: unknown[] = [];
  let loaded = false;
  const map = Object.assign(events, {
    setPixelRatio: (ratio: unknown) => ratios.push(ratio),
    isStyleLoaded: () => loaded,
  });
  coarseAtFirst(map as unknown as MapLibreMap);
  const load = () => {
    loaded = true;
  };
  return { events, ratios, load };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a map that the processor draws', () => {
  it('is coarse until all has come, and then as sharp as the screen, whichever that will be', () => {
    const { events, ratios, load } = begun();
    events.emit('data');
    events.emit('render');
    expect(ratios).toEqual([0.25]);
    load();
    events.emit('render');
    expect(ratios).toEqual([0.25, null]);
    events.emit('render');
    vi.runAllTimers();
    expect(ratios).toEqual([0.25, null]);
  });

  it('is sharp after a silence, without what did not come', () => {
    const { events, ratios } = begun();
    events.emit('data');
    vi.advanceTimersByTime(1499);
    expect(ratios).toEqual([0.25]);
    vi.advanceTimersByTime(1);
    expect(ratios).toEqual([0.25, null]);
  });

  it('is sharp within five seconds, however its tiles trickle', () => {
    const { events, ratios } = begun();
    for (let second = 0; second < 5; second += 1) {
      expect(ratios).toEqual([0.25]);
      events.emit('data');
      vi.advanceTimersByTime(1000);
    }
    expect(ratios).toEqual([0.25, null]);
    events.emit('data');
    vi.runAllTimers();
    expect(ratios).toEqual([0.25, null]);
  });

  it('that is taken away is drawn no more', () => {
    const { events, ratios } = begun();
    events.emit('data');
    events.emit('remove');
    vi.runAllTimers();
    expect(ratios).toEqual([0.25]);
  });
});
