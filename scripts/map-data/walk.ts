import { metres } from './measure.ts';
import type { Plot } from './merge.ts';
import type { GridPoint } from '../../engines/drawing/planar.ts';

/**
 * Plots in walking order: quarter by quarter along the coast, nearest neighbour first within each.
 */
export function walkingOrder(plots: readonly Plot[]): Plot[] {
  const quarters = new Map<string, Plot[]>();
  for (const plot of plots) {
    quarters.set(plot.quarter, [...(quarters.get(plot.quarter) ?? []), plot]);
  }
  const alongCoast = [...quarters.values()].toSorted((a, b) => rank(a) - rank(b));
  const walk: Plot[] = [];
  for (const quarter of alongCoast) {
    const left = quarter.toSorted((a, b) => rank([a]) - rank([b]));
    while (left.length > 0) {
      const last = walk.at(-1);
      const ahead = last === undefined ? left[0] : nearestOf(left, last);
      if (ahead === undefined) break;
      left.splice(left.indexOf(ahead), 1);
      walk.push(ahead);
    }
  }
  return walk;
}

function nearestOf(plots: readonly Plot[], last: Plot): Plot | undefined {
  const from = middle(last);
  return plots.toSorted((a, b) => metres(middle(a), from) - metres(middle(b), from))[0];
}

/** Rank along the coast, which runs from south-west to north-east. */
const rank = (plots: readonly Plot[]) =>
  plots.reduce((sum, plot) => sum + middle(plot).x + middle(plot).y, 0) / plots.length;

function middle(plot: Plot): GridPoint {
  const xs = plot.sides.map(({ from }) => from.x);
  const ys = plot.sides.map(({ from }) => from.y);
  return {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
}
