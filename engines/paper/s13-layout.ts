import type { S13Line, S13Territory } from './s13-sheet.ts';

/**
 * Dimensions of the S-13, in points: A4 portrait, columns of 6.5, 12.2 and four times 20.3 per cent
 * (engines/paper/README.md).
 */
const width = { page: 595.28, margin: 36 };
const inner = width.page - 2 * width.margin;
const number = 0.065 * inner;
const lastCovered = 0.122 * inner;
const block = (inner - number - lastCovered) / 4;

export const page = { block, padding: 2.5 };
export const size = { title: 14, year: 10, head: 7, cell: 8, leastName: 6.4, foot: 7 };
export const place = {
  title: 34,
  year: 60,
  table: 80,
  head: 36,
  headName: 13,
  footNote: 783,
  foot: 803,
};
export const grid = { rows: 20, blocks: 4, row: 33, name: 17, top: place.table + place.head };

const firstBlock = width.margin + number + lastCovered;

export const edges = {
  left: width.margin,
  lastCovered: width.margin + number,
  right: width.page - width.margin,
  block: (at: number) => firstBlock + at * block,
  middle: (at: number) => firstBlock + (at + 0.5) * block,
};

/** Assignments beyond the fourth continue on further lines under the same number (B-63). */
export function linesOfTerritory({
  number,
  last_covered,
  assignments,
}: S13Territory): readonly S13Line[] {
  const count = Math.max(1, Math.ceil(assignments.length / grid.blocks));
  return Array.from({ length: count }, (_, at) => ({
    number: String(number),
    lastCovered: at === 0 ? last_covered : '',
    assignments: assignments.slice(at * grid.blocks, (at + 1) * grid.blocks),
  }));
}
