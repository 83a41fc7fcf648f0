import { type Figure, type Finding, none } from './figures.ts';
import { folderOf, layerOf } from './rooms.ts';
import type { Module } from './sources.ts';

interface Arrow extends Finding {
  readonly from: string;
  readonly to: string;
}

/** Circles between files, by types too, and between the folders of one layer. */
export function circles(modules: readonly Module[]): Figure {
  const files = new Set(modules.map(({ file }) => file));
  const arrows = modules.flatMap(({ file, imports }) =>
    imports
      .filter(({ target }) => files.has(target))
      .map(({ target, line }) => ({ from: file, to: target, file, line, text: target })),
  );
  const folderArrows = arrows.flatMap((arrow) => {
    const from = folderOf(arrow.from);
    const to = folderOf(arrow.to);
    const isWithin = layerOf(arrow.from) !== undefined && layerOf(arrow.from) === layerOf(arrow.to);
    return isWithin && from && to && from !== to ? [{ ...arrow, from, to }] : [];
  });
  return none('circles', [...circlesOf(arrows), ...circlesOf(folderArrows)]);
}

/** The shortest circle through each place that stands in one, each named once. */
export function circlesOf(arrows: readonly Arrow[]): readonly Finding[] {
  const leaving = new Map<string, Arrow[]>();
  for (const arrow of arrows) leaving.set(arrow.from, [...(leaving.get(arrow.from) ?? []), arrow]);
  const named = new Set<string>();
  return [...leaving.keys()].toSorted().flatMap((start) => {
    if (named.has(start)) return [];
    const circle = shortestBack(start, leaving);
    for (const { from } of circle) named.add(from);
    const [first] = circle;
    if (!first) return [];
    const text = [start, ...circle.map(({ to }) => to)].join(' → ');
    return [{ file: first.file, line: first.line, text: `a circle: ${text}` }];
  });
}

function shortestBack(
  start: string,
  leaving: ReadonlyMap<string, readonly Arrow[]>,
): readonly Arrow[] {
  const arrived = new Map<string, Arrow>();
  const queue = [start];
  for (const place of queue) {
    for (const arrow of leaving.get(place) ?? []) {
      if (arrived.has(arrow.to)) continue;
      arrived.set(arrow.to, arrow);
      if (arrow.to === start) return wayTo(start, arrived);
      queue.push(arrow.to);
    }
  }
  return [];
}

function wayTo(start: string, arrived: ReadonlyMap<string, Arrow>): readonly Arrow[] {
  const way: Arrow[] = [];
  let arrow = arrived.get(start);
  while (arrow) {
    way.unshift(arrow);
    arrow = arrow.from === start ? undefined : arrived.get(arrow.from);
  }
  return way;
}
