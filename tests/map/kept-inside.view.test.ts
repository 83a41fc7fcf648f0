import { describe, expect, it } from 'vitest';
import { keptInside } from '../../web/parts/map/engine/kept-inside.ts';

const window = { width: 390, height: 700 };
/** A box of 288 × 120 above its point. */
const above = { left: -144, top: -132, right: 144, bottom: -12 };

describe('a box over the map [OWN-243]', () => {
  it('stands at its point where all of it is seen', () => {
    expect(keptInside({ x: 195, y: 300 }, above, window)).toEqual({ x: 195, y: 300 });
  });

  it.each([
    ['left of the window', { x: -80, y: 300 }, { x: 152, y: 300 }],
    ['right of it', { x: 700, y: 300 }, { x: 238, y: 300 }],
    ['above it', { x: 195, y: -900 }, { x: 195, y: 140 }],
    ['below it', { x: 195, y: 2000 }, { x: 195, y: 704 }],
  ])('of a point %s is kept inside', (_, point, kept) => {
    expect(keptInside(point, above, window)).toEqual(kept);
  });

  it('that is wider than the window begins at its left edge', () => {
    const wide = { ...above, left: -300, right: 300 };
    expect(keptInside({ x: 195, y: 300 }, wide, window)).toEqual({ x: 308, y: 300 });
  });
});
