import type { Map as MapLibreMap } from 'maplibre-gl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToPointer } from '../../web/map/drawing/pointer.ts';

let page = new EventTarget();
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('Node', EventTarget);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const heard = (oneFingerDraws: boolean) => {
  const container = Object.assign(page, {
    getBoundingClientRect: () => ({ left: 10, top: 20 }),
    contains: () => true,
  });
  const map = { getContainer: () => container, getCanvasContainer: () => container };
  const turns: unknown[] = [];
  listenToPointer(map as unknown as MapLibreMap, {
    onPress: () => false,
    onDrag: () => turns.push('drag'),
    onDrop: () => turns.push('drop'),
    onHover: ({ x, y }) => turns.push(['hover', x, y]),
    onTap: ({ x, y }) => turns.push(['tap', x, y]),
    oneFingerDraws: () => oneFingerDraws,
  });
  return turns;
};
const happens = (type: string, pointerType: string, x: number, y: number) => {
  const where = { clientX: x, clientY: y, button: 0, pointerId: 1, isPrimary: true, pointerType };
  page.dispatchEvent(Object.assign(new Event(type), where));
};

const dragged = (pointerType: string) => {
  happens('pointerdown', pointerType, 110, 120);
  happens('pointermove', pointerType, 150, 120);
  happens('pointerup', pointerType, 150, 120);
  happens('pointermove', pointerType, 160, 120);
};

describe('a pointer over the map', () => {
  it('hovers until it presses: then the map moves below it, and what it lies over stays the same', () => {
    const turns = heard(false);
    happens('pointermove', 'mouse', 110, 120);
    dragged('mouse');
    expect(turns).toEqual([
      ['hover', 100, 100],
      ['hover', 150, 100],
    ]);
  });

  it('that is a finger hovers only while it draws', () => {
    const drawing = heard(true);
    dragged('touch');
    expect(drawing).toEqual([
      ['hover', 140, 100],
      ['tap', 140, 100],
    ]);
  });

  it('that is a finger which moves the map hovers over nothing', () => {
    const moving = heard(false);
    dragged('touch');
    expect(moving).toEqual([]);
  });
});
