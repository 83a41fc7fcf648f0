import type { Position } from 'geojson';
import type { Rings } from './geometry.ts';

/** Lines without the stretches that an earlier one has drawn already: neighbours share their border. */
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

/** The same in both directions. */
const stretchOf = (one: string, other: string) =>
  one < other ? `${one} ${other}` : `${other} ${one}`;
