import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardLayout,
  mm,
  roundScale,
  scaleBar,
  sheetLayout,
} from '#engines/paper/card/card-layout.ts';

const inMillimetres = (points: number) => Math.round((points * 25.4) / 7.2) / 10;

describe('the scale of a card', () => {
  it.each([
    [80, 1000],
    [101, 1250],
    [126, 1500],
    [151, 2000],
    [201, 2500],
    [250, 2500],
    [251, 3000],
    [420, 5000],
    [790, 8000],
    [801, 10_000],
    [12_000, 125_000],
  ])('of %i metres on 100 mm is 1:%i [OWN-01]', (metres, denominator) => {
    const paper = { width: mm(100), height: mm(100) };
    expect(roundScale({ width: metres, height: 1 }, paper)).toBeCloseTo(denominator, 6);
    expect(roundScale({ width: 1, height: metres }, paper)).toBeCloseTo(denominator, 6);
  });

  it('is the nearest round one at which everything fits, and its bar has the stated length [OWN-01]', () => {
    const length = fc.double({ min: 1, max: 200_000, noNaN: true });
    const paper = fc.double({ min: 100, max: 600, noNaN: true });
    fc.assert(
      fc.property(length, length, paper, paper, (width, height, across, down) => {
        const denominator = roundScale({ width, height }, { width: across, height: down });
        const onPaper = (metres: number) => (metres * mm(1000)) / denominator;
        expect(onPaper(width)).toBeLessThanOrEqual(across * (1 + 1e-9));
        expect(onPaper(height)).toBeLessThanOrEqual(down * (1 + 1e-9));
        expect(denominator).toBeGreaterThanOrEqual(1000);
        const [first, second, ...zeros] = String(Math.round(denominator));
        expect(Number(zeros.join(''))).toSatisfy(
          (rest: number) =>
            rest === 0 ||
            ['125', '150', '750'].some((it) => `${first}${second}`.startsWith(it.slice(0, 2))),
        );
        const bar = scaleBar(denominator, 70);
        expect(bar.length).toBeLessThanOrEqual(70 * (1 + 1e-9));
        expect(bar.length).toBeGreaterThan(70 / 2.6);
        expect(bar.length).toBeCloseTo(onPaper(bar.metres), 6);
        expect(String(bar.metres)).toMatch(/^[125]0*$/u);
      }),
    );
  });
});

describe('the sizes', () => {
  it('are A5, A6 and S-12, all landscape [OWN-01]', () => {
    const size = (name: 'a5' | 'a6' | 's12') => {
      const { width, height } = sheetLayout(name, false);
      return [inMillimetres(width), inMillimetres(height)];
    };
    expect([size('a5'), size('a6'), size('s12')]).toEqual([
      [210, 148],
      [148, 105],
      [148, 94],
    ]);
  });

  it.each([
    ['a5', 2, [210, 297]],
    ['a6', 4, [297, 210]],
    ['s12', 4, [297, 210]],
  ] as const)('%s: %i fit on A4 without overlapping or leaving it [OWN-01]', (size, count, a4) => {
    const { width, height, places } = sheetLayout(size, true);
    const card = cardLayout(size);
    expect([inMillimetres(width), inMillimetres(height)]).toEqual(a4);
    expect(places).toHaveLength(count);
    for (const [at, { x, y }] of places.entries()) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
      expect(x + card.width).toBeLessThanOrEqual(width + 1e-9);
      expect(y + card.height).toBeLessThanOrEqual(height + 1e-9);
      for (const other of places.slice(0, at)) {
        const apart = [Math.abs(x - other.x) / card.width, Math.abs(y - other.y) / card.height];
        expect(Math.max(...apart)).toBeGreaterThan(0.999);
      }
    }
  });

  it.each(['a5', 'a6', 's12'] as const)(
    '%s: map, text and margin do not overlap, and the unprintable margin of a printer stays empty [OWN-01]',
    (size) => {
      const { width, height, map, side, qr, margin } = cardLayout(size);
      expect(margin).toBeGreaterThanOrEqual(mm(6) - 1e-9);
      expect(map.left).toBeGreaterThanOrEqual(margin);
      expect(map.right).toBeLessThan(side.right - qr);
      expect(side.right).toBeCloseTo(width - margin, 6);
      expect(map.bottom).toBeLessThan(height - margin);
      expect((map.right - map.left) / (map.bottom - map.top)).toBeGreaterThan(1.2);
      expect(qr).toBeGreaterThanOrEqual(mm(24));
    },
  );
});
