import { describe, expect, it } from 'vitest';
import { chartSpec } from '#web/trends/chart-spec.ts';

const chart = {
  kind: 'rest' as const,
  points: [
    { at: 'Habitations', name: 'moins de 4 mois', value: 57 },
    { at: 'Habitations', name: 'jamais sortis', value: 3 },
    { at: 'Commerces', name: 'moins de 4 mois', value: 1 },
    { at: 'Commerces', name: 'jamais sortis', value: 0 },
  ],
  legend: ['moins de 4 mois', 'jamais sortis'].map((name) => ({ name, mark: 'area' as const })),
  labels: { Habitations: 'Habitations', Commerces: 'Commerces' },
};

describe('the chart of the rest [OWN-115]', () => {
  it('has an axis that ends on a figure, and no figure in a piece below a thirtieth of the longest bar', () => {
    const spec = chartSpec(chart, 'light') as unknown as {
      readonly scale: { readonly y: object };
      readonly children: readonly [
        { readonly labels: readonly [{ readonly text: (point: object) => string }] },
      ];
    };
    expect(spec.scale.y).toEqual({ domainMin: 0, nice: true });
    const [{ text }] = spec.children[0].labels;
    expect(chart.points.map((point) => text(point))).toEqual(['57', '3', '', '']);
  });
});
