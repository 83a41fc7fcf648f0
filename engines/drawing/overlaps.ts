import type { Mismatch } from './borders.ts';

/** How much of one neighbour is covered, in square metres. */
export interface Overlap {
  readonly name: string;
  readonly area: number;
}

/** What a map covers of each neighbour, the most first. */
export function overlapsIn(mismatches: readonly Mismatch[]): readonly Overlap[] {
  const areas = new Map<string, number>();
  for (const { kind, name, area } of mismatches)
    if (kind === 'overlap' && name !== null) areas.set(name, (areas.get(name) ?? 0) + area);
  return [...areas].map(([name, area]) => ({ name, area })).toSorted((a, b) => b.area - a.area);
}
