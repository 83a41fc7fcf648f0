import type { Road } from './blocks.ts';
import type { Side } from '../../engines/drawing/faces.ts';
import { metres, oneRing, perimeter, squareMetres } from './measure.ts';

export interface Block {
  readonly sides: readonly Side<Road>[];
  readonly doors: number;
  readonly quarter: string;
}

export interface Plot {
  readonly blocks: readonly Block[];
  /** Counterclockwise. */
  readonly sides: readonly Side<Road>[];
  readonly doors: number;
  readonly area: number;
  readonly quarter: string;
}

/** Doors of a usual plot, and the allowed range of sizes. */
export interface Band {
  readonly doors: number;
  readonly area: number;
  readonly least: number;
  readonly most: number;
}

/** Joins blocks into a plot; null if they form no simple polygon. */
export function plotOf(blocks: readonly Block[]): Plot | null {
  const all = new Map(blocks.flatMap(({ sides }) => sides.map((side) => [side.id, side])));
  const sides = oneRing([...all.values()].filter((side) => !all.has(side.twin)));
  if (sides === null) return null;
  const ground = new Map<string, number>();
  for (const { sides: ring, quarter } of blocks) {
    ground.set(quarter, (ground.get(quarter) ?? 0) + areaOf(ring));
  }
  const [quarter = ''] = [...ground].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const doors = blocks.reduce((sum, block) => sum + block.doors, 0);
  return { blocks, sides, doors, area: areaOf(sides), quarter };
}

/** Merges the smallest plot with its best neighbour until all plots are large enough. */
export function mergeBlocks(blocks: readonly Block[], band: Band): Plot[] {
  const plots = new Set(blocks.flatMap((block) => plotOf([block]) ?? []));
  const stuck = new Set<Plot>();
  for (;;) {
    const small = [...plots]
      .filter((plot) => !stuck.has(plot) && sizeOf(plot, band) < band.least)
      .toSorted((a, b) => sizeOf(a, band) - sizeOf(b, band))[0];
    if (small === undefined) return [...plots];
    const best = touching(small, plots)
      .flatMap((other) => candidate(small, other, band))
      .toSorted((a, b) => b.score - a.score)[0];
    if (best === undefined) {
      stuck.add(small);
      continue;
    }
    plots.delete(small);
    plots.delete(best.other);
    plots.add(best.merged);
    stuck.clear();
  }
}

/** 1 for a usual plot; doors weigh three times as much as area. */
export const sizeOf = (plot: Plot, band: Band) =>
  0.75 * (plot.doors / band.doors) + 0.25 * (plot.area / band.area);

const areaOf = (sides: readonly Side<Road>[]) => squareMetres(sides.map(({ from }) => from));

function touching(plot: Plot, plots: Iterable<Plot>): Plot[] {
  const twins = new Set(plot.sides.map((side) => side.twin));
  return [...plots].filter((other) => other.sides.some((side) => twins.has(side.id)));
}

/** Cost of a border: its length, increased where it follows no road. */
export const borderCost = (sides: readonly Side<Road>[]) =>
  sides.reduce((sum, { from, to, label }) => sum + metres(from, to) * (1.25 - label.weight), 0);

function candidate(small: Plot, other: Plot, band: Band) {
  const merged = plotOf([...small.blocks, ...other.blocks]);
  if (merged === null) return [];
  const tooBig = sizeOf(merged, band) > band.most;
  const whole = !thin(small) && small.doors > band.doors / 5;
  if (tooBig && whole) return [];
  const twins = new Set(other.sides.map((side) => side.twin));
  const shared = small.sides.filter((side) => twins.has(side.id));
  if (whole && perimeter(shared) < neck) return [];
  const contact = perimeter(shared) / Math.min(perimeter(small.sides), perimeter(other.sides));
  const compact = (4 * Math.PI * merged.area) / perimeter(merged.sides) ** 2;
  const spared = thin(small) ? 1 : borderCost(shared) / perimeter(shared);
  const together = small.quarter === other.quarter || thin(small) ? 1 : 0.35;
  return [{ score: contact * compact * spared * together * (tooBig ? 0.3 : 1), other, merged }];
}

/** Minimum common border in metres: plots joined by less would be connected by a narrow neck. */
const neck = 25;

/** A strip between two carriageways, narrower than about ten metres. */
const thin = (plot: Plot) => plot.area / perimeter(plot.sides) < 5;
