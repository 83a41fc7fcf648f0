import { describe, expect, it } from 'vitest';
import { sparklinePoints } from '#web/dashboard/sparkline.view.ts';

describe('the sparkline', () => {
  it('has its largest figure at the top and nothing at the bottom [DASH-04, OWN-350]', () => {
    expect(sparklinePoints([0, 8, 2])).toEqual([
      { x: 0, y: 100 },
      { x: 50, y: 0 },
      { x: 100, y: 75 },
    ]);
  });

  it.each([
    ['of nothing but zeros lies at the bottom', [0, 0], [100, 100]],
    ['of one month is a point at the beginning', [3], [0]],
    ['of no month is none', [], []],
  ] as const)('%s [OWN-350]', (_, figures, heights) => {
    const points = sparklinePoints(figures);
    expect(points.map(({ y }) => y)).toEqual(heights);
    expect(points.map(({ x }) => x)).toEqual([0, 100].slice(0, figures.length));
  });
});
