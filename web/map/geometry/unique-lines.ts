import type { Position } from 'geojson';
import type { Rings } from './geometry.ts';

/** Lines without the stretches that an earlier one has drawn already: neighbours share their border. */
export function uniqueLines(lines: Rings): Position[][] {
  const drawn = new Set<string>();
  return lines.flatMap((line) => {
    const parts: Position[][] = [];
    let part: Position[] = [];
    for (const [index, to] of line.entries()) {
      const from = line[index - 1];
      if (!from) continue;
      const stretch = stretchOf(from, to);
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
function stretchOf(from: Position, to: Position) {
  const [one, other] = [from.join(), to.join()];
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
