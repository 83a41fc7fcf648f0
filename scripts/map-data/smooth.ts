import { borderCost, plotOf, sizeOf, type Band, type Block, type Plot } from './merge.ts';

/**
 * Moves single blocks to a neighbouring plot while this shortens borders or aligns them with better
 * roads.
 */
export function smoothPlots(plots: readonly Plot[], band: Band): Plot[] {
  const current = [...plots];
  const owner = new Map<number, number>();
  const settle = (index: number, plot: Plot) => {
    current[index] = plot;
    for (const { sides } of plot.blocks) for (const side of sides) owner.set(side.id, index);
  };
  for (const [index, plot] of plots.entries()) settle(index, plot);
  for (let moved = true; moved;) {
    moved = false;
    for (const block of plots.flatMap((plot) => plot.blocks)) {
      const from = owner.get(block.sides[0]?.id ?? -1);
      const best = from === undefined ? undefined : bestMove(block, from, current, owner, band);
      if (from === undefined || best === undefined) continue;
      settle(from, best.left);
      settle(best.to, best.grown);
      moved = true;
    }
  }
  return current;
}

function bestMove(
  block: Block,
  from: number,
  plots: readonly Plot[],
  owner: ReadonlyMap<number, number>,
  band: Band,
) {
  const giver = plots[from];
  const takers = new Set(block.sides.map((side) => owner.get(side.twin) ?? from));
  takers.delete(from);
  if (giver === undefined || takers.size === 0) return undefined;
  const left = plotOf(giver.blocks.filter((other) => other !== block));
  if (left === null || left.sides.length === 0) return undefined;
  return [...takers]
    .flatMap((to) => {
      const taker = plots[to];
      const grown = taker === undefined ? null : plotOf([...taker.blocks, block]);
      if (taker === undefined || grown === null) return [];
      const fits = (plot: Plot, before: Plot) =>
        sizeOf(plot, band) >= Math.min(band.least, sizeOf(before, band)) * 0.9 &&
        sizeOf(plot, band) <= Math.max(band.most, sizeOf(before, band));
      if (!fits(left, giver) || !fits(grown, taker)) return [];
      const gain = cost(giver) + cost(taker) - cost(left) - cost(grown);
      return gain > 1 ? [{ to, left, grown, gain }] : [];
    })
    .toSorted((a, b) => b.gain - a.gain)[0];
}

/** A block outside of its plot's quarter costs as much as some border. */
const cost = (plot: Plot) =>
  borderCost(plot.sides) +
  plot.blocks.filter(({ quarter }) => quarter !== plot.quarter).length * strangerCost;

const strangerCost = 15;
