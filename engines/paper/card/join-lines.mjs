import { measured } from './label-space.mjs';

/**
 * Lines joined where they share an end, so that a street of several pieces has one line.
 * @typedef {import('./card-sheet.ts').Line} Line
 * @typedef {import('./card-sheet.ts').Point} Point
 */

/**
 * @param {readonly Line[]} lines
 * @returns {Line[]}
 */
export function joinLines(lines) {
  const open = new Set(lines.filter((line) => line.length > 1));
  /** @type {Map<string, Set<Line>>} */
  const ends = new Map();
  for (const line of open) {
    for (const end of [line[0], line.at(-1)]) {
      const key = keyOf(end);
      ends.set(key, (ends.get(key) ?? new Set()).add(line));
    }
  }
  /** @param {Point | undefined} end */
  const next = (end) => {
    for (const line of ends.get(keyOf(end)) ?? []) {
      if (!open.delete(line)) continue;
      return keyOf(line[0]) === keyOf(end) ? line : line.toReversed();
    }
    return null;
  };
  return [...open].flatMap((line) => {
    if (!open.delete(line)) return [];
    /** @type {Line} */
    let joined = line;
    for (let more = next(joined.at(-1)); more; more = next(joined.at(-1)))
      joined = [...joined, ...more.slice(1)];
    for (let more = next(joined[0]); more; more = next(joined[0]))
      joined = [...more.toReversed(), ...joined.slice(1)];
    return [joined];
  });
}

/** @param {Point | undefined} point */
const keyOf = (point) => (point ? `${point[0]} ${point[1]}` : '');

/** @param {readonly Line[]} lines */
export const lengthOf = (lines) => lines.reduce((all, line) => all + measured(line).length, 0);
