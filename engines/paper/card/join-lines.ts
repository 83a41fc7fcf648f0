import { measured } from './label-space.ts';
import type { Line, Point } from './card-sheet.ts';

/** Lines joined where they share an end, so that a street of several pieces has one line. */
export function joinLines(lines: readonly Line[]): Line[] {
  const open = new Set(lines.filter((line) => line.length > 1));
  const ends = new Map<string, Set<Line>>();
  for (const line of open) {
    for (const end of [line[0], line.at(-1)]) {
      const key = keyOf(end);
      ends.set(key, (ends.get(key) ?? new Set()).add(line));
    }
  }
  const next = (end: Point | undefined) => {
    for (const line of ends.get(keyOf(end)) ?? []) {
      if (!open.delete(line)) continue;
      return keyOf(line[0]) === keyOf(end) ? line : line.toReversed();
    }
    return null;
  };
  return [...open].flatMap((line) => {
    if (!open.delete(line)) return [];
    let joined: Line = line;
    for (let more = next(joined.at(-1)); more; more = next(joined.at(-1)))
      joined = [...joined, ...more.slice(1)];
    for (let more = next(joined[0]); more; more = next(joined[0]))
      joined = [...more.toReversed(), ...joined.slice(1)];
    return [joined];
  });
}

const keyOf = (point: Point | undefined) => (point ? `${point[0]} ${point[1]}` : '');

export const lengthOf = (lines: readonly Line[]) =>
  lines.reduce((all, line) => all + measured(line).length, 0);
