import type { Map as MapLibreMap } from 'maplibre-gl';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { glide, rideOn } from '../../web/parts/map/engine/glide.ts';

let page = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const happens = (type: string, x: number, y: number, buttons = 1) =>
  page.dispatchEvent(Object.assign(new Event(type), { clientX: x, clientY: y, buttons }));

/** A map of 1000 by 800 pixels, pressed at (100, 100). */
const pressed = () => {
  const events = new EventEmitter();
  const canvas = { style: { translate: '' } };
  const name = { style: { translate: '' } };
  const moved: unknown[] = [];
  const map = Object.assign(events, {
    getCanvas: () => canvas,
    getContainer: () => ({ clientWidth: 1000, clientHeight: 800 }),
    dragPan: { isEnabled: () => true },
    panBy: (by: unknown) => moved.push(by),
    redraw: () => undefined,
  }) as unknown as MapLibreMap;
  glide(map);
  rideOn(map, name as unknown as HTMLElement);
  const at = { button: 0, clientX: 100, clientY: 100 };
  events.emit('mousedown', { originalEvent: at, preventDefault: () => undefined });
  return { events, moved, shift: () => [canvas.style.translate, name.style.translate] };
};

describe('a drag where the processor draws', () => {
  it('moves the picture and its words, and is drawn when it rests', () => {
    const { moved, shift } = pressed();
    happens('mousemove', 102, 100);
    expect(shift()).toEqual(['', '']);
    happens('mousemove', 160, 110);
    expect([shift(), moved]).toEqual([['60px 10px', '60px 10px'], []]);
    vi.runAllTimers();
    expect([shift(), moved]).toEqual([['', ''], [[-60, -10]]]);
  });

  it('is drawn before others are told that the pointer let go', () => {
    const { moved, shift } = pressed();
    happens('mousemove', 160, 110);
    const seen: unknown[] = [];
    page.addEventListener('pointerup', () => seen.push(...shift(), ...moved), { capture: true });
    happens('pointerup', 161, 110, 0);
    expect(seen).toEqual(['', '', [-61, -10]]);
    happens('mouseup', 161, 110, 0);
    expect(moved).toHaveLength(1);
  });

  it('is drawn before a wheel changes the zoom about the pointer, and goes on', () => {
    const { moved, shift } = pressed();
    happens('wheel', 100, 100);
    expect(moved).toEqual([]);
    happens('mousemove', 160, 110);
    happens('wheel', 160, 110);
    expect([shift(), moved]).toEqual([['', ''], [[-60, -10]]]);
    happens('mousemove', 170, 110);
    expect(shift()).toEqual(['10px 0px', '10px 0px']);
    vi.runAllTimers();
    expect(moved).toEqual([
      [-60, -10],
      [-10, 0],
    ]);
  });

  it('ends where the button is found released, and with the map', () => {
    const { moved } = pressed();
    happens('mousemove', 160, 110);
    happens('mousemove', 170, 110, 2);
    happens('mousemove', 180, 110);
    vi.runAllTimers();
    expect(moved).toEqual([[-70, -10]]);
    const gone = pressed();
    happens('mousemove', 160, 110);
    gone.events.emit('remove');
    vi.runAllTimers();
    happens('pointerup', 160, 110, 0);
    expect(gone.moved).toEqual([]);
  });
});
