import type { Position } from 'geojson';
import type { Rings } from './geometry.ts';

/** Removes segments already contained in an earlier line, so that borders shared by neighbours are drawn once. */
export function uniqueLines(lines: Rings): Position[][] {
  const drawn = new Set<string>();
  return lines.flatMap((line) => {
    const parts: Position[][] = [];
    let part: Position[] = [];
    const names = line.map(([x, y]) => `${x},${y}`);
    for (const [index, to] of line.entries()) {
      const from = line[index - 1];
      if (!from) continue;
      const stretch = stretchOf(names[index - 1] ?? '', names[index] ?? '');
      if (drawn.has(stretch)) {
        part = [];
        continue;
      }
      drawn.add(stretch);
      if (part.length > 0) part.push(to);
      else parts.push((part = [from, to]));
    }
    return parts;
  });
}

/** A key of the segment, the same in both directions. */
const stretchOf = (one: string, other: string) =>
  one < other ? `${one} ${other}` : `${other} ${one}`;
