import type { Map as MapLibreMap } from 'maplibre-gl';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coarseAtFirst } from '../../web/map/engine/software-drawing.ts';

const begun = () => {
  const events = new EventEmitter();
  const ratios: unknown[] = [];
  const setPixelRatio = (ratio: unknown) => ratios.push(ratio);
  const onSharp = vi.fn<() => void>();
  coarseAtFirst(Object.assign(events, { setPixelRatio }) as unknown as MapLibreMap, onSharp);
  return { events, ratios, onSharp };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a map that the processor draws', () => {
  it('is coarse until all has come, and then as sharp as the screen, whichever that will be', () => {
    const { events, ratios, onSharp } = begun();
    events.emit('data');
    expect([ratios, onSharp.mock.calls]).toEqual([[0.25], []]);
    events.emit('idle');
    vi.runAllTimers();
    expect([ratios, onSharp.mock.calls]).toEqual([[0.25, null], [[]]]);
  });

  it('is sharp after a silence, without what did not come', () => {
    const { events, onSharp } = begun();
    events.emit('data');
    vi.advanceTimersByTime(1499);
    expect(onSharp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onSharp).toHaveBeenCalledTimes(1);
  });

  it('is sharp within five seconds, however its tiles trickle', () => {
    const { events, onSharp } = begun();
    for (let second = 0; second < 5; second += 1) {
      expect(onSharp).not.toHaveBeenCalled();
      events.emit('data');
      vi.advanceTimersByTime(1000);
    }
    expect(onSharp).toHaveBeenCalledTimes(1);
    events.emit('data');
    vi.runAllTimers();
    expect(onSharp).toHaveBeenCalledTimes(1);
  });

  it('that is taken away is drawn no more', () => {
    const { events, ratios, onSharp } = begun();
    events.emit('data');
    events.emit('remove');
    vi.runAllTimers();
    expect([ratios, onSharp.mock.calls]).toEqual([[0.25], []]);
  });
});
